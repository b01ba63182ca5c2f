import type { Voucher } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { qrSvg } from '../../lib/qr-svg.ts';
import { ProblemError } from '../../problem-error.ts';
import { ensureReference, assertStands } from '../booking-records/index.ts';
import { voucherLink } from '../check-ins/index.ts';
import { readableTrip, tripOf } from './get-trip.ts';

/**
 * The voucher to show at the desk. Assigns a reference first to a booking from an older version. Throws `not_found`,
 * `booking_cancelled`, `booking_expired`, `booking_unpaid`.
 */
export async function getVoucher(context: UserContext, id: string): Promise<Voucher> {
  const row = await readableTrip(context, id);
  assertStands(row);
  const trip = await tripOf(context, row);
  if (!trip.actions.voucher) {
    const text = 'The voucher of this trip appears once something has been paid for it.';
    throw new ProblemError('booking_unpaid', text);
  }
  const reference = await ensureReference(context, row);
  const link = await voucherLink(context, { id, reference });
  // the reference may just have been assigned
  const booking = { ...trip.booking, reference };
  return { link, svg: qrSvg(link), reference, trip: { ...trip, booking } };
}
