import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod/mini';
import type { ServiceAccount } from '../config/service-account.ts';
import type { Clock } from '../ports.ts';

export interface FirebaseAdminOptions {
  projectId: string;
  serviceAccount: ServiceAccount;
  clock: Clock;
  /** Google's by default. */
  apiBase?: string;
}

/** Firebase calls that need a service account. Each throws if Firebase refuses it or can't be reached. */
export interface FirebaseAdmin {
  /** Disables or enables an account. Does nothing if there is no such account. */
  setDisabled(uid: string, disabled: boolean): Promise<void>;
  /** Checks the service account's permissions by reading an account that can't exist. */
  probe(): Promise<void>;
}

const API = 'https://identitytoolkit.googleapis.com';
const SCOPES =
  'https://www.googleapis.com/auth/cloud-platform https://www.googleapis.com/auth/identitytoolkit';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TIMEOUT_MS = 5000;
const TOKEN_S = 3600;
/** Seconds before its expiration at which a token is renewed. */
const EARLY_S = 60;

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
const Refusal = z.object({ error: z.object({ message: z.string() }) });

export function firebaseAdmin({
  apiBase = API,
  clock,
  projectId,
  serviceAccount,
}: FirebaseAdminOptions): FirebaseAdmin {
  const tokens = accessTokens(serviceAccount, clock);
  const call = async (method: string, body: object): Promise<string | null> => {
    const url = `${apiBase}/v1/projects/${encodeURIComponent(projectId)}/accounts:${method}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokens.get()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const code = await refusalOf(answer);
    // the token was revoked early, so the next call requests another one
    if (answer.status === 401) tokens.forget();
    if (code !== null && code !== 'USER_NOT_FOUND')
      throw new Error(`Firebase refused accounts:${method}: ${answer.status} ${code}`);
    return code;
  };
  return {
    setDisabled: async (uid, disabled) => {
      await call('update', { localId: uid, disableUser: disabled });
    },
    probe: async () => {
      await call('lookup', { localId: ['wayfarer-doctor'] });
    },
  };
}

function accessTokens(account: ServiceAccount, clock: Clock) {
  let known: AccessToken | null = null;
  return {
    forget: () => {
      known = null;
    },
    get: async (): Promise<string> => {
      if (known === null || clock.now() >= known.until) known = await requestToken(account, clock);
      return known.token;
    },
  };
}

interface AccessToken {
  token: string;
  until: Date;
}

/** As documented at https://developers.google.com/identity/protocols/oauth2/service-account */
async function requestToken(
  { clientEmail, privateKey, tokenUri }: ServiceAccount,
  clock: Clock,
): Promise<AccessToken> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const assertion = await new SignJWT({ scope: SCOPES })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUri)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_S)
    .sign(await importPKCS8(privateKey, 'RS256'));
  const answer = await fetch(tokenUri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: GRANT, assertion }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`Google gave no access token: ${answer.status}`);
  const { access_token: token, expires_in: seconds } = z.parse(Token, await answer.json());
  return { token, until: new Date((now + seconds - EARLY_S) * 1000) };
}

/** The refusal's error code, without the explanation that may follow it; null if the call succeeded. */
async function refusalOf(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return null;
  const refusal = z.safeParse(Refusal, body);
  return (refusal.success && /^[A-Z_]+/.exec(refusal.data.error.message)?.[0]) || 'UNKNOWN';
}
