import type { BookingState } from '../../options/trips/booking-core.ts';
import type { PriceBreakdown } from '../money/trip-money.ts';
import { hasEnded } from './dates/has-ended.ts';

interface VoucherSituation {
  breakdown: Pick<PriceBreakdown, 'paid' | 'total'>;
  state: BookingState;
  payOnArrival: boolean;
}

/**
 * True once anything was paid, until the booking ends. An unpaid booking has a voucher only if its places can't expire, and if the trip is free
 * or can be paid in full on arrival.
 */
export function hasVoucher({ breakdown, payOnArrival, state }: VoucherSituation): boolean {
  if (hasEnded({ state })) return false;
  if (breakdown.paid > 0) return true;
  return state === 'booked' && (breakdown.total === 0 || payOnArrival);
}
