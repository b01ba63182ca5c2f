import { amountDueNow, type ChargeMode, type TripTotal } from './charge.ts';
import { formatMoney } from './currency.ts';
import { offerPrice, type PartyOffer, type PriceLine } from './trip-price.ts';

/**
 * What a trip costs, what of it was paid and what is still to be paid, in minor units of one currency.
 * `paid + dueNow + dueOnArrival === total`. Every screen and mail that speaks of a trip's price shows these.
 */
export interface PriceBreakdown {
  total: number;
  /** By card, refunds not taken off. */
  paid: number;
  /** Of what was paid; what was given back does not fall due again. */
  refunded: number;
  /** By card; nothing once the trip counts as paid. */
  dueNow: number;
  dueOnArrival: number;
  /** Lower-case ISO 4217 code. */
  currency: string;
}

/** The payment that makes a trip paid; a payment that went back in full makes none. */
interface CountingPayment {
  amount: number;
  amountRefunded: number;
}

/** Splits a trip's total: by `charge` before it is paid, afterwards by what was charged then. */
export function priceBreakdown(
  trip: TripTotal,
  charge: ChargeMode,
  payment: CountingPayment | null = null,
): PriceBreakdown {
  const { total, currency } = trip;
  if (payment === null) {
    const dueNow = amountDueNow(trip, charge);
    return { total, paid: 0, refunded: 0, dueNow, dueOnArrival: total - dueNow, currency };
  }
  return {
    total,
    paid: payment.amount,
    refunded: payment.amountRefunded,
    dueNow: 0,
    dueOnArrival: Math.max(0, total - payment.amount),
    currency,
  };
}

/** What a trip that is not booked yet costs, and what that is made of. */
export interface OfferedPrice {
  lines: PriceLine[];
  breakdown: PriceBreakdown;
}

/** Prices an offer; null where the cost text is none of the site's currency. */
export function priceOffer(
  offer: PartyOffer & { charge: ChargeMode },
  days: number,
): OfferedPrice | null {
  const { charge, currency } = offer;
  const price = offerPrice(offer, days);
  if (price === null) return null;
  const { lines, total } = price;
  return { lines, breakdown: priceBreakdown({ total, days, currency }, charge) };
}

export type BreakdownPart = 'total' | 'paid' | 'refunded' | 'dueNow' | 'dueOnArrival';

/** The labels of the amounts, on screens and in mails. */
export const BREAKDOWN_LABELS: Readonly<Record<BreakdownPart, string>> = {
  total: 'Total',
  paid: 'Paid',
  refunded: 'Refunded',
  dueNow: 'Due now',
  dueOnArrival: 'Due on arrival',
};

/** What a breakdown shows, in order: a part that says nothing is left out, the rest on arrival never. */
export function breakdownLines(
  breakdown: PriceBreakdown,
): { part: BreakdownPart; label: string; amount: string }[] {
  const isPaid = breakdown.paid > 0;
  const parts: BreakdownPart[] = ['total', isPaid ? 'paid' : 'dueNow'];
  if (breakdown.refunded > 0) parts.push('refunded');
  return [...parts, 'dueOnArrival' as const].map((part) => ({
    part,
    label: BREAKDOWN_LABELS[part],
    amount: formatMoney(breakdown[part], breakdown.currency),
  }));
}

/** The code that is shown once with a breakdown's amounts: 'USD'. */
export function currencyCode({ currency }: Pick<PriceBreakdown, 'currency'>): string {
  return currency.toUpperCase();
}
