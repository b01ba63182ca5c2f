import type { BookingState } from '../../options/trips/booking-core.ts';

/** The agency's money for a booking, in minor units. */
export interface MoneyInHand {
  state: BookingState;
  /** The agreed total. */
  total: number;
  /** The sum received by card and at the counter, less refunds (including pending ones) and money lost to a bank. */
  inHand: number;
  /** If the booking is canceled: the amount that the agency keeps, and the one that waits for a bank's decision. */
  canceled: { kept: number; held: number } | null;
}

/** The amount that the agency owes the traveler, in minor units. Refunding it isn't goodwill. */
export function owedBack({ canceled, inHand, state, total }: MoneyInHand): number {
  if (state === 'expired') return inHand;
  const due = canceled === null ? total : canceled.kept + canceled.held;
  return Math.max(0, inHand - due);
}
