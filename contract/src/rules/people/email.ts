/** RFC 5321's limit, checked before any pattern so that long input costs nothing. */
export const EMAIL_MAX_LENGTH = 254;

/** One @, something before it, a dotted domain behind it, no spaces. Linear on any input. */
const SHAPE = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const UNPRINTABLE = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;

/** Whether a text looks like an e-mail address (spec §5, 'Invalid email format'). */
export function looksLikeEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && SHAPE.test(text) && !UNPRINTABLE.test(text);
}

/** E-mail addresses belong to the same account regardless of letter case. */
export function sameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
