import { exactMoney, parseCost, shownCost } from '@wayfarer/contract';

/**
 * A cost text with all decimals, as in the rest of the console, in the page's language: '1.200,00 €' for '€1,200' on a
 * German page. An amount in another currency keeps its decimals. A text that isn't an amount is returned unchanged.
 */
export function exactCost(text: string, currency: string): string {
  const read = parseCost(text, currency);
  return read.ok ? exactMoney(read.minor, currency) : shownCost(text);
}
