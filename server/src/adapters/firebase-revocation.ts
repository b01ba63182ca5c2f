import { z } from 'zod/mini';
import type { Logger } from '../context.ts';
import { describeError } from '../lib/describe-error.ts';
import { boundedCache } from '../lib/bounded-cache.ts';
import {
  InvalidTokenError,
  type Clock,
  type IdentityVerifier,
  type VerifiedIdentity,
} from '../ports.ts';

export interface RevocationOptions {
  apiKey: string;
  /** Sent as the referrer, so that an API key restricted to the site's pages works for the server, too. */
  publicUrl: string;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** Google's by default. */
  lookupUrl?: string;
}

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup';
const GOOD_FOR_MS = 60_000;
const FAILURE_FOR_MS = 10_000;
const TIMEOUT_MS = 3000;
/** Google's error codes if the user was deleted, disabled or signed out everywhere. */
const REFUSALS = /^(?:USER_NOT_FOUND|USER_DISABLED|INVALID_ID_TOKEN|TOKEN_EXPIRED)\b/;

/** The fields of Google's `GetAccountInfoResponse` that the product uses; `validSince` is a string of epoch seconds. */
const Answer = z.object({
  users: z.optional(
    z.array(
      z.object({
        localId: z.string(),
        disabled: z.optional(z.boolean()),
        validSince: z.optional(z.string()),
      }),
    ),
  ),
});
const Refusal = z.object({ error: z.object({ message: z.string() }) });

type Verdict = 'good' | 'revoked' | 'unknown';

interface Asked {
  until: number;
  verdict: Promise<Verdict>;
}

/**
 * Asks Google about each session once a minute, because a token stays valid for an hour even if its account is disabled
 * in the meantime. Rejects disabled and deleted accounts, and sessions that are older than the last revocation. If
 * Google can't be asked, the token is accepted but marked as unchecked, which `assertFreshSignIn` refuses.
 */
export function askingForRevocation(
  verifier: IdentityVerifier,
  options: RevocationOptions,
): IdentityVerifier {
  const sessions = boundedCache<Asked>();
  const ask = (idToken: string, identity: VerifiedIdentity): Promise<Verdict> => {
    const now = options.clock.now().getTime();
    const key = `${identity.authTime.getTime()} ${identity.uid}`;
    const known = sessions.get(key);
    if (known && now < known.until) return known.verdict;
    const asked: Asked = { until: now + GOOD_FOR_MS, verdict: lookUp(idToken, identity, options) };
    sessions.set(key, asked);
    void askAgainSoon(asked, now);
    return asked.verdict;
  };
  return {
    verify: async (idToken) => {
      const identity = await verifier.verify(idToken);
      const verdict = await ask(idToken, identity);
      if (verdict === 'revoked') throw new InvalidTokenError('the session has ended at Firebase');
      return verdict === 'good' ? identity : { ...identity, unchecked: true };
    },
  };
}

/** An unknown verdict is kept for a shorter time. */
async function askAgainSoon(asked: Asked, now: number): Promise<void> {
  if ((await asked.verdict) === 'unknown') asked.until = now + FAILURE_FOR_MS;
}

/** Never throws; a failure gives the verdict 'unknown'. */
async function lookUp(
  idToken: string,
  identity: VerifiedIdentity,
  { apiKey, publicUrl, lookupUrl = LOOKUP, log }: RevocationOptions,
): Promise<Verdict> {
  try {
    const answer = await fetch(`${lookupUrl}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json();
    if (answer.ok) return verdictOn(identity, body);
    const refusal = z.safeParse(Refusal, body);
    const message = refusal.success ? refusal.data.error.message : '';
    if (answer.status === 400 && REFUSALS.test(message)) return 'revoked';
    log.warn({ status: answer.status }, 'Firebase did not say whether an account is still valid');
  } catch (error) {
    const failure = describeError(error);
    log.warn({ failure }, 'Firebase is unreachable, so revoked sessions go unnoticed');
  }
  return 'unknown';
}

function verdictOn({ uid, authTime }: VerifiedIdentity, body: unknown): Verdict {
  const { users = [] } = z.parse(Answer, body);
  const user = users.find(({ localId }) => localId === uid);
  if (!user || user.disabled === true) return 'revoked';
  return authTime.getTime() < Number(user.validSince ?? 0) * 1000 ? 'revoked' : 'good';
}
