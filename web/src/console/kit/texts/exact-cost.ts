import { exactMoney, parseCost, shownCost } from '@wayfarer/contract';

/** A cost text with all decimals, as the desk shows amounts; a text that isn't an amount in the currency, as it is. */
export function exactCost(text: string, currency: string): string {
  const read = parseCost(text, currency);
  return read.ok ? exactMoney(read.minor, currency) : shownCost(text);
}
