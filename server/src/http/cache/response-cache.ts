import type { CacheTag } from '../../context.ts';
import type { Clock } from '../../ports.ts';
import { type FreshResponse, encodeResponse, type EncodedResponse } from './encode-response.ts';
import { OverloadedError } from '../guards/load-shedding.ts';

/** While there is too much work, what was true so short a time ago is better than nothing. */
const STALE_MS = 60_000;
/** What nothing has changed is made anew when its visitor has fetched what belongs to the page. */
const RENEW_AFTER_MS = 5000;
/** A use makes an answer the youngest, but not each of a thousand uses in a second. */
const USED_LATELY_MS = 100;
/** So long a visitor waits for what is new rather than what was true a moment ago. */
const PATIENCE_MS = 1000;

/** A response whose bytes only have to be sent. */
export interface CachedResponse extends EncodedResponse {
  /** Whether it is still the answer that would be given; counts as a use of it. */
  use(): boolean;
}

/** An answer that stands under its key: current, or the last that was. */
interface Made {
  ready: CachedResponse;
  cacheTags: readonly CacheTag[];
  version: number;
  expiresAt: number;
  /** When its slot last went to the young end. */
  usedAt: number;
  bytes: number;
}

/** An answer that is being built. */
interface Making {
  cacheTags: readonly CacheTag[];
  version: number;
  expiresAt: number;
  /** The answer itself. */
  fresh: Promise<CachedResponse>;
  /** The same, or what was before where that is better than waiting. */
  patient: Promise<CachedResponse>;
}

/** Both may be there: what was, while the next is being built. */
interface Slot {
  key: string;
  made: Made | null;
  making: Making | null;
  /** Whether what is there will be made anew in a moment. */
  renewing: boolean;
  /** False from when it was pushed out. */
  kept: boolean;
}

export interface ResponseCacheOptions {
  clock: Clock;
  /** Most bytes that are kept; the least recently used go first. */
  maxBytes: number;
  maxEntries: number;
  /** Should a notice be lost, an answer this old is made anew. */
  maxAgeMs: number;
  /** So long beyond its age an answer that nothing has changed is still given, while it is made anew. */
  staleWhileRevalidateMs?: number;
}

/**
 * Cache of public responses: built once for each key and content version by whoever asks first,
 * invalid as soon as one of their tags is. Nothing that depends on the caller may enter.
 */
export class ResponseCache {
  readonly #options: ResponseCacheOptions;
  readonly #versions = new Map<CacheTag, number>();
  readonly #slots = new Map<string, Slot>();
  #bytes = 0;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
  }

  /** How many answers are kept. */
  get size(): number {
    return this.#slots.size;
  }

  /**
   * The ready answer for a key, made by `build` when there is none of the present version. One that is
   * merely of age is given at once and made anew behind it. While there is too much work, or the making
   * takes long, it is the one before, unless `allowStale` is false: what is made of the response may be
   * cached as current, then.
   */
  async get(
    key: string,
    cacheTags: readonly CacheTag[],
    build: () => Promise<FreshResponse>,
    { allowStale = true }: { allowStale?: boolean } = {},
  ): Promise<CachedResponse> {
    const slot = this.#slotOf(key);
    const current = this.#current(slot);
    if (current) return current;
    if (!allowStale) return this.#making(slot, cacheTags, build).fresh;
    const aged = this.#current(slot, this.#options.staleWhileRevalidateMs);
    if (!aged) return this.#making(slot, cacheTags, build).patient;
    this.#renewSoon(slot, cacheTags, build);
    return aged;
  }

  #current(slot: Slot, staleWhileRevalidateMs?: number): CachedResponse | null {
    return slot.made && this.#use(slot, slot.made, staleWhileRevalidateMs) ? slot.made.ready : null;
  }

  #renewSoon(
    slot: Slot,
    cacheTags: readonly CacheTag[],
    build: () => Promise<FreshResponse>,
  ): void {
    if (slot.renewing) return;
    slot.renewing = true;
    const renew = () => {
      slot.renewing = false;
      // A failure takes the answer away, and the next who asks hears of it.
      if (slot.kept && !this.#current(slot)) this.#making(slot, cacheTags, build);
    };
    setTimeout(renew, RENEW_AFTER_MS).unref();
  }

  #slotOf(key: string): Slot {
    const known = this.#slots.get(key);
    if (known) return known;
    const slot: Slot = { key, made: null, making: null, renewing: false, kept: true };
    this.#slots.set(key, slot);
    this.#shrink();
    return slot;
  }

  /** What is being built already, if nothing has changed since. */
  #making(slot: Slot, cacheTags: readonly CacheTag[], build: () => Promise<FreshResponse>): Making {
    const now = this.#now();
    const { making } = slot;
    if (making && making.expiresAt > now && making.version === this.#versionOf(making.cacheTags))
      return making;
    this.#freshen(slot, now);
    const fresh = this.#make(slot, cacheTags, build).then(
      (made) => this.#keep(slot, mine, made),
      (error: unknown) => this.#fail(slot, mine, error),
    );
    const mine: Making = {
      cacheTags,
      version: this.#versionOf(cacheTags),
      expiresAt: now + this.#options.maxAgeMs,
      fresh,
      patient: slot.made ? this.#orBefore(fresh, slot.made) : fresh,
    };
    mine.patient.catch(() => undefined); // nobody may have asked for this one
    slot.making = mine;
    return mine;
  }

  /** Of the versions that there are now, whatever changes meanwhile. */
  async #make(
    slot: Slot,
    cacheTags: readonly CacheTag[],
    build: () => Promise<FreshResponse>,
  ): Promise<Made> {
    const [now, versions] = [this.#now(), new Map(this.#versions)];
    const answer = await build();
    const bytes = await encodeResponse(answer);
    const of = answer.cacheTags ?? cacheTags;
    const made: Made = {
      ready: { ...bytes, use: () => this.#use(slot, made) },
      cacheTags: of,
      version: versionOf(of, versions),
      expiresAt: now + this.#options.maxAgeMs,
      usedAt: now,
      bytes: slot.key.length * 2 + bytes.identity.length + (bytes.brotli?.length ?? 0),
    };
    return made;
  }

  /** Not where a newer one is being made, or is there. */
  #keep(slot: Slot, mine: Making, made: Made): CachedResponse {
    if (slot.making === mine) {
      slot.making = null;
      this.#stand(slot, made);
    }
    return made.ready;
  }

  /** What was before stays for others only where there was too much work: else it is no longer true. */
  #fail(slot: Slot, mine: Making, error: unknown): never {
    if (slot.making === mine) {
      slot.making = null;
      if (!(error instanceof OverloadedError)) this.#stand(slot, null);
      if (!slot.made) this.#drop(slot);
    }
    throw error;
  }

  /** Who has waited long enough gets the answer before; the new one is made none the less. */
  #orBefore(fresh: Promise<CachedResponse>, before: Made): Promise<CachedResponse> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        if (this.#bearable(before)) resolve(before.ready);
      }, PATIENCE_MS);
      const refused = (error: Error) => {
        if (error instanceof OverloadedError && this.#bearable(before)) resolve(before.ready);
        else reject(error);
      };
      void fresh.then(resolve, refused).finally(() => clearTimeout(late));
    });
  }

  #bearable({ expiresAt }: Made): boolean {
    return expiresAt + STALE_MS > this.#now();
  }

  /** Everything made from the tag so far is old. */
  invalidate(tag: CacheTag): void {
    this.#versions.set(tag, (this.#versions.get(tag) ?? 0) + 1);
  }

  #versionOf(cacheTags: readonly CacheTag[]): number {
    return versionOf(cacheTags, this.#versions);
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  /** Whether it is still the answer that would be given; its use makes its slot the youngest. */
  #use(slot: Slot, made: Made, staleWhileRevalidateMs = 0): boolean {
    const now = this.#now();
    if (!slot.kept || slot.made !== made) return false;
    if (
      made.expiresAt + staleWhileRevalidateMs <= now ||
      made.version !== this.#versionOf(made.cacheTags)
    )
      return false;
    if (now - made.usedAt < USED_LATELY_MS) return true;
    this.#freshen(slot, now);
    return true;
  }

  /** To the young end, if it was not pushed out. */
  #freshen(slot: Slot, now: number): void {
    if (!slot.kept) return;
    if (slot.made) slot.made.usedAt = now;
    this.#slots.delete(slot.key);
    this.#slots.set(slot.key, slot);
  }

  #stand(slot: Slot, made: Made | null): void {
    if (!slot.kept) return;
    this.#bytes += (made?.bytes ?? 0) - (slot.made?.bytes ?? 0);
    slot.made = made;
    this.#shrink();
  }

  #drop(slot: Slot): void {
    if (!slot.kept) return;
    slot.kept = false;
    this.#bytes -= slot.made?.bytes ?? 0;
    this.#slots.delete(slot.key);
  }

  #shrink(): void {
    for (const slot of this.#slots.values()) {
      if (this.#bytes <= this.#options.maxBytes && this.#slots.size <= this.#options.maxEntries)
        return;
      this.#drop(slot);
    }
  }
}

/** Versions only ever rise, so any change makes another sum. */
function versionOf(
  cacheTags: readonly CacheTag[],
  versions: ReadonlyMap<CacheTag, number>,
): number {
  let sum = 0;
  for (const tag of cacheTags) sum += versions.get(tag) ?? 0;
  return sum;
}
