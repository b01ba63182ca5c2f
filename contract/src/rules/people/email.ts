/** RFC 5321's limit, checked before any pattern so that long input costs nothing. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * One @ with text before it and a domain with a dot after it, and no spaces. Matching takes linear time for any input.
 */
const SHAPE = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
// oxlint-disable-next-line no-control-regex -- control characters must be found
const UNPRINTABLE = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;

/** True if a text looks like an email address (spec §5, 'Invalid email format'). */
export function looksLikeEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && SHAPE.test(text) && !UNPRINTABLE.test(text);
}

/** Compares email addresses, ignoring letter case. */
export function sameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
