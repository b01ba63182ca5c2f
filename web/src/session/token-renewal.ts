import { type Auth, onIdTokenChanged, type User } from 'firebase/auth';

/** Spec §9: renewed so long before its expiry; without a network tried again, at growing intervals. */
const AHEAD_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 16 * 60_000;

function isOffline(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'auth/network-request-failed';
}

/**
 * How long a token can wait for its renewal. One that has just come lasts from now on, whatever the clock
 * says: beside one that is an hour ahead it would be renewed again and again.
 */
async function waitOf(user: User, isNew: boolean): Promise<number> {
  const { issuedAtTime, expirationTime } = await user.getIdTokenResult();
  const from = isNew ? Date.parse(issuedAtTime) : Date.now();
  return Math.max(0, Date.parse(expirationTime) - from - AHEAD_MS);
}

/** Renews the token of whoever is signed in ahead of time; the SDK itself waits until somebody needs it. */
export function renewAheadOfTime(auth: Auth): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  /** The token of the plan; null where nobody is signed in, undefined until the stored session is read. */
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
    // listeners hear of a new name, too, and of a sign-out meanwhile
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
