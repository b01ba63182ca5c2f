import type { ApiRequest } from './transport.ts';

/** Keys of submits that have not succeeded yet, by what they say. */
const open = new Map<string, string>();

/**
 * The `Idempotency-Key` of a submit. Until it has succeeded, the same submit has the same key, so that
 * pressing the button again after a lost answer does it once; call `done` with the success.
 */
export function submitKey({ path, body }: ApiRequest): { key: string; done(): void } {
  const submit = `${path} ${JSON.stringify(body)}`;
  const key = open.get(submit) ?? randomKey();
  open.set(submit, key);
  return { key, done: () => void open.delete(submit) };
}

/** Not `randomUUID`: a site in the local network may be without TLS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
