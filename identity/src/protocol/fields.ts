import { ProtocolError } from './protocol-error.ts';

/** A parsed request body; every value is untrusted. */
export type Body = Readonly<Record<string, unknown>>;

/** The body of a request as fields; an absent one has none. Errors: INVALID_ARGUMENT. */
export function bodyOf(body: unknown): Body {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new ProtocolError('INVALID_ARGUMENT : The body must be an object.', {
      status: 'INVALID_ARGUMENT',
    });
  }
  return body as Body;
}

/** NUL, which PostgreSQL refuses, or half a surrogate pair, which has no UTF-8 form. */
// eslint-disable-next-line no-control-regex -- NUL is exactly what is looked for
const UNSTORABLE = /[\u0000\uD800-\uDFFF]/u;

/** Whether the text can be stored and read back unchanged. */
export function isStorable(value: string): boolean {
  return !UNSTORABLE.test(value);
}

/**
 * A text field: undefined when absent or null.
 * @param invalid the protocol's code for anything that is not storable text of at most `max` units
 */
export function readText(body: Body, key: string, invalid: string, max = 4096): string | undefined {
  const value = body[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.length > max || !isStorable(value)) {
    throw new ProtocolError(invalid);
  }
  return value;
}

/** As readText; absent or empty is the error `missing`. */
export function requireText(
  body: Body,
  key: string,
  missing: string,
  invalid: string,
  max?: number,
): string {
  const value = readText(body, key, invalid, max);
  if (!value) throw new ProtocolError(missing);
  return value;
}

/** A flag; forms send it as text. */
export function readFlag(body: Body, key: string): boolean {
  return body[key] === true || body[key] === 'true';
}

/** A list of short texts; anything else is refused. */
export function readList(body: Body, key: string, invalid: string): readonly string[] {
  const value = body[key];
  if (value === undefined || value === null) return [];
  const ok =
    Array.isArray(value) &&
    value.length <= 20 &&
    value.every((item): item is string => typeof item === 'string' && item.length <= 64);
  if (!ok) throw new ProtocolError(invalid);
  return value;
}
