import type { LRUCache } from 'lru-cache';
import type { CacheTag } from '../../context.ts';
import { boundedCache } from '../../lib/bounded-cache.ts';
import type { Clock } from '../../ports.ts';

export interface OutputCacheOptions<Output> {
  clock: Clock;
  maxEntries: number;
  /** Milliseconds, which limit the harm of a lost invalidation. */
  maxAgeMs: number;
  /** The instant at which an output becomes wrong without an invalidation. */
  changesAt?: (output: Output) => Date | undefined;
}

interface Entry<Output> {
  output: Promise<Output>;
  cacheTags: readonly CacheTag[];
  expiresAt: number;
}

/**
 * Caches outputs of public reads that several pages show, until one of their tags is invalidated. An invalidation drops
 * outputs even while they are being read, so that no later caller gets them.
 */
export class OutputCache<Output> {
  readonly #options: OutputCacheOptions<Output>;
  readonly #entries: LRUCache<string, Entry<Output>>;

  constructor(options: OutputCacheOptions<Output>) {
    this.#options = options;
    this.#entries = boundedCache(options.maxEntries);
  }

  invalidate(tag: CacheTag): void {
    const outdated = [...this.#entries].filter(([, { cacheTags }]) => cacheTags.includes(tag));
    for (const [key] of outdated) this.#entries.delete(key);
  }

  /** Failures aren't cached. */
  get(key: string, cacheTags: readonly CacheTag[], read: () => Promise<Output>): Promise<Output> {
    const now = this.#options.clock.now().getTime();
    const known = this.#entries.get(key);
    if (known && known.expiresAt > now) return known.output;
    const entry = { output: read(), cacheTags, expiresAt: now + this.#options.maxAgeMs };
    this.#entries.set(key, entry);
    entry.output.then(
      (output) => {
        const changesAt = this.#options.changesAt?.(output)?.getTime() ?? Infinity;
        entry.expiresAt = Math.min(entry.expiresAt, changesAt);
        return output;
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return entry.output;
  }
}
