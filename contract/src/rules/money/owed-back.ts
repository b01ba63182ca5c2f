import type { BookingState } from '../../options/trips/booking-core.ts';

/** The money that the agency holds for a booking, in minor units. */
export interface MoneyInHand {
  state: BookingState;
  /** The agreed total. */
  total: number;
  /** The sum received by card and at the counter, less refunds (including pending ones) and losses to a bank. */
  inHand: number;
  /** The amounts of the booking's cancellation that are kept, and that are waiting for a bank. */
  canceled: { kept: number; held: number } | null;
}

/**
 * The amount that the agency owes the traveler, in minor units: for a trip that takes place, anything paid beyond its
 * price; for a canceled trip, the payments that aren't kept. Refunding it isn't goodwill.
 */
export function owedBack({ canceled, inHand, state, total }: MoneyInHand): number {
  if (state === 'expired') return inHand;
  const due = canceled === null ? total : canceled.kept + canceled.held;
  return Math.max(0, inHand - due);
}
