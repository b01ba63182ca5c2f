import { tabStorage } from '../lib/device/tab-storage.ts';
import type { ApiRequest } from './transport.ts';

const STORED = 'submit-keys';
/** The maximum number of open submits; beyond that, the oldest one is forgotten. */
const MAX_OPEN = 20;

/** A submit that hasn't succeeded yet: the digest of its content, and its key. */
type Open = readonly [submit: string, key: string];

let open: readonly Open[] | undefined;

/** Open submits, newest first. */
function openSubmits(): readonly Open[] {
  open ??= (tabStorage.read(STORED) ?? []) as readonly Open[];
  return open;
}

function store(submits: readonly Open[]): void {
  open = submits;
  tabStorage.write(STORED, submits);
}

/**
 * The `Idempotency-Key` of a submit. The same submit keeps its key until it succeeds, even across a reload, so that a
 * retry after a lost response takes effect only once. Call `done` on success.
 */
export function idempotencyKey({ path, body }: ApiRequest): { key: string; done(): void } {
  const submit = textDigest(`${path} ${JSON.stringify(body)}`);
  const others = () => openSubmits().filter(([other]) => other !== submit);
  const [, key] = openSubmits().find(([other]) => other === submit) ?? [submit, randomKey()];
  store([[submit, key] as const, ...others()].slice(0, MAX_OPEN));
  return { key, done: () => store(others()) };
}

/**
 * A 32-bit hash to tell texts apart (FNV-1a over their characters). It isn't secure, but `crypto.subtle` is missing on
 * sites without TLS.
 */
function textDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash.toString(36);
}

/** Forgets all open submits, which don't concern the next user. */
export function forgetIdempotencyKeys(): void {
  store([]);
}

/** A random key. `randomUUID` isn't used because it needs HTTPS, which a site on a local network may not have. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
