import { createHash } from 'node:crypto';
import type { Database, SqlExecutor } from '../../db/database.ts';
import { unavailability } from '../../db/database-errors.ts';
import type { Clock } from '../../ports.ts';
import { boundedCache } from '../../lib/bounded-cache.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { RateLimiter, tooManyRequests, type RateLimit, type RateLimits } from './rate-limits.ts';

export interface SharedRateLimit extends RateLimit {
  /** Distinguishes this limit's windows from others. */
  name: string;
  /**
   * The calls that a process reserves in a window at once. A larger share needs fewer queries, but makes the limit less
   * exact.
   */
  share: number;
}

/** The calls of a window that this process has reserved. */
interface Holding {
  left: number;
  /** True if the window is used up, as far as this process knows. */
  usedUp: boolean;
  endsAt: number;
}

interface Window {
  startedAt: Date;
  count: number;
}

/** Milliseconds to wait for the count, because the caller waits, too. */
const PATIENCE_MS = 1000;
/** Milliseconds for which this process counts alone after the database didn't answer. */
const ALONE_MS = 5000;

const COUNT = `
  insert into request_windows (key, started_at, count) values ($1, $2, $3)
  on conflict (key) do update set
    count = case when request_windows.started_at <= $4 then $3 else request_windows.count + $3 end,
    started_at = case when request_windows.started_at <= $4 then $2 else request_windows.started_at end
  returning started_at as "startedAt", count`;
const GIVE_BACK = 'update request_windows set count = count - 1 where key = $1 and count > 0';

/** Limits across all processes on the database. */
export function rateLimits(
  { engine, sql }: Pick<Database, 'engine' | 'sql'>,
  clock: Clock,
  limit: SharedRateLimit,
): RateLimits {
  return engine === 'postgres'
    ? new SharedRateLimiter(sql, clock, limit)
    : new RateLimiter(clock, limit);
}

/** Counts in windows that all processes share. While the database is unavailable, each process counts alone. */
export class SharedRateLimiter implements RateLimits {
  readonly #db: SqlExecutor;
  readonly #clock: Clock;
  readonly #limit: SharedRateLimit;
  readonly #alone: RateLimiter;
  readonly #holdings = boundedCache<Holding>();
  #awayUntil = 0;

  constructor(db: SqlExecutor, clock: Clock, limit: SharedRateLimit) {
    this.#db = db;
    this.#clock = clock;
    this.#limit = limit;
    this.#alone = new RateLimiter(clock, limit);
  }

  async take(key: string): Promise<void> {
    const now = this.#clock.now().getTime();
    const held = this.#holdings.get(key);
    if (held && held.endsAt > now) {
      if (held.left > 0) {
        held.left -= 1;
        return;
      }
      if (held.usedUp) throw tooManyRequests(held.endsAt - now);
    }
    const window = await this.#countInTime(key, new Date(now));
    if (window === null) return this.#alone.take(key);
    this.#hold(key, window, now);
  }

  async giveBack(key: string): Promise<void> {
    this.#holdings.delete(key);
    await this.#alone.giveBack(key);
    if (performance.now() < this.#awayUntil) return;
    try {
      await this.#db.query(GIVE_BACK, [this.#hash(key)]);
    } catch (error) {
      if (!unavailability(error)) throw error;
    }
  }

  #hold(key: string, { startedAt, count }: Window, now: number): void {
    const { max, share, windowMs } = this.#limit;
    const granted = Math.min(share, max - (count - share));
    const endsAt = startedAt.getTime() + windowMs;
    const before = this.#holdings.get(key);
    const kept = before?.endsAt === endsAt ? before.left : 0;
    const left = kept + Math.max(0, granted - 1);
    this.#holdings.set(key, { left, usedUp: granted < share, endsAt });
    if (granted <= 0) throw tooManyRequests(endsAt - now);
  }

  /** Null if the database is unavailable or too slow. */
  async #countInTime(key: string, now: Date): Promise<Window | null> {
    if (performance.now() < this.#awayUntil) return null;
    const counted = this.#count(key, now).catch((error: unknown) => {
      if (unavailability(error)) return null;
      throw error;
    });
    const window = await withTimeout(counted, PATIENCE_MS, null);
    if (window === null) this.#awayUntil = performance.now() + ALONE_MS;
    return window;
  }

  async #count(key: string, now: Date): Promise<Window> {
    const { share, windowMs } = this.#limit;
    const over = new Date(now.getTime() - windowMs);
    const { rows } = await this.#db.query<Window>(COUNT, [this.#hash(key), now, share, over]);
    const [window] = rows;
    if (!window) throw new Error('the call was not counted');
    return window;
  }

  #hash(key: string): string {
    return createHash('sha256').update(`${this.#limit.name} ${key}`).digest('base64url');
  }
}

export async function forgetWindowsBefore(db: SqlExecutor, before: Date): Promise<void> {
  await db.query('delete from request_windows where started_at < $1', [before]);
}
