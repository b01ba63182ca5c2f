/** Weight of the latest use in the average. */
const WEIGHT = 0.05;
/** A backup, a vacuum or a migration does not represent usual uses. */
const LONGEST_MS = 250;
/** With so few waiting, the machine is slow rather than the queue long. */
const FEW = 64;

/** Estimates how long a new caller would wait for a connection, from recent uses. */
export class WaitEstimate {
  #usualMs = 1;

  /** Records how long a connection was in use. */
  add(ms: number): void {
    this.#usualMs += WEIGHT * (Math.min(ms, LONGEST_MS) - this.#usualMs);
  }

  /**
   * In ms, behind the given number of callers who wait for the given number of connections; 0 while few
   * wait.
   */
  behind(waiting: number, connections: number): number {
    return waiting < FEW ? 0 : (waiting * this.#usualMs) / connections;
  }
}
