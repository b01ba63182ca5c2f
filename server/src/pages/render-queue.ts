import { setImmediate as nextRound } from 'node:timers/promises';
import { OverloadedError } from '../http/guards/load-shedding.ts';

const AT_ONCE = 2;
const WAITING = 32;
/**
 * Rounds of the event loop between two pages. They cause no delay if it is idle, but give other work many turns if it
 * isn't.
 */
const ROUNDS_BETWEEN = 8;

/**
 * Renders only a few pages at the same time, and lets other work run between two pages, because rendering blocks the
 * event loop for milliseconds.
 */
export class RenderQueue {
  readonly #waiting: (() => void)[] = [];
  #active = 0;

  /** Throws `OverloadedError` if too many pages wait. */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#active >= AT_ONCE) {
      if (this.#waiting.length >= WAITING) throw new OverloadedError('rendering');
      // an ended rendering gives its place to the next one in the queue
      await new Promise<void>((admit) => this.#waiting.push(admit));
    } else this.#active += 1;
    try {
      return await render();
    } finally {
      void this.#leave();
    }
  }

  async #leave(): Promise<void> {
    for (let round = 0; round < ROUNDS_BETWEEN; round += 1) await nextRound();
    const next = this.#waiting.shift();
    if (next) next();
    else this.#active -= 1;
  }
}
