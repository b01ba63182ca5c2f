import { createHash } from 'node:crypto';
import type { TextsByName } from '@wayfarer/contract';

/** Short, so that a digest is smaller than most texts; two originals of one text hardly ever share it. */
const DIGEST_LENGTH = 12;

/** A digest of an original, by which a later change is noticed. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH);
}

export const digests = (texts: TextsByName): TextsByName =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, digest(text)]));
