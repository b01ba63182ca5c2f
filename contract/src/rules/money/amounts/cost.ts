import { currencyMarks, maxMinorUnits, minorDigits, minorStep } from './currency.ts';

export type CostFault =
  | 'blank'
  | 'negative'
  | 'range'
  | 'currency'
  | 'format'
  | 'decimals'
  | 'too_small'
  | 'too_large';

export type ParsedCost = { ok: true; minor: number } | { ok: false; reason: CostFault };

const PLAIN = /^\d+(?:\.\d+)?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * Parses a cost text (spec §3, '$500') in the product's own form into minor units: `$1,200.50` is 120050 in usd. The
 * symbol or code of the site's currency may come first, and commas may group thousands. Other texts are refused with a
 * reason. `readAmount` reads what people type; it is in another file because public pages load this one first.
 */
export function parseCost(text: string, currency: string): ParsedCost {
  const number = withoutCurrency(text.trim(), currency);
  if (number === '') return refuse('blank');
  if (/^[-−–]/.test(number)) return refuse('negative');
  if (/\d\s*[-–—~]\s*\D*\d|\bto\b/i.test(number)) return refuse('range');
  if (/^\p{Sc}|^[a-z]{3}\s*\d/iu.test(number)) return refuse('currency');
  if (!PLAIN.test(number) && !GROUPED.test(number)) return refuse('format');
  const [whole = '', fraction = ''] = number.replaceAll(',', '').split('.');
  return minorOf({ whole, fraction }, currency);
}

function refuse(reason: CostFault): ParsedCost {
  return { ok: false, reason };
}

function withoutCurrency(text: string, currency: string): string {
  for (const mark of currencyMarks(currency)) {
    if (text.toUpperCase().startsWith(mark.toUpperCase())) return text.slice(mark.length).trim();
  }
  return text;
}

/**
 * Minor units from the digits before and after the decimal point, if they are from `least` to the largest card payment.
 */
export function minorOf(
  { whole, fraction }: { whole: string; fraction: string },
  currency: string,
  least: number = 10 ** minorDigits(currency),
): ParsedCost {
  const digits = minorDigits(currency);
  if (fraction.length > digits) return refuse('decimals');
  if (whole.length > 12) return refuse('too_large');
  const minor = Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || '0');
  if (minor % minorStep(currency) !== 0) return refuse('decimals');
  if (minor < least) return refuse('too_small');
  if (minor > maxMinorUnits(currency)) return refuse('too_large');
  return { ok: true, minor };
}
