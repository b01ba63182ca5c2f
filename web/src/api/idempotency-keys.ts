import { tabStorage } from '../lib/device/tab-storage.ts';
import { textDigest } from '../lib/text-digest.ts';
import type { ApiRequest } from './transport.ts';

const STORED = 'submit-keys';
/** More submits than these are never open at once, except abandoned ones. */
const MAX_OPEN = 20;

/** A submit that has not succeeded yet: the digest of its content, and its key. */
type Open = readonly [submit: string, key: string];

let open: readonly Open[] | undefined;

/** The latest first, including those from before a reload, as with the drafts of forms. */
function openSubmits(): readonly Open[] {
  open ??= (tabStorage.read(STORED) ?? []) as readonly Open[];
  return open;
}

function store(submits: readonly Open[]): void {
  open = submits;
  tabStorage.write(STORED, submits);
}

/**
 * The `Idempotency-Key` of a submit. Until it has succeeded, the same submit has the same key, so that a
 * retry after a lost response takes effect once, after a reload too; call `done` on success.
 */
export function idempotencyKey({ path, body }: ApiRequest): { key: string; done(): void } {
  const submit = textDigest(`${path} ${JSON.stringify(body)}`);
  const others = () => openSubmits().filter(([other]) => other !== submit);
  const [, key] = openSubmits().find(([other]) => other === submit) ?? [submit, randomKey()];
  store([[submit, key] as const, ...others()].slice(0, MAX_OPEN));
  return { key, done: () => store(others()) };
}

/** For a change of user: open submits of the previous one do not concern the next. */
export function forgetIdempotencyKeys(): void {
  store([]);
}

/** Not `randomUUID`: a site in the local network may be without TLS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
