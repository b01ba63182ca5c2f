/**
 * Parts of long work take turns, first come, first served, so that one export at a time keeps the database busy, and
 * each makes progress.
 */
export class SlowLane {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a short part of long work, after all earlier parts. */
  turn<T>(part: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(part);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
