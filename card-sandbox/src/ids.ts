import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A text of `length` random letters and digits, about 5.9 bits each. */
export function randomToken(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(
    '',
  );
}

/** A new object id such as `pi_3x…`, with the type's prefix and 24 random characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomToken(24)}`;
}

/** Seconds since 1970, the unit of every time in requests and responses. */
export function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
