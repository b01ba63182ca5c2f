import { type Booking, formatMoney, type PriceBreakdown, toMajorUnits } from '@wayfarer/contract';

/** A trip's amounts, ready to show, and the price that the traveler agrees to. */
export interface TripMoney {
  breakdown: PriceBreakdown;
  dueNow: string;
  /** True if nothing is left to pay on arrival. */
  isAllDueNow: boolean;
  /** The amount due now in major units: the `price` of the call that opens the payment (spec §7). */
  price: number;
}

/** Formats the server's amounts: the agreed price, split into the part due now and the part due on arrival. */
export function amountsOf({ breakdown }: Pick<Booking, 'breakdown'>): TripMoney {
  const { currency, dueNow, dueOnArrival } = breakdown;
  return {
    breakdown,
    dueNow: formatMoney(dueNow, currency),
    isAllDueNow: dueOnArrival === 0,
    price: toMajorUnits(dueNow, currency),
  };
}
