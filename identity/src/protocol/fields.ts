import { ProtocolError } from './protocol-error.ts';

/** A parsed request body; every value is untrusted. */
export type Body = Readonly<Record<string, unknown>>;

/** The body of a request as fields; empty if absent. Errors: INVALID_ARGUMENT. */
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
// eslint-disable-next-line no-control-regex -- NUL must be found
const UNSTORABLE = /[\u0000\uD800-\uDFFF]/u;

/** True if the text can be stored and read back unchanged. */
export function isStorable(value: string): boolean {
  return !UNSTORABLE.test(value);
}

/**
 * Reads a text field; undefined if absent or null.
 * @param invalid The protocol's code for anything but storable text of at most `max` UTF-16 units
 */
export function readText(body: Body, key: string, invalid: string, max = 4096): string | undefined {
  const value = body[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.length > max || !isStorable(value)) {
    throw new ProtocolError(invalid);
  }
  return value;
}

/** Like `readText`, but throws the error `missing` if the field is absent or empty. */
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

/** Reads a flag, which forms send as text. */
export function readFlag(body: Body, key: string): boolean {
  return body[key] === true || body[key] === 'true';
}

/** Reads a list of short texts; anything else is the error `invalid`. */
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
