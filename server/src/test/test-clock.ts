/**
 * A clock of today that only tests move. It starts at ten in the morning, UTC, when nearly everywhere it is the same
 * day and stays it for hours: what a test finds doesn't depend on the hour at which it runs.
 */
export class TestClock {
  #now = new Date().setUTCHours(10, 0, 0, 0);
  now(): Date {
    return new Date(this.#now);
  }
  advance(ms: number): void {
    this.#now += ms;
  }
  set(to: Date): void {
    this.#now = to.getTime();
  }
}
