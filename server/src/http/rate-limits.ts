import type { Clock } from '../ports.ts';
import { ProblemError } from '../problem-error.ts';

export interface RateLimit {
  /** Calls allowed in a window. */
  max: number;
  windowMs: number;
}

interface Window {
  startedAt: number;
  count: number;
}

const MAX_KEYS = 20_000;

/** Counts calls by key in fixed windows. In this process only, and bounded: the oldest keys go first. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #limit: RateLimit;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock, limit: RateLimit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** Counts one call. Throws `too_many_requests`, with the seconds to wait, beyond the limit. */
  take(key: string): void {
    const now = this.#clock.now().getTime();
    const { max, windowMs } = this.#limit;
    let window = this.#windows.get(key);
    if (!window || now - window.startedAt >= windowMs) {
      window = { startedAt: now, count: 0 };
      this.#windows.delete(key);
      this.#windows.set(key, window);
      this.#bound();
    }
    window.count += 1;
    if (window.count <= max) return;
    const retryAfter = Math.max(1, Math.ceil((window.startedAt + windowMs - now) / 1000));
    throw new ProblemError('too_many_requests', 'Too many requests; please wait a little.', {
      retryAfter,
    });
  }

  /** Takes one call back that turned out not to count. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  #bound(): void {
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= MAX_KEYS) return;
      this.#windows.delete(key);
    }
  }
}
