import type { Clock } from '../../ports.ts';
import { ProblemError } from '../../problem-error.ts';
import { boundedCache } from '../../lib/bounded-cache.ts';

export interface RateLimit {
  /** Calls per window. */
  max: number;
  windowMs: number;
}

/** Limits calls in fixed windows by key. */
export interface RateLimits {
  /** Throws `too_many_requests` above the limit, with the seconds to wait. */
  take(key: string): Promise<void>;
  /** Takes back a call that turned out not to count. */
  giveBack(key: string): Promise<void>;
}

interface Window {
  startedAt: number;
  count: number;
}

/** Counts in this process only. */
export class RateLimiter implements RateLimits {
  readonly #clock: Clock;
  readonly #limit: RateLimit;
  readonly #windows = boundedCache<Window>();

  constructor(clock: Clock, limit: RateLimit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  async take(key: string): Promise<void> {
    const now = this.#clock.now().getTime();
    const { max, windowMs } = this.#limit;
    let window = this.#windows.get(key);
    if (!window || now - window.startedAt >= windowMs) {
      window = { startedAt: now, count: 0 };
      this.#windows.set(key, window);
    }
    window.count += 1;
    if (window.count > max) throw tooManyRequests(window.startedAt + windowMs - now);
  }

  async giveBack(key: string): Promise<void> {
    const window = this.#windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }
}

/** @param waitMs Milliseconds until the window ends */
export function tooManyRequests(waitMs: number): ProblemError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new ProblemError('too_many_requests', 'Too many requests. Please wait a moment.', {
    retryAfter,
  });
}
