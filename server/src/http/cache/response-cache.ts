import { LRUCache } from 'lru-cache';
import type { CacheTag } from '../../context.ts';
import { unavailability } from '../../db/database-errors.ts';
import type { Clock } from '../../ports.ts';
import { encodeResponse, type EncodedResponse, type FreshResponse } from './encode-response.ts';

/** Milliseconds past its maximum age for which an outdated response is better than a 503. */
const STALE_IF_UNAVAILABLE_MS = 60_000;
/** Milliseconds after which a visitor with an outdated page has fetched its resources. */
const REVALIDATE_AFTER_MS = 5000;
/** Milliseconds that visitors wait for a new response before they get the outdated one. */
const PATIENCE_MS = 1000;

type Build = () => Promise<FreshResponse>;

export interface CachedResponse extends EncodedResponse {
  /** Records a use. Returns true if the response may be repeated without the cache. */
  use(): boolean;
}

interface Validity {
  cacheTags: readonly CacheTag[];
  /** The number of the last invalidation before this build began. */
  begunAfter: number;
  expiresAt: number;
}

interface Entry extends Validity {
  /** The instant after which the response isn't served, not even while it is rebuilt, in milliseconds. */
  changesAt: number;
  response: CachedResponse;
  isRevalidationDue: boolean;
}

/** A build in progress, shared by all requests for its key. */
interface Flight extends Validity {
  /** The new response, or the previous one if that is better than waiting. */
  response: Promise<CachedResponse>;
}

export interface ResponseCacheOptions {
  clock: Clock;
  /** Above this number of bytes, the least recently used responses are evicted. */
  maxBytes: number;
  maxEntries: number;
  /** Milliseconds, which limit the harm of a lost invalidation. */
  maxAgeMs: number;
  /** Milliseconds past its maximum age for which a response is served while it is rebuilt in the background. */
  staleWhileRevalidateMs?: number;
}

/**
 * A cache of public responses, which invalidating any of their tags makes outdated. Nothing that depends on the caller
 * may be cached.
 */
export class ResponseCache {
  readonly #options: ResponseCacheOptions;
  readonly #entries: LRUCache<string, Entry>;
  readonly #flights = new Map<string, Flight>();
  readonly #builds = new Set<Promise<unknown>>();
  readonly #invalidatedAt = new Map<CacheTag, number>();
  #invalidations = 0;
  #closed = false;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: ({ response: { identity, brotli } }, key) =>
        key.length * 2 + identity.length + (brotli?.length ?? 0),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Outdates everything made from data with the tag, including builds in progress. */
  invalidate(tag: CacheTag): void {
    this.#invalidations += 1;
    this.#invalidatedAt.set(tag, this.#invalidations);
  }

  /**
   * Returns the current response, or builds it. A response that is only too old is served, and rebuilt in the
   * background. An outdated one is served only if the database is unavailable or overloaded, or if the build takes
   * long.
   */
  async get(key: string, cacheTags: readonly CacheTag[], build: Build): Promise<CachedResponse> {
    const entry = this.#entries.get(key);
    if (entry && this.#isCurrent(entry)) return entry.response;
    if (entry && this.#isCurrent(entry, this.#options.staleWhileRevalidateMs)) {
      this.#revalidateSoon(entry, () => {
        if (this.#entries.peek(key) === entry) this.#flightFor(key, cacheTags, build);
      });
      return entry.response;
    }
    return this.#flightFor(key, cacheTags, build).response;
  }

  /** Waits for the builds in progress. From now on, nothing is rebuilt in the background. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#builds);
  }

  #revalidateSoon(entry: Entry, revalidate: () => void): void {
    if (entry.isRevalidationDue) return;
    entry.isRevalidationDue = true;
    const start = () => {
      entry.isRevalidationDue = false;
      if (!this.#closed) revalidate();
    };
    setTimeout(start, REVALIDATE_AFTER_MS).unref();
  }

  /** The build in progress, unless something was invalidated since it began; otherwise a new one. */
  #flightFor(key: string, cacheTags: readonly CacheTag[], build: Build): Flight {
    const running = this.#flights.get(key);
    if (running && this.#isCurrent(running)) return running;
    const validity = this.#validFromNow(cacheTags);
    const before = this.#entries.peek(key);
    const fresh = this.#build(key, validity, build).then(
      (entry) => {
        if (this.#land(key, flight)) this.#entries.set(key, entry);
        return entry.response;
      },
      (error: unknown) => {
        // a failed rebuild removes the old response, unless the database was unavailable
        const isGone = unavailability(error) === null;
        if (this.#land(key, flight) && isGone) this.#entries.delete(key);
        throw error;
      },
    );
    const response = before ? this.#orBefore(fresh, before) : fresh;
    response.catch(() => undefined); // a failed background build has no caller to report to
    const flight: Flight = { ...validity, response };
    this.#flights.set(key, flight);
    return flight;
  }

  /** Ends a build. Returns false if a newer one has taken its place. */
  #land(key: string, flight: Flight): boolean {
    return this.#flights.get(key) === flight && this.#flights.delete(key);
  }

  async #build(key: string, validity: Validity, build: Build): Promise<Entry> {
    const building = build();
    this.#builds.add(building);
    const built = await building.finally(() => this.#builds.delete(building));
    const encoded = await encodeResponse(built);
    const { staleWhileRevalidateMs } = this.#options;
    const use = () =>
      this.#entries.get(key) === entry &&
      this.#isCurrent(entry, entry.isRevalidationDue ? staleWhileRevalidateMs : 0);
    const entry: Entry = {
      ...validity,
      ...(built.cacheTags && { cacheTags: built.cacheTags }),
      changesAt: built.changesAt?.getTime() ?? Infinity,
      response: { ...encoded, use },
      isRevalidationDue: false,
    };
    return entry;
  }

  /** The new response, or the previous one if that takes too long; the build continues. */
  #orBefore(fresh: Promise<CachedResponse>, before: Entry): Promise<CachedResponse> {
    const isBearable = () => before.expiresAt + STALE_IF_UNAVAILABLE_MS > this.#now();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        if (isBearable()) resolve(before.response);
      }, PATIENCE_MS);
      const refused = (error: Error) => {
        if (unavailability(error) !== null && isBearable()) resolve(before.response);
        else reject(error);
      };
      void fresh.then(resolve, refused).finally(() => clearTimeout(late));
    });
  }

  #validFromNow(cacheTags: readonly CacheTag[]): Validity {
    const expiresAt = this.#now() + this.#options.maxAgeMs;
    return { cacheTags, begunAfter: this.#invalidations, expiresAt };
  }

  #isCurrent(
    { cacheTags, begunAfter, changesAt = Infinity, expiresAt }: Validity & { changesAt?: number },
    graceMs = 0,
  ): boolean {
    if (Math.min(expiresAt + graceMs, changesAt) <= this.#now()) return false;
    return cacheTags.every((tag) => (this.#invalidatedAt.get(tag) ?? 0) <= begunAfter);
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }
}
