/** RFC 5321's limit. */
export const EMAIL_MAX_LENGTH = 254;

/** One @ with text before it, and a domain with a dot after it. Matching takes linear time. */
const SHAPE = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
// oxlint-disable-next-line no-control-regex -- control characters must be found
const UNPRINTABLE = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;

/** Spec §5, 'Invalid email format'. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && SHAPE.test(text) && !UNPRINTABLE.test(text);
}

export function sameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
