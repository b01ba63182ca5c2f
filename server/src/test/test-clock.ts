/**
 * A clock that only tests move. It starts today at 10:00 UTC, because then nearly all time zones have the same day for
 * some hours. So a test's result doesn't depend on the hour at which it runs.
 */
export class TestClock {
  #now = morning();
  now(): Date {
    return new Date(this.#now);
  }
  advance(ms: number): void {
    this.#now += ms;
  }
  set(to: Date): void {
    this.#now = to.getTime();
  }
  reset(): void {
    this.#now = morning();
  }
}

const morning = () => new Date().setUTCHours(10, 0, 0, 0);
