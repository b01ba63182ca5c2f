import type { BookingState } from '../../options/trips/booking-core.ts';
import type { PriceBreakdown } from '../money/trip-money.ts';
import { hasEnded } from './dates/has-ended.ts';

/** The facts about a booking that decide if it has a voucher. */
interface VoucherSituation {
  breakdown: Pick<PriceBreakdown, 'paid' | 'total'>;
  state: BookingState;
  /** The setting `booking.payOnArrival`. */
  payOnArrival: boolean;
}

/**
 * True if a booking has a voucher: it has one once anything was paid, by card or at the counter. An unpaid booking has
 * one only if its places can't expire, and if the trip is free or can be paid in full on arrival.
 */
export function hasVoucher({ breakdown, payOnArrival, state }: VoucherSituation): boolean {
  if (hasEnded({ state })) return false;
  if (breakdown.paid > 0) return true;
  return state === 'booked' && (breakdown.total === 0 || payOnArrival);
}
