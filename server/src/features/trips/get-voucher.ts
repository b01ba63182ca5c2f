import type { Voucher } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { qrSvg } from '../../lib/qr-svg.ts';
import { ensureReference, assertStands } from '../booking-records/index.ts';
import { voucherLink } from '../check-ins/index.ts';
import { readableTrip, tripOf } from './get-trip.ts';

/**
 * The voucher to show at the desk. Assigns a reference first to a booking from an older version. Throws `not_found`,
 * `booking_cancelled`, `booking_expired`.
 */
export async function getVoucher(context: UserContext, id: string): Promise<Voucher> {
  const row = await readableTrip(context, id);
  assertStands(row);
  const reference = await ensureReference(context, row);
  const link = await voucherLink(context, { id, reference });
  return { link, svg: qrSvg(link), reference, trip: await tripOf(context, row) };
}
