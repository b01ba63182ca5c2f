import { FRESH_SIGN_IN_MINUTES } from '@wayfarer/contract';
import type { Actor, AppContext } from './context.ts';
import { ProblemError } from './problem-error.ts';

const UNCHECKED_RETRY_S = 10;
const FRESH_MS = FRESH_SIGN_IN_MINUTES * 60_000;

/**
 * Throws `sign_in_again` if the sign-in is too old, because an open or stolen session mustn't be enough. Throws
 * `unavailable` if the session couldn't be checked.
 */
export function assertFreshSignIn(
  { clock }: Pick<AppContext, 'clock'>,
  { authTime, unchecked }: Pick<Actor, 'authTime' | 'unchecked'>,
): void {
  if (unchecked) {
    const message = 'Your sign-in cannot be checked right now; please try again in a moment.';
    throw new ProblemError('unavailable', message, { retryAfter: UNCHECKED_RETRY_S });
  }
  if (clock.now().getTime() - authTime.getTime() <= FRESH_MS) return;
  throw new ProblemError('sign_in_again', 'Please confirm that it is you, then try again.');
}
