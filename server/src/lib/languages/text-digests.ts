import { createHash } from 'node:crypto';
import type { TextsByName } from '@wayfarer/contract';

/** Shorter than most texts, but long enough that different versions of a text hardly ever have the same digest. */
const DIGEST_LENGTH = 12;

/** A digest of an original text, which differs once the text has changed. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH);
}

export const digests = (texts: TextsByName): TextsByName =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, digest(text)]));
