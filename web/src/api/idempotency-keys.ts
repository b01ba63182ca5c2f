import { tabStorage } from '../lib/tab-storage.ts';
import { textDigest } from '../lib/text-digest.ts';
import type { ApiRequest } from './transport.ts';

const STORED = 'submit-keys';
/** More submits than these are not open at once, unless nobody will send the oldest again. */
const MOST = 20;

/** A submit that has not succeeded yet: the digest of what it says, and its key. */
type Open = readonly [submit: string, key: string];

let open: readonly Open[] | undefined;

/** The latest first; a page before a reload may have left some behind, as it did the drafts of its forms. */
function openSubmits(): readonly Open[] {
  open ??= (tabStorage.read(STORED) ?? []) as readonly Open[];
  return open;
}

function keep(submits: readonly Open[]): void {
  open = submits;
  tabStorage.write(STORED, submits);
}

/**
 * The `Idempotency-Key` of a submit. Until it has succeeded, the same submit has the same key, so that
 * sending it again after a lost answer does it once, after a reload too; call `done` with the success.
 */
export function idempotencyKey({ path, body }: ApiRequest): { key: string; done(): void } {
  const submit = textDigest(`${path} ${JSON.stringify(body)}`);
  const others = () => openSubmits().filter(([other]) => other !== submit);
  const [, key] = openSubmits().find(([other]) => other === submit) ?? [submit, randomKey()];
  keep([[submit, key] as const, ...others()].slice(0, MOST));
  return { key, done: () => keep(others()) };
}

/** Somebody else is here now: what the person before had under way is none of theirs. */
export function forgetIdempotencyKeys(): void {
  keep([]);
}

/** Not `randomUUID`: a site in the local network may be without TLS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
