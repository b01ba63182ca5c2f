import { balanceBy, breakdownTexts } from '../../../words/trips/breakdown.texts.js';
import type { ChargeMode, TripTotal } from './charge.ts';
import { formatMoney } from '../amounts/currency.ts';
import { formatDay } from '../../trips/dates/travel-dates.ts';
import type { CardPayment } from '../card-payment.ts';
import { tripMoney, type PriceBreakdown } from '../trip-money.ts';

/** An active trip's parts: by the charge mode until it is paid, then by the actual payments. */
export function priceBreakdown(
  trip: TripTotal,
  charge: ChargeMode,
  payments: readonly CardPayment[] = [],
): PriceBreakdown {
  const sums = { trip, payments, counter: 0, canceled: null };
  return tripMoney({ state: 'booked', ...sums }, charge).breakdown;
}

export type BreakdownPart = 'total' | 'paid' | 'refunded' | 'dueNow' | 'dueOnArrival';

export const BREAKDOWN_LABELS: Readonly<Record<BreakdownPart, string>> = breakdownTexts;

/** 'Balance by March 3', if the rest is to be paid online by a day. */
export function breakdownLabel(
  part: BreakdownPart,
  { balanceDueOn }: Pick<PriceBreakdown, 'balanceDueOn'>,
): string {
  return part === 'dueOnArrival' && balanceDueOn !== undefined
    ? balanceBy(formatDay(balanceDueOn))
    : BREAKDOWN_LABELS[part];
}

/** The lines of a breakdown for display, without irrelevant parts. */
export function breakdownLines(
  breakdown: PriceBreakdown,
  money = formatMoney,
): { part: BreakdownPart; label: string; amount: string }[] {
  const isPaid = breakdown.paid > 0;
  const parts: BreakdownPart[] = ['total', isPaid ? 'paid' : 'dueNow'];
  if (breakdown.refunded > 0) parts.push('refunded');
  return [...parts, 'dueOnArrival' as const].map((part) => ({
    part,
    label: breakdownLabel(part, breakdown),
    amount: money(breakdown[part], breakdown.currency),
  }));
}

/** Shown once for all amounts of a breakdown. */
export function currencyCode({ currency }: Pick<PriceBreakdown, 'currency'>): string {
  return currency.toUpperCase();
}
