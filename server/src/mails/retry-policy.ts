const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/**
 * With the pauses between them, the attempts take about three days, because a mail server may be down over a weekend.
 */
const MAX_ATTEMPTS = 22;

/** Milliseconds after a number of failed attempts; null if no attempt follows. */
export function pauseAfter(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}
