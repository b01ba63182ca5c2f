/** How much of the newest use goes into the usual length of one. */
const WEIGHT = 0.05;
/** A backup, a vacuum or a migration says nothing about what uses usually take. */
const LONGEST_MS = 250;
/** So few wait for a slow machine rather than for each other. */
const FEW = 64;

/** Estimates how long somebody who came now would wait for a connection, by what uses have taken lately. */
export class WaitEstimate {
  #usualMs = 1;

  /** Takes in how long a connection was in use. */
  add(ms: number): void {
    this.#usualMs += WEIGHT * (Math.min(ms, LONGEST_MS) - this.#usualMs);
  }

  /** In ms, behind so many who wait for so many connections; 0 while few wait. */
  behind(waiting: number, connections: number): number {
    return waiting < FEW ? 0 : (waiting * this.#usualMs) / connections;
  }
}
