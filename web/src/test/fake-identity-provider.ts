import { deleteApp, getApps } from 'firebase/app';
import { openFirebaseIdentity } from '../session/firebase-identity.ts';
import type { IdentityClient, IdentityConfig } from '../session/identity.ts';

export const HOUR_S = 3600;
const CONFIG = {
  mode: 'embedded',
  apiKey: 'the-key',
  authDomain: 'localhost',
  projectId: 'wayfarer',
} as const;

type Fields = Record<string, unknown>;

interface Call {
  endpoint: string;
  key: string | null;
  body: Fields;
}

/** Loads the SDK as after a page load. */
export async function openIdentity(change: Partial<IdentityConfig> = {}): Promise<IdentityClient> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  return openFirebaseIdentity({ ...CONFIG, ...change });
}

function fieldsIn(text: string): Fields {
  return text.startsWith('{')
    ? (JSON.parse(text) as Fields)
    : Object.fromEntries(new URLSearchParams(text));
}

/** The identity provider's HTTP API, as the SDK calls it. It has one account, whose name can change. */
export class FakeIdentityProvider {
  /** Endpoints whose next calls fail as if offline. */
  readonly unreachable = new Set<string>();
  /** Endpoints that respond with this protocol error. */
  readonly refusals = new Map<string, string>();
  /** Endpoints that refuse calls without a bot-check token. */
  readonly wantsBotCheck = new Set<string>();
  /** The response about an email's code. */
  mailedCode: Fields = {};
  private readonly calls: Call[] = [];
  private profile: Fields = {};
  private serial = 0;

  made(endpoint: string): readonly Call[] {
    return this.calls.filter((call) => call.endpoint === endpoint);
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), location.origin);
    const endpoint = url.pathname.split('/').at(-1) ?? '';
    const body = fieldsIn(String(init?.body ?? '{}'));
    this.calls.push({ endpoint, key: url.searchParams.get('key'), body });
    if (this.unreachable.has(endpoint)) throw new TypeError('Failed to fetch');
    const isCheckMissing =
      this.wantsBotCheck.has(endpoint) && body['captchaResponse'] === undefined;
    const message = isCheckMissing ? 'MISSING_RECAPTCHA_TOKEN' : this.refusals.get(endpoint);
    if (message === undefined) return Response.json(this.answerTo(endpoint, body));
    return Response.json({ error: { code: 400, message, errors: [] } }, { status: 400 });
  };

  private answerTo(endpoint: string, body: Fields): Fields {
    if (endpoint === 'token') return this.renewed();
    if (endpoint === 'recaptchaConfig') {
      return { recaptchaKey: 'projects/p/keys/the-site-key', recaptchaEnforcementState: [] };
    }
    if (endpoint === 'accounts:resetPassword') return this.mailedCode;
    if (body['oobCode'] !== undefined) {
      return body['idToken'] === undefined ? { passwordResetCode: 'reset-1' } : {};
    }
    const account = { localId: 'ada', email: 'ada@example.com', ...this.profile };
    if (endpoint === 'accounts:lookup') {
      return { users: [{ ...account, emailVerified: false, providerUserInfo: [] }] };
    }
    if (endpoint === 'accounts:update') this.profile = { displayName: body['displayName'] };
    const expiresIn = String(HOUR_S);
    return {
      ...account,
      ...this.profile,
      idToken: this.idToken(),
      refreshToken: 'refresh',
      expiresIn,
    };
  }

  private renewed(): Fields {
    const token = this.idToken();
    return {
      access_token: token,
      id_token: token,
      refresh_token: 'refresh',
      expires_in: String(HOUR_S),
      token_type: 'Bearer',
      user_id: 'ada',
      project_id: 'wayfarer',
    };
  }

  private idToken(): string {
    this.serial += 1;
    const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      sub: 'ada',
      user_id: 'ada',
      iat,
      exp: iat + HOUR_S,
      auth_time: iat,
      sid: 's1',
      serial: this.serial,
    };
    return `${part({ alg: 'RS256' })}.${part(claims)}.${btoa('signature')}`;
  }
}
