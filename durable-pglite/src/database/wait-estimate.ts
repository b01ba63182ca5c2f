/** How much the latest use of a connection counts in the moving average of durations. */
const WEIGHT = 0.05;
/**
 * The time in milliseconds as which longer uses count, because backups, vacuums and migrations aren't representative.
 */
const LONGEST_MS = 250;
/** The number of waiting callers below which the machine is slow rather than the queue long. */
const FEW = 64;

/** Estimates how long a new caller would wait for a connection, from recent uses. */
export class WaitEstimate {
  #usualMs = 1;

  /** Records how long a connection was in use. */
  add(ms: number): void {
    this.#usualMs += WEIGHT * (Math.min(ms, LONGEST_MS) - this.#usualMs);
  }

  /**
   * The wait in ms behind a number of waiting callers, with a number of connections; 0 while few are
   * waiting.
   */
  behind(waiting: number, connections: number): number {
    return waiting < FEW ? 0 : (waiting * this.#usualMs) / connections;
  }
}
