import type { CacheTag } from '../../context.ts';
import { LruMap } from '../../lib/lru-map.ts';
import type { Clock } from '../../ports.ts';

export interface OutputCacheOptions {
  clock: Clock;
  maxEntries: number;
  /** Limits the harm of a lost invalidation. */
  maxAgeMs: number;
}

interface Entry<Output> {
  output: Promise<Output>;
  expiresAt: number;
}

/**
 * Outputs of public reads that several pages show: read once for each input until one of the tags is
 * invalidated. The version of the tags is a part of the key, so what began before an invalidation is never
 * found after it.
 */
export class OutputCache<Output> {
  readonly #options: OutputCacheOptions;
  readonly #entries: LruMap<string, Entry<Output>>;
  readonly #versions = new Map<CacheTag, number>();

  constructor(options: OutputCacheOptions) {
    this.#options = options;
    this.#entries = new LruMap(options.maxEntries);
  }

  invalidate(tag: CacheTag): void {
    this.#versions.set(tag, (this.#versions.get(tag) ?? 0) + 1);
  }

  /** Failures are not cached. */
  get(key: string, cacheTags: readonly CacheTag[], read: () => Promise<Output>): Promise<Output> {
    const now = this.#options.clock.now().getTime();
    const versioned = [...cacheTags.map((tag) => this.#versions.get(tag) ?? 0), key].join(' ');
    const known = this.#entries.get(versioned);
    if (known && known.expiresAt > now) return known.output;
    const entry = { output: read(), expiresAt: now + this.#options.maxAgeMs };
    this.#entries.set(versioned, entry);
    entry.output.catch(() => {
      if (this.#entries.get(versioned) === entry) this.#entries.delete(versioned);
    });
    return entry.output;
  }
}
