import { overloaded } from '../protocol-error.ts';

/**
 * Admits a bounded amount of dear work: `concurrency` at a time, `queue` waiting, the rest refused
 * at once, so that those who are served are served at full speed.
 */
export class Bulkhead {
  readonly #concurrency: number;
  readonly #queue: number;
  readonly #waiting: (() => void)[] = [];
  #active = 0;

  constructor(limits: { concurrency: number; queue: number }) {
    this.#concurrency = limits.concurrency;
    this.#queue = limits.queue;
  }

  /** Errors: RESOURCE_EXHAUSTED (503) when `run` would refuse. Costs nothing: ask before any work. */
  assertRoom(): void {
    if (this.#active >= this.#concurrency && this.#waiting.length >= this.#queue) {
      throw overloaded();
    }
  }

  /** Runs the work when its turn comes. Errors: RESOURCE_EXHAUSTED (503), and the work's own. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.assertRoom();
    if (this.#active >= this.#concurrency) {
      // The one who leaves hands its place over, so `active` stays as it is.
      await new Promise<void>((admit) => this.#waiting.push(admit));
    } else {
      this.#active += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#active -= 1;
    }
  }
}
