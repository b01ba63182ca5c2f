import type { Trip, Voucher } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import { qrSvg } from '../../lib/qr-svg.ts';
import { ProblemError } from '../../problem-error.ts';
import { ensureReference, assertStands, type BookingRow } from '../booking-records/index.ts';
import { voucherLink } from '../check-ins/index.ts';
import { readableTrip, tripOfCaller } from './get-trip.ts';

/**
 * The voucher to show at the check-in desk. A booking from an older version gets a reference first. Throws `not_found`,
 * `booking_cancelled`, `booking_expired`, `booking_unpaid`.
 */
export async function getVoucher(context: UserContext, id: string): Promise<Voucher> {
  const row = await readableTrip(context, id);
  assertStands(row);
  const trip = await tripOfCaller(context, row);
  if (!trip.actions.voucher) {
    const text = 'The voucher of this trip appears once something has been paid for it.';
    throw new ProblemError('booking_unpaid', text);
  }
  return voucherOf(context, row, trip);
}

export async function voucherOf(
  context: AppContext,
  row: BookingRow,
  trip: Trip,
): Promise<Voucher> {
  const reference = await ensureReference(context, row);
  const link = await voucherLink(context, { id: row.id, reference });
  // the reference may just have been assigned
  const booking = { ...trip.booking, reference };
  return { link, svg: qrSvg(link), reference, trip: { ...trip, booking } };
}
