import { isStorable } from './fields.ts';
import { ProtocolError } from './protocol-error.ts';

const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;
const ADDRESS = /^[^\s@<>"\p{Cc}]+@[^\s@<>"\p{Cc}]+$/u;

/** The stored form of an address (composed, lowercase), or undefined if it isn't an address. */
export function foldEmail(value: string): string | undefined {
  // checks the length first, so that no pattern runs on a long text
  if (value.length > MAX_ADDRESS || !isStorable(value)) return undefined;
  const folded = value.normalize('NFC').toLowerCase();
  if (folded.length > MAX_ADDRESS || !ADDRESS.test(folded)) return undefined;
  const at = folded.indexOf('@');
  const labels = folded.slice(at + 1).split('.');
  return at <= MAX_LOCAL_PART && labels.every((label) => label !== '' && label.length <= 63)
    ? folded
    : undefined;
}

/** Reads an address from a request. Errors: `missing` if absent, `invalid` if malformed. */
export function requireEmail(
  value: unknown,
  missing = 'MISSING_EMAIL',
  invalid = 'INVALID_EMAIL',
): string {
  if (value === undefined || value === null) throw new ProtocolError(missing);
  const folded = typeof value === 'string' ? foldEmail(value) : undefined;
  if (folded === undefined) throw new ProtocolError(invalid);
  return folded;
}
