import { ProblemError } from '../problem-error.ts';

const RETRY_AFTER_SECONDS = 5;

interface Share {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets each person have so many works under way at once; further ones wait for their turn, and beyond
 * that are refused. So one person cannot take the places of all others.
 */
export class PersonShares {
  readonly #atOnce: number;
  readonly #waiting: number;
  readonly #shares = new Map<string, Share>();

  constructor(atOnce: number, waiting: number) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
  }

  /** Throws `too_many_requests` where the person's queue is full. */
  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const share = this.#shares.get(person) ?? { running: 0, waiting: [] };
    this.#shares.set(person, share);
    await this.#turn(share);
    try {
      return await work();
    } finally {
      const next = share.waiting.shift();
      if (next) next();
      else share.running -= 1;
      if (share.running === 0) this.#shares.delete(person);
    }
  }

  /** A place that gets free is handed over, so that no one cuts in. */
  async #turn(share: Share): Promise<void> {
    if (share.running < this.#atOnce) {
      share.running += 1;
      return;
    }
    if (share.waiting.length >= this.#waiting) {
      throw new ProblemError(
        'too_many_requests',
        'Too many of your payment requests are under way; please wait a little.',
        { retryAfter: RETRY_AFTER_SECONDS },
      );
    }
    await new Promise<void>((resolve) => share.waiting.push(resolve));
  }
}
