import { ProblemError } from '../problem-error.ts';

const RETRY_AFTER_SECONDS = 5;

interface Share {
  running: number;
  waiting: (() => void)[];
}

/**
 * Limits concurrent operations per person, so that one person can't block everyone else. Others wait in a queue, or are
 * refused if it is full.
 */
export class PersonShares {
  readonly #atOnce: number;
  readonly #waiting: number;
  readonly #shares = new Map<string, Share>();

  constructor(atOnce: number, waiting: number) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
  }

  /** Throws `too_many_requests` if the person's queue is full. */
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

  /** A finished operation passes its place on, so that none can jump the queue. */
  async #turn(share: Share): Promise<void> {
    if (share.running < this.#atOnce) {
      share.running += 1;
      return;
    }
    if (share.waiting.length >= this.#waiting) {
      throw new ProblemError(
        'too_many_requests',
        'Too many of your payment requests are being processed. Please wait a moment.',
        { retryAfter: RETRY_AFTER_SECONDS },
      );
    }
    await new Promise<void>((resolve) => share.waiting.push(resolve));
  }
}
