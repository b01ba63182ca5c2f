import { extraTexts, lineTexts } from '../../../words/trips/prices.texts.js';
import { commaList } from '../../text/mid-sentence.ts';
import { travelersText } from '../../trips/party.ts';
import { formatMoney } from '../amounts/currency.ts';

type BaseKind = 'adult' | 'child' | 'infant' | 'party' | 'group_discount';
export type PriceLineKind = BaseKind | 'promo' | 'option' | 'fee';

/** One line of an agreed price, in minor units. `amount === quantity * unit * days`. */
export interface PriceLine {
  kind: PriceLineKind;
  quantity: number;
  /** Negative for discounts. */
  unit: number;
  days: number;
  amount: number;
  /** The id of an option. */
  id?: string | undefined;
  /** The name of a fee or an option, or the promo code. */
  label?: string | undefined;
  /** Set for fees that can be paid only on arrival, never by card. */
  payAt?: 'arrival' | undefined;
  /** Set for fees that a cancellation doesn't return. */
  refundable?: false | undefined;
  /** The id of the tax rate of a fee or an option; without one, the trip's rate applies. */
  taxRate?: string | undefined;
}

/** Distinguishes the lines of one price. */
export const priceLineKey = ({ id, kind, label = '' }: PriceLine): string =>
  `${kind} ${id ?? label}`;

const EXTRAS: ReadonlySet<PriceLineKind> = new Set(['promo', 'option', 'fee']);

/** True for lines that are added to the price of the trip itself. */
export const isExtra = ({ kind }: Pick<PriceLine, 'kind'>): boolean => EXTRAS.has(kind);

export const sumOfLines = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The part of a price that can be paid only on arrival, in minor units. */
export const onArrivalOf = (lines: readonly PriceLine[]): number =>
  sumOfLines(lines.filter(({ payAt }) => payAt === 'arrival'));

/** The part of a price that a cancellation doesn't return, in minor units. */
export const nonRefundableOf = (lines: readonly PriceLine[]): number =>
  sumOfLines(lines.filter(({ payAt, refundable }) => refundable === false && payAt !== 'arrival'));

const KINDS = { adult: 'adults', child: 'children', infant: 'infants' } as const;

/**
 * '2 adults × $95 × 5 days', 'Group discount', 'Code HARBOR50', 'Reef levy, 4 × $8 × 3 days'. `money` formats the price
 * of one unit.
 */
export function priceLineText(line: PriceLine, currency: string, money = formatMoney): string {
  const { days, kind, label = '', quantity, unit } = line;
  if (kind === 'group_discount') return lineTexts.discount;
  if (kind === 'promo') return extraTexts.code(label);
  if (kind === 'fee' || kind === 'option') return extraText(line, money(unit, currency));
  const who = kind === 'party' ? lineTexts.party : travelersText(KINDS[kind], quantity);
  if (unit === 0) return lineTexts.free(who);
  return lineTexts.line({ who, unit: money(unit, currency), days });
}

/** The options of a price and their quantities, such as 'Airport pickup × 2, Lunch × 3'; empty without any. */
export const optionsText = (lines: readonly PriceLine[]): string =>
  commaList(
    lines.map(({ kind, label = '', quantity }) =>
      kind === 'option' ? extraTexts.count({ label, quantity }) : '',
    ),
  );

/** The name alone if the amount is that of one unit. */
function extraText(
  { days, label = '', payAt, quantity, refundable }: PriceLine,
  unit: string,
): string {
  const times = quantity > 1 || days > 1 ? extraTexts.times({ label, quantity, unit }) : label;
  const name = days > 1 ? extraTexts.timesDays({ label, quantity, unit, days }) : times;
  if (payAt === 'arrival') return extraTexts.onArrival(name);
  return refundable === false ? extraTexts.kept(name) : name;
}
