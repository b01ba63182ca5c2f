import type { BookingState } from '../../options/trips/booking-core.ts';

/** The money that the agency holds for a booking, in minor units. */
export interface MoneyInHand {
  state: BookingState;
  /** The agreed total. */
  total: number;
  /** Received by card and at the counter, less refunds (also in progress) and losses to a bank. */
  inHand: number;
  /** The amounts of the cancellation in force that are kept and that wait for a bank. */
  canceled: { kept: number; held: number } | null;
}

/**
 * The amount that the agency owes the traveler, in minor units: anything paid beyond the price of a trip that takes
 * place, or the part of a canceled trip's payments that isn't kept. Refunding it isn't goodwill.
 */
export function owedBack({ canceled, inHand, state, total }: MoneyInHand): number {
  if (state === 'expired') return inHand;
  const due = canceled === null ? total : canceled.kept + canceled.held;
  return Math.max(0, inHand - due);
}
