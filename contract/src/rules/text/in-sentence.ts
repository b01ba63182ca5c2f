/** Joins list entries within a sentence: `Round-trip flight` becomes lower-case, `VIP lounge` doesn't. */
export function inSentence(entries: readonly string[]): string {
  return entries
    .map((entry) =>
      /^\p{Lu}\p{Lu}/u.test(entry) ? entry : entry.charAt(0).toLowerCase() + entry.slice(1),
    )
    .join(', ');
}
