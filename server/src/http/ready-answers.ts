import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Resource } from '../context.ts';
import type { Clock } from '../ports.ts';

const compress = promisify(brotliCompress);
const COMPRESS_FROM_BYTES = 1024;
const QUALITY = 5;

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
}

interface Entry {
  stamp: string;
  expiresAt: number;
  answer: Promise<ReadyAnswer>;
  bytes: number;
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
  async get(
    key: string,
    from: readonly Resource[],
    build: () => Promise<FreshAnswer>,
  ): Promise<ReadyAnswer> {
    const stamp = from.map((resource) => this.#versions.get(resource) ?? 0).join('.');
    const now = this.#options.clock.now().getTime();
    const known = this.#entries.get(key);
    if (known && known.stamp === stamp && known.expiresAt > now) {
      this.#entries.delete(key); // to the young end
      this.#entries.set(key, known);
      return known.answer;
    }
    const entry: Entry = {
      stamp,
      expiresAt: now + this.#options.maxAgeMs,
      answer: build().then(makeReady),
      bytes: 0,
    };
    this.#put(key, entry);
    try {
      const ready = await entry.answer;
      // Kept only while it is still the newest under its key.
      if (this.#entries.get(key) === entry) this.#weigh(key, entry, ready);
      return ready;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#drop(key);
      throw error;
    }
  }

  /** Everything made from the resource so far is old. */
  forget(resource: Resource): void {
    this.#versions.set(resource, (this.#versions.get(resource) ?? 0) + 1);
  }

  #put(key: string, entry: Entry): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#shrink();
  }

  #weigh(key: string, entry: Entry, ready: ReadyAnswer): void {
    entry.bytes = key.length * 2 + ready.identity.length + (ready.brotli?.length ?? 0);
    this.#bytes += entry.bytes;
    this.#shrink();
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
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

async function makeReady({ status, headers, body }: FreshAnswer): Promise<ReadyAnswer> {
  const identity = Buffer.from(body);
  const hash = createHash('sha256').update(identity).update(JSON.stringify(headers));
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  const brotli =
    identity.length < COMPRESS_FROM_BYTES
      ? null
      : await compress(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { status, headers, etag, identity, brotli };
}
