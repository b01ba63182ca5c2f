import { groupSign } from '../../../words/formats/numbers.texts.js';
import * as words from '../../../words/forms/amounts.texts.js';
import { type CostFault, minorOf, parseCost, type ParsedCost } from './cost.ts';
import { exactMoney } from './cost-text.ts';
import { minorDigits, minorStep } from './currency.ts';
import { looksLikeCurrency, typedMarks } from './typed-marks.ts';

/** The result of reading a typed text; `readings` are the amounts in minor units that it could mean. */
export type ReadAmount =
  | { ok: true; minor: number }
  | { ok: false; reason: CostFault }
  | { ok: false; reason: 'unclear'; readings: readonly number[] };

export interface AmountRange {
  least?: number;
  most?: number;
}

interface Digits {
  whole: string;
  fraction: string;
}

/**
 * Reads an amount as people type it. Decimals follow a comma or a point. Thousands are grouped, in threes or as lakhs,
 * by the other sign, by spaces or by apostrophes. The currency can come before or after the number. Digits can be
 * full-width, Arabic, Persian, Devanagari or Bengali. A text that could be two amounts is `unclear`: on an English page
 * in eur, `1.250` is unclear but `1,250` isn't, because English groups with commas; on a German page, it is the other
 * way round. In a currency with three decimals, both are unclear.
 */
export function readAmount(typed: string, currency: string, range: AmountRange = {}): ReadAmount {
  const text = inPlainCharacters(typed);
  if (isNegative(text)) return refuse('negative');
  const number = withoutCurrency(text, currency);
  if (number === '') return refuse('blank');
  if (isNegative(number)) return refuse('negative');
  if (/\d\s*[-~]\s*\D*\d|\bto\b/i.test(number)) return refuse('range');
  const readings = /^[\d.,٫٬ ']+$/.test(number) ? readingsOf(number, currency) : [];
  if (!hasOne(readings)) return refuse(isForeign(number) ? 'currency' : 'format');
  if (!needsAnswer(number, currency)) return inRange(readings[0], currency, range);
  return question(readings.map((digits) => inRange(withoutThirdZero(digits), currency, range)));
}

/**
 * Like `readAmount`, but for clients, which may send back a text that the product wrote: `KWD 1,250` then has one
 * meaning.
 */
export function readSentAmount(sent: string, currency: string): ReadAmount {
  const written = parseCost(sent, currency);
  return written.ok ? written : readAmount(sent, currency);
}

/** The API's faults of an amount, without the field's name in front: 'is required'. */
export const COST_FAULT_TEXT: Readonly<Record<CostFault, string>> = words.costFaultTexts;

/** The fault of an amount, without a period, or the question which amount is meant. */
export function amountFaultText(
  read: Extract<ReadAmount, { ok: false }>,
  currency: string,
  what: 'amount' | 'cost',
): string {
  if (read.reason !== 'unclear') return words.faults[what][read.reason];
  const amounts = read.readings.map((minor) => exactMoney(minor, currency));
  return words.question(amounts.reduce((one, other) => words.or({ one, other })));
}

/** Minor units as a person would type them, in a form with only one meaning: `950`, `237.50`, `1.25` in kwd. */
export function typedAmount(minor: number, currency: string): string {
  const scale = 10 ** minorDigits(currency);
  return minor % scale === 0
    ? String(minor / scale)
    : (minor / scale).toFixed(minor % 10 === 0 ? 2 : minorDigits(currency));
}

function refuse(reason: CostFault): ReadAmount {
  return { ok: false, reason };
}

const hasOne = (readings: readonly Digits[]): readings is readonly [Digits, ...Digits[]] =>
  readings.length > 0;

const ZEROS = [0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6];
const SAME: Readonly<Record<string, string>> = {
  '，': ',',
  '．': '.',
  '￥': '¥',
  '￦': '₩',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '−': '-',
  '–': '-',
  '—': '-',
  '‑': '-',
  '－': '-',
  '～': '~',
};

/** The text with plain digits, spaces, dashes and apostrophes, and without invisible direction marks. */
function inPlainCharacters(typed: string): string {
  return [...typed.replaceAll(/[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')]
    .map((character) => SAME[character] ?? plainDigit(character))
    .join('')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .trim();
}

function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

/**
 * True for a minus before or after the number, or parentheses. `139,-` isn't negative; it means that there are no
 * cents.
 */
const isNegative = (text: string) =>
  text.startsWith('-') || /^\(.*\)$/.test(text) || /\d\s*-$/.test(text);

function withoutCurrency(text: string, currency: string): string {
  const marks = typedMarks(currency);
  const before = marks.find((mark) => startsWith(text, mark));
  const rest = before === undefined ? text : text.slice(before.length).trim();
  // a K after the number isn't a currency, because 50K may mean fifty thousand
  const after = marks.find((mark) => mark !== 'K' && endsWith(rest, mark));
  const number = after === undefined ? rest : rest.slice(0, -after.length).trim();
  return number.replace(/(\d)[.,]\s?-{1,2}$/, '$1');
}

const startsWith = (text: string, mark: string) =>
  text.slice(0, mark.length).toLowerCase() === mark.toLowerCase();
const endsWith = (text: string, mark: string) =>
  text.slice(-mark.length).toLowerCase() === mark.toLowerCase();

/** True if the text around the digits, without the expected currency, names another currency. */
function isForeign(number: string): boolean {
  if (!/\d/.test(number)) return false;
  const around = [/^[^\d.,-]+/, /[^\d.,-]+$/].map((edge) => edge.exec(number)?.[0].trim() ?? '');
  return around.some((text) => text !== '' && looksLikeCurrency(text));
}

/** All possible meanings, first the one in which a separator groups thousands. */
function readingsOf(number: string, currency: string): Digits[] {
  const kinds = [...new Set(number.replaceAll(/\d/g, ''))];
  const [first = ''] = kinds;
  if (kinds.length === 0) return [{ whole: number, fraction: '' }];
  if (kinds.length > 2) return [];
  const last = kinds.at(-1) ?? '';
  const decimal = decimalOf(number, last, kinds.length === 2 ? first : null);
  if (kinds.length === 2) return decimal;
  const whole = ungrouped(number, first);
  if (whole === null) return decimal;
  // in a currency without decimals, a separator before three digits can only group thousands
  return hasDecimals(currency) ? [whole, ...decimal] : [whole];
}

const hasDecimals = (currency: string) => minorDigits(currency) > 0 && minorStep(currency) !== 100;

/** The meaning of `mark` as the decimal separator, with thousands grouped by `groups`. */
function decimalOf(number: string, mark: string, groups: string | null): Digits[] {
  const [before = '', fraction = '', ...more] = number.split(mark);
  if (!'.,٫'.includes(mark) || more.length > 0 || fraction === '') return [];
  const whole = groups === null ? before : ungrouped(before, groups)?.whole;
  return whole === undefined || /\D/.test(fraction) ? [] : [{ whole: whole || '0', fraction }];
}

/** The number if `mark` groups its digits, in threes (`1,250,000`) or as lakhs (`12,50,000`); null if it doesn't. */
function ungrouped(number: string, mark: string): Digits | null {
  const [head = '', ...groups] = number.split(mark);
  const sizes = groups.map(({ length }) => length);
  const isRegular = sizes.every((size) => size === 3);
  const isLakhs = sizes.at(-1) === 3 && sizes.slice(0, -1).every((size) => size === 2);
  const fits = isRegular || (isLakhs && head.length <= 2);
  if (mark === '٫' || groups.length === 0 || !fits || !/^[1-9]\d{0,2}$/.test(head)) return null;
  return { whole: [head, ...groups].join(''), fraction: '' };
}

/** True if a single separator before three digits isn't the one with which the page's language groups. */
function needsAnswer(number: string, currency: string): boolean {
  if (!hasDecimals(currency) || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) return false;
  return minorDigits(currency) === 3 || !number.includes(groupSign);
}

function inRange(digits: Digits, currency: string, { least, most }: AmountRange): ParsedCost {
  const read = minorOf(digits, currency, least);
  const isTooMuch = read.ok && most !== undefined && read.minor > most;
  return isTooMuch ? { ok: false, reason: 'too_large' } : read;
}

/** Removes the third decimal if it is zero: `1.250` in eur could be 1.25, but `1.255` can only be 1255. */
const withoutThirdZero = ({ whole, fraction }: Digits): Digits => ({
  whole,
  fraction: fraction.replace(/^(\d\d)0$/, '$1'),
});

function question(read: readonly ParsedCost[]): ReadAmount {
  const readings = read.flatMap((one) => (one.ok ? [one.minor] : []));
  return readings.length > 0 ? { ok: false, reason: 'unclear', readings } : refuse('too_large');
}
