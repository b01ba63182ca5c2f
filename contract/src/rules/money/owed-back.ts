import type { BookingState } from '../../options/trips/booking-core.ts';

/** A booking's money as it is here, in minor units. */
export interface MoneyInHand {
  state: BookingState;
  /** The agreed total. */
  total: number;
  /** By card and at the counter, less what has gone back, is on its way, or was lost to a bank. */
  inHand: number;
  /** Of the cancellation that stands: what is kept, and what waits for a bank. */
  canceled: { kept: number; held: number } | null;
}

/**
 * What the agency owes back, in minor units: what a trip that takes place costs less than was paid, and what a
 * canceled one does not keep. To give it back asks for no right to give more.
 */
export function owedBack({ canceled, inHand, state, total }: MoneyInHand): number {
  if (state === 'expired') return inHand;
  const due = canceled === null ? total : canceled.kept + canceled.held;
  return Math.max(0, inHand - due);
}
