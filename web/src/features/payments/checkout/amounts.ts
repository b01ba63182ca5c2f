import {
  type Booking,
  type ChargeMode,
  formatMoney,
  parseCost,
  type Payment,
  toMajorUnits,
  tripAmounts,
  tripCost,
} from '@wayfarer/contract';

/** A trip's money, ready to show, and the price that the traveler agrees to. */
export interface TripMoney {
  perDay: string;
  days: number;
  total: string;
  dueNow: string;
  dueOnArrival: string;
  /** Nothing is left to be paid on arrival. */
  isAllDueNow: boolean;
  /** Due now in major units: the `price` of the call that opens the payment (spec §7). */
  price: number;
}

/** What is still due on arrival, in minor units, after a payment; null where the cost text does not say. */
export function leftAfter(
  { travelCost, travelDuration }: Pick<Booking, 'travelCost' | 'travelDuration'>,
  { amount, currency }: Pick<Payment, 'amount' | 'currency'>,
): number | null {
  const total = tripCost(travelCost, travelDuration, currency);
  return total === null ? null : Math.max(0, total - amount);
}

/** Null where the cost text is not one of this site's currency; then only the server knows. */
export function amountsOf(
  { travelCost, travelDuration }: Pick<Booking, 'travelCost' | 'travelDuration'>,
  currency: string,
  charge: ChargeMode,
): TripMoney | null {
  const cost = parseCost(travelCost, currency);
  if (!cost.ok) return null;
  const { perDay, days, total, dueNow, dueOnArrival } = tripAmounts(
    cost.minor,
    travelDuration,
    charge,
  );
  return {
    perDay: formatMoney(perDay, currency),
    days,
    total: formatMoney(total, currency),
    dueNow: formatMoney(dueNow, currency),
    dueOnArrival: formatMoney(dueOnArrival, currency),
    isAllDueNow: dueOnArrival === 0,
    price: toMajorUnits(dueNow, currency),
  };
}
