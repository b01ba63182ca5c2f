import { overloaded } from '../protocol/protocol-error.ts';

interface Waiting {
  admit(): void;
  refuse(error: Error): void;
}

/**
 * Limits expensive work. `concurrency` calls run at a time, `queue` calls wait, and all others are rejected
 * immediately, so that admitted calls run at full speed.
 *
 * Each network has its own queue, and the queues take turns. When all waiting places are taken, a network with a
 * shorter queue gets the last place of the longest one, so that no flood can lock others out.
 */
export class Bulkhead {
  readonly #concurrency: number;
  readonly #queue: number;
  /** The queues that aren't empty, in the order of their next turns. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #active = 0;

  constructor(limits: { concurrency: number; queue: number }) {
    this.#concurrency = limits.concurrency;
    this.#queue = limits.queue;
  }

  /** Throws RESOURCE_EXHAUSTED (503) if `run` would be rejected. It is cheap, so call it before anything else. */
  assertRoom(network: string): void {
    const isFull = this.#active >= this.#concurrency && this.#waiting >= this.#queue;
    if (isFull && !this.#lineToShorten(network)) throw overloaded();
  }

  /** Runs the work when it is its turn. Errors: RESOURCE_EXHAUSTED (503), and the work's own. */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    this.assertRoom(network);
    // a finished call passes its place on, so `active` doesn't change
    if (this.#active >= this.#concurrency) await this.#turn(network);
    else this.#active += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.admit();
      else this.#active -= 1;
    }
  }

  #turn(network: string): Promise<void> {
    if (this.#waiting >= this.#queue) {
      this.#lineToShorten(network)?.pop()?.refuse(overloaded());
      this.#waiting -= 1;
    }
    return new Promise<void>((admit, refuse) => {
      const line = this.#lines.get(network) ?? [];
      line.push({ admit, refuse });
      this.#lines.set(network, line);
      this.#waiting += 1;
    });
  }

  /** The longest queue, if it would still be longer than the network's own queue after losing a place. */
  #lineToShorten(network: string): Waiting[] | undefined {
    const own = this.#lines.get(network)?.length ?? 0;
    let longest: Waiting[] | undefined;
    for (const line of this.#lines.values()) {
      if (line.length > (longest?.length ?? own + 1)) longest = line;
    }
    return longest;
  }

  #next(): Waiting | undefined {
    for (const [network, line] of this.#lines) {
      const first = line.shift();
      this.#lines.delete(network);
      // moves the queue behind the others, which have their turns first
      if (line.length > 0) this.#lines.set(network, line);
      if (!first) continue;
      this.#waiting -= 1;
      return first;
    }
    return undefined;
  }
}
