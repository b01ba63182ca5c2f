/** The sign that a file writes before decimals; null if no amount shows it. */
export type DecimalSign = '.' | ',' | null;

/** Separators of groups of digits, besides points and commas. */
const SPACES = /[\s'’]/g;
const CLEAN = /^(\d+(?:[.,]\d+)*)[.,]?$/;

/**
 * The decimal sign of a file's amounts, taken from the first unambiguous one: '1,234' can have decimals or thousands,
 * '1,234.50' and '0,500' can't.
 */
export function decimalSignOf(amounts: Iterable<string>): DecimalSign {
  for (const amount of amounts) {
    const sign = signIn(bare(amount).digits);
    if (sign !== null) return sign;
  }
  return null;
}

function signIn(digits: string): DecimalSign {
  const signs = digits.replaceAll(/\d/g, '');
  const last = signs.at(-1);
  if (last !== '.' && last !== ',') return null;
  if (signs.includes('.') && signs.includes(',')) return last;
  const other = last === '.' ? ',' : '.';
  if (signs.length > 1) return other;
  const [whole = '', rest = ''] = digits.split(last);
  const canBeGroup = rest.length === 3 && whole.length <= 3 && !whole.startsWith('0');
  return canBeGroup ? null : last;
}

/**
 * An amount such as '1.234,50 €', '-12.50', '(3,00)' or '570,00-' as a decimal number with a point; null if it isn't
 * one. If the file's decimal sign is unknown, the currency's number of `decimals` decides.
 */
export function readNumber(text: string, sign: DecimalSign, decimals: number): string | null {
  const { digits, isNegative } = bare(text);
  if (!CLEAN.test(digits)) return null;
  const decimal = sign ?? (decimals === 3 ? signOfLast(digits) : null);
  const [whole = '', rest = ''] = decimal === null ? [digits] : splitAtLast(digits, decimal);
  if (/[.,]/.test(rest) || !isGrouped(whole)) return null;
  const number = whole.replaceAll(/[.,]/g, '');
  return `${isNegative ? '-' : ''}${number}${rest === '' ? '' : `.${rest}`}`;
}

function bare(text: string): { digits: string; isNegative: boolean } {
  const trimmed = text.trim();
  const digits = trimmed.replaceAll(SPACES, '').replaceAll(/[^\d.,]/g, '');
  return { digits, isNegative: /[-−–]|^\(.*\)$/.test(trimmed) };
}

const signOfLast = (digits: string) => (/[.,]/.exec(digits)?.[0] ?? null) as DecimalSign;

function splitAtLast(digits: string, sign: string): string[] {
  const index = digits.lastIndexOf(sign);
  return index < 0 ? [digits] : [digits.slice(0, index), digits.slice(index + 1)];
}

/** True if groups of digits are separated by one sign, the last three digits being the last group. */
const isGrouped = (whole: string) => /^\d+$|^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole);
