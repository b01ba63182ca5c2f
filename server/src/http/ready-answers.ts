import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Resource } from '../context.ts';
import type { Clock } from '../ports.ts';
import { OverloadedError } from './shed-load.ts';

const compress = promisify(brotliCompress);
const COMPRESS_FROM_BYTES = 1024;
const QUALITY = 5;
/** While there is too much work, what was true so short a time ago is better than nothing. */
const STALE_MS = 60_000;
/** A use makes an answer the youngest, but not each of a thousand uses in a second. */
const USED_LATELY_MS = 100;
/** So long a visitor waits for what is new rather than what was true a moment ago. */
const PATIENCE_MS = 1000;

/** An answer before it is made ready. */
export interface FreshAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** An answer whose bytes only have to be sent. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Buffer;
  brotli: Buffer | null;
  /** Whether it is still the answer that would be given; counts as a use of it. */
  use(): boolean;
}

interface Entry {
  stamp: number;
  /** When it last went to the young end. */
  usedAt: number;
  expiresAt: number;
  answer: Promise<ReadyAnswer>;
  bytes: number;
  made: boolean;
  /** Whether it stands under its key. */
  kept: boolean;
  /** While this one is being made: the last that was. */
  before: Entry | undefined;
}

export interface ReadyAnswersOptions {
  clock: Clock;
  /** Most bytes that are kept; the least recently used go first. */
  maxBytes: number;
  maxEntries: number;
  /** Should a notice be lost, nothing is older than this. */
  maxAgeMs: number;
}

/**
 * Public answers kept ready: built once for each key and content version by whoever asks first,
 * forgotten when one of their resources changes. Nothing that depends on the caller may enter.
 */
export class ReadyAnswers {
  readonly #options: ReadyAnswersOptions;
  readonly #versions = new Map<Resource, number>();
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(options: ReadyAnswersOptions) {
    this.#options = options;
  }

  /** The ready answer for a key, made by `build` when there is none of the present version. */
  get(
    key: string,
    from: readonly Resource[],
    build: () => Promise<FreshAnswer>,
  ): Promise<ReadyAnswer> {
    const known = this.#entries.get(key);
    if (known && this.#use(key, known, from)) return known.answer;
    const now = this.#options.clock.now().getTime();
    const entry: Entry = {
      stamp: this.#stampOf(from),
      usedAt: now,
      expiresAt: now + this.#options.maxAgeMs,
      answer: build()
        .then(makeReady)
        .then(
          (ready) => this.#keep(key, entry, { ...ready, use: () => this.#use(key, entry, from) }),
          (error: unknown) => this.#doWithout(key, entry, error),
        ),
      bytes: 0,
      made: false,
      kept: false,
      before: known?.made ? known : known?.before,
    };
    this.#hurry(entry);
    this.#put(key, entry);
    return entry.answer;
  }

  /** Who has waited long enough gets the answer before; the new one is made none the less. */
  #hurry(entry: Entry): void {
    const { before, answer } = entry;
    if (!before) return;
    entry.answer = new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        if (this.#bearable(before)) resolve(before.answer);
      }, PATIENCE_MS);
      answer.then(resolve, reject).finally(() => clearTimeout(late));
    });
  }

  #keep(key: string, entry: Entry, ready: ReadyAnswer): ReadyAnswer {
    entry.answer = Promise.resolve(ready);
    entry.made = true;
    entry.before = undefined;
    // Kept only while it is still the newest under its key.
    if (entry.kept) this.#weigh(key, entry, ready);
    return ready;
  }

  /** What everybody gets who waited for an answer that could not be made. */
  #doWithout(key: string, entry: Entry, error: unknown): Promise<ReadyAnswer> {
    if (entry.kept) this.#drop(key);
    const { before } = entry;
    if (before && !this.#entries.has(key)) this.#restore(key, before);
    if (!before || !(error instanceof OverloadedError) || !this.#bearable(before)) throw error;
    return before.answer;
  }

  #bearable({ expiresAt }: Entry): boolean {
    return expiresAt + STALE_MS > this.#options.clock.now().getTime();
  }

  /** Stands under its key again, as old as it is: whoever asks next may bring a new one. */
  #restore(key: string, entry: Entry): void {
    this.#set(key, entry);
    this.#bytes += entry.bytes;
    this.#shrink();
  }

  /** Everything made from the resource so far is old. */
  forget(resource: Resource): void {
    this.#versions.set(resource, (this.#versions.get(resource) ?? 0) + 1);
  }

  /** Versions only ever rise, so any change makes another sum. */
  #stampOf(from: readonly Resource[]): number {
    let sum = 0;
    for (const resource of from) sum += this.#versions.get(resource) ?? 0;
    return sum;
  }

  /** Whether the entry is still the answer that would be given; its use makes it the youngest. */
  #use(key: string, entry: Entry, from: readonly Resource[]): boolean {
    const now = this.#options.clock.now().getTime();
    if (!entry.kept || entry.expiresAt <= now || entry.stamp !== this.#stampOf(from)) return false;
    if (now - entry.usedAt < USED_LATELY_MS) return true;
    entry.usedAt = now;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return true;
  }

  #put(key: string, entry: Entry): void {
    this.#drop(key);
    this.#set(key, entry);
    this.#shrink();
  }

  #weigh(key: string, entry: Entry, ready: ReadyAnswer): void {
    entry.bytes = key.length * 2 + ready.identity.length + (ready.brotli?.length ?? 0);
    this.#bytes += entry.bytes;
    this.#shrink();
  }

  #set(key: string, entry: Entry): void {
    entry.kept = true;
    this.#entries.set(key, entry);
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    entry.kept = false;
    this.#bytes -= entry.bytes;
    this.#entries.delete(key);
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes && this.#entries.size <= this.#options.maxEntries)
        return;
      this.#drop(key);
    }
  }
}

async function makeReady({
  status,
  headers,
  body,
}: FreshAnswer): Promise<Omit<ReadyAnswer, 'use'>> {
  const identity = Buffer.from(body);
  const hash = createHash('sha256').update(identity).update(JSON.stringify(headers));
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  const brotli =
    identity.length < COMPRESS_FROM_BYTES
      ? null
      : await compress(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { status, headers, etag, identity, brotli };
}
