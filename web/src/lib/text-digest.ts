/**
 * A 32-bit hash to tell texts apart (FNV-1a over their characters). It isn't secure;
 * `crypto.subtle` is missing on sites without TLS.
 */
export function textDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash.toString(36);
}
