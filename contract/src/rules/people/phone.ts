/** Numbers with fewer digits are extensions, and E.164 allows at most 15. */
const DIGITS = { min: 5, max: 15 };
/** The number of last digits that identify a telephone number, with or without its country prefix. */
const TELLING = 8;
const WRITTEN = /^\+?[\d\s()./–-]+$/;

export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** True for a telephone number in any notation. */
export function isPhone(text: string): boolean {
  const { length } = digitsIn(text);
  return WRITTEN.test(text.trim()) && length >= DIGITS.min && length <= DIGITS.max + 2;
}

/**
 * A telephone number in its stored form: in E.164 if it has a country prefix, with '+' or '00', otherwise as typed. A
 * zero in parentheses, which is dialed only within the country, is left out: '+44 (0)20 7946 0958' becomes
 * '+442079460958'.
 */
export function normalPhone(typed: string): string {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const international = text.replace(/^00/, '+').replace('(0)', '');
  if (!international.startsWith('+')) return text;
  const digits = digitsIn(international);
  return digits.length > DIGITS.max || digits.startsWith('0') ? text : `+${digits}`;
}

/** Identifies a person by telephone number: its digits without leading zeros; empty without a number. */
export function phoneKey(phone: string): string {
  return digitsIn(phone).replace(/^0+/, '');
}

/**
 * The digits to search for in stored telephone numbers, or null if the text doesn't look like a number. For a long
 * number, only the last digits are searched for, because the stored number may lack the prefix.
 */
export function searchedDigits(text: string): string | null {
  const digits = digitsIn(text);
  if (!WRITTEN.test(text.trim()) || digits.length < DIGITS.min) return null;
  return digits.slice(-TELLING);
}

/** The target of a `tel:` link. */
export function phoneLink(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsIn(phone)}`;
}
