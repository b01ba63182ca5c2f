/** A clock near the real time that only tests move. */
export class TestClock {
  #now = Date.now();
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
