/**
 * Lets long work take turns, first come, first served, so that however many exports run, only one of them keeps the
 * database busy, and each advances.
 */
export class SlowLane {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a short part of long work, once the parts that came before are done. */
  turn<T>(part: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(part);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
