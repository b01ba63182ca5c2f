import type { BookingState } from '../../options/trips/booking-core.ts';

/** The money that the agency holds for a booking, in minor units. */
export interface MoneyInHand {
  state: BookingState;
  /** The agreed total. */
  total: number;
  /** The sum received by card and at the counter, less refunds (including pending ones) and money lost to a bank. */
  inHand: number;
  /** For a canceled booking: the amount that the agency keeps, and the amount that is waiting for a bank's decision. */
  canceled: { kept: number; held: number } | null;
}

/**
 * The amount that the agency owes the traveler, in minor units. For a trip that takes place, it is the money paid
 * beyond the price; for a canceled trip, the payments that the agency doesn't keep. Refunding it isn't goodwill.
 */
export function owedBack({ canceled, inHand, state, total }: MoneyInHand): number {
  if (state === 'expired') return inHand;
  const due = canceled === null ? total : canceled.kept + canceled.held;
  return Math.max(0, inHand - due);
}
