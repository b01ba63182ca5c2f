/**
 * Lets long work take turns, so that only one export at a time keeps the database busy, and each makes progress. The
 * first to wait is the first to be served.
 */
export class SlowLane {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a short part of long work, after all parts that came before. */
  turn<T>(part: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(part);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
