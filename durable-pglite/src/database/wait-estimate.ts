/** The weight of the latest use of a connection in the moving average of durations. */
const WEIGHT = 0.05;
/** Longer uses count as this many milliseconds, because backups, vacuums and migrations aren't representative. */
const LONGEST_MS = 250;
/** The number of waiting callers below which a wait means that the machine is slow, and not that the queue is long. */
const FEW = 64;

/** Estimates the time that a new caller would wait for a connection, from recent uses of it. */
export class WaitEstimate {
  #usualMs = 1;

  /** Records the duration of one use of a connection. */
  add(ms: number): void {
    this.#usualMs += WEIGHT * (Math.min(ms, LONGEST_MS) - this.#usualMs);
  }

  /**
   * The wait in ms behind a number of waiting callers, if there are this many connections; 0 if only a few are waiting.
   */
  behind(waiting: number, connections: number): number {
    return waiting < FEW ? 0 : (waiting * this.#usualMs) / connections;
  }
}
