import { balanceBy, breakdownTexts, includesTax } from '../../../words/trips/breakdown.texts.js';
import type { ChargeMode, TripTotal } from './charge.ts';
import { formatMoney } from '../amounts/currency.ts';
import { rateText } from '../papers/rate-text.ts';
import { formatDay } from '../../trips/dates/travel-dates.ts';
import type { CardPayment } from '../card-payment.ts';
import { balanceLeft, tripMoney, type PriceBreakdown } from '../trip-money.ts';

/** An active trip's parts: by the charge mode until it is paid, then by the actual payments. */
export function priceBreakdown(
  trip: TripTotal,
  charge: ChargeMode,
  payments: readonly CardPayment[] = [],
): PriceBreakdown {
  const sums = { trip, payments, counter: 0, canceled: null };
  return tripMoney({ state: 'booked', ...sums }, charge).breakdown;
}

/** `arrivalOnly` is shown only with a balance that has its own day; otherwise, it is a part of `dueOnArrival`. */
export type BreakdownPart =
  | 'total'
  | 'paid'
  | 'refunded'
  | 'dueNow'
  | 'dueOnArrival'
  | 'arrivalOnly';

export const BREAKDOWN_LABELS: Readonly<Record<BreakdownPart, string>> = {
  ...breakdownTexts,
  arrivalOnly: breakdownTexts.dueOnArrival,
};

/** 'Balance by March 3', if the rest is to be paid online by a day. */
export function breakdownLabel(
  part: BreakdownPart,
  { balanceDueOn }: Pick<PriceBreakdown, 'balanceDueOn'>,
): string {
  return part === 'dueOnArrival' && balanceDueOn !== undefined
    ? balanceBy(formatDay(balanceDueOn))
    : BREAKDOWN_LABELS[part];
}

/**
 * The amount of a part, in minor units. If the balance has its own day, the part that can be paid only on arrival is
 * separate.
 */
export function breakdownAmount(
  part: BreakdownPart,
  breakdown: PriceBreakdown,
  hasBalance = breakdown.balanceDueOn !== undefined,
): number {
  if (part === 'arrivalOnly') return hasBalance ? (breakdown.onlyOnArrival ?? 0) : 0;
  return part === 'dueOnArrival' && hasBalance ? balanceLeft(breakdown) : breakdown[part];
}

/** A line of a breakdown. Taxes are contained in the total. */
export interface BreakdownLine {
  part: BreakdownPart | 'tax';
  label: string;
  amount: string;
}

/** The taxes in the total. */
export const taxLines = (
  { currency, taxes = [] }: Pick<PriceBreakdown, 'currency' | 'taxes'>,
  money = formatMoney,
): BreakdownLine[] =>
  taxes.map(({ basisPoints, tax }) => ({
    part: 'tax',
    label: includesTax(rateText(basisPoints)),
    amount: money(tax, currency),
  }));

/**
 * The lines of a breakdown for display, without irrelevant parts.
 * @param hasBalance Can be true for a balance whose day isn't known yet
 */
export function breakdownLines(
  breakdown: PriceBreakdown,
  money = formatMoney,
  hasBalance = breakdown.balanceDueOn !== undefined,
): BreakdownLine[] {
  const isPaid = breakdown.paid > 0;
  const parts: BreakdownPart[] = ['total', isPaid ? 'paid' : 'dueNow'];
  if (breakdown.refunded > 0) parts.push('refunded');
  parts.push('dueOnArrival');
  if (breakdownAmount('arrivalOnly', breakdown, hasBalance) > 0) parts.push('arrivalOnly');
  const [total, ...others] = parts.map((part) => ({
    part,
    label: breakdownLabel(part, breakdown),
    amount: money(breakdownAmount(part, breakdown, hasBalance), breakdown.currency),
  }));
  return [...(total ? [total] : []), ...taxLines(breakdown, money), ...others];
}

/** Shown once for all amounts of a breakdown. */
export function currencyCode({ currency }: Pick<PriceBreakdown, 'currency'>): string {
  return currency.toUpperCase();
}
