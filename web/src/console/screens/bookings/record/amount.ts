import { COST_FAULT_TEXT, formatMoney, minorDigits, parseCost } from '@wayfarer/contract';

/** Minor units as somebody would type them: '950' or '237.50'. */
export function typedAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const scale = 10 ** digits;
  return minor % scale === 0 ? String(minor / scale) : (minor / scale).toFixed(digits);
}

/** What was typed, in minor units, or what is wrong with it. */
export function readAmount(
  text: string,
  { currency, most }: { currency: string; most: number },
): { minor: number; fault?: undefined } | { minor?: undefined; fault: string } {
  const parsed = parseCost(text, currency);
  if (!parsed.ok) return { fault: `The amount ${COST_FAULT_TEXT[parsed.reason]}.` };
  if (parsed.minor > most) return { fault: `At most ${formatMoney(most, currency)}.` };
  return { minor: parsed.minor };
}
