import { decimalSign, groupSign, symbolFirst } from '../../../words/formats/numbers.texts.js';
import { grouped } from './numbers.ts';

/** True if the page's language has the form of cost texts. */
const isAsWritten = symbolFirst && decimalSign === '.' && groupSign === ',';

/** A cost text in the page's language: '1.200,50 $' for '$1,200.50'. A text in any other form stays as it is. */
export function shownCost(text: string): string {
  if (isAsWritten) return text;
  const [, symbol, whole = '', fraction] = /^([^\d.,]+?)\s*([\d,]+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (symbol === undefined) return text;
  const digits = grouped(Number(whole.replaceAll(',', '')));
  const amount = fraction === undefined ? digits : `${digits}${decimalSign}${fraction}`;
  return symbolFirst ? `${symbol}${amount}` : `${amount}\u00a0${symbol}`;
}
