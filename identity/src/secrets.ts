import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random text for tokens, codes and handles (URL-safe). */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** The form in which the database stores a secret. It is enough to recognize the secret, but useless to a thief. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A user id in the form that the protocol's clients know: 28 letters and digits. */
export function newUserId(): string {
  return Array.from({ length: 28 }, () => ALPHANUMERIC.charAt(randomInt(62))).join('');
}
