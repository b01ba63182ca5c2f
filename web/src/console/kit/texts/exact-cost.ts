import { exactMoney, parseCost, shownCost } from '@wayfarer/contract';

/**
 * A cost text with all decimals, as in the rest of the console. A text that isn't an amount in the currency is not
 * changed.
 */
export function exactCost(text: string, currency: string): string {
  const read = parseCost(text, currency);
  return read.ok ? exactMoney(read.minor, currency) : shownCost(text);
}
