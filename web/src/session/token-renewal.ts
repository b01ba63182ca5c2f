import { type Auth, onIdTokenChanged, type User } from 'firebase/auth';

/** The time in milliseconds before a token's expiration at which the token is renewed (spec §9). */
const AHEAD_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 16 * 60_000;

function isOffline(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'auth/network-request-failed';
}

/**
 * The time in milliseconds until a token must be renewed. A new token's age is counted from the time when it was
 * issued, not by this device's clock: with a clock that is an hour ahead, the token would be renewed again and again.
 */
async function waitOf(user: User, isNew: boolean): Promise<number> {
  const { issuedAtTime, expirationTime } = await user.getIdTokenResult();
  const from = isNew ? Date.parse(issuedAtTime) : Date.now();
  return Math.max(0, Date.parse(expirationTime) - from - AHEAD_MS);
}

/** Renews the signed-in person's token ahead of time; the SDK itself waits until the token is needed. */
export function renewAheadOfTime(auth: Auth): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  /**
   * The token whose renewal is scheduled; null if no one is signed in, undefined until the stored session has been
   * read.
   */
  let planned: string | null | undefined;

  function later(ms: number, work: () => Promise<void>): void {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), ms);
  }

  async function attempt(user: User, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isOffline(error) || auth.currentUser !== user) return;
      later(retryMs, () => attempt(user, work));
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  async function plan(user: User): Promise<void> {
    const token = await user.getIdToken();
    // listeners are also called for a new name, and the person may have signed out in the meantime
    if (token === planned || auth.currentUser !== user) return;
    const wait = await waitOf(user, planned !== undefined);
    planned = token;
    retryMs = FIRST_RETRY_MS;
    later(wait, () => attempt(user, async () => void (await user.getIdToken(true))));
  }

  onIdTokenChanged(auth, (user) => {
    if (user) return void attempt(user, () => plan(user));
    clearTimeout(timer);
    planned = null;
  });
}
