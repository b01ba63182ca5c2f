import {
  type Booking,
  type ChargeMode,
  formatMoney,
  offerBreakdown,
  type PriceBreakdown,
  toMajorUnits,
} from '@wayfarer/contract';

/** A trip's money, ready to show, and the price that the traveler agrees to. */
export interface TripMoney {
  breakdown: PriceBreakdown;
  dueNow: string;
  /** Nothing is left to be paid on arrival. */
  isAllDueNow: boolean;
  /** Due now in major units: the `price` of the call that opens the payment (spec §7). */
  price: number;
}

/** Null where the cost text is not one of this site's currency; then only the server knows. */
export function amountsOf(
  { travelCost, travelDuration }: Pick<Booking, 'travelCost' | 'travelDuration'>,
  currency: string,
  charge: ChargeMode,
): TripMoney | null {
  const breakdown = offerBreakdown({ costPerDay: travelCost, charge, currency }, travelDuration);
  if (breakdown === null) return null;
  const { dueNow, dueOnArrival } = breakdown;
  return {
    breakdown,
    dueNow: formatMoney(dueNow, currency),
    isAllDueNow: dueOnArrival === 0,
    price: toMajorUnits(dueNow, currency),
  };
}
