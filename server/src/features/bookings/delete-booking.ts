import type { Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { dropBundled } from '../../mails/agency-bundles.ts';
import { notFound } from '../../problem-error.ts';
import {
  recordBookingEvent,
  endBooking,
  insertCancellation,
  hasTakenMoney,
  deleteBookingRow,
  lockEndedBookingForUpdate,
  updateBookingRow,
  type BookingRow,
} from '../booking-records/index.ts';
import { bookingPaid, changeUnpaidBooking } from '../payments/index.ts';
import { agreedPrice } from './policy.ts';

/**
 * Removes the caller's own booking from their list. Deletes an unpaid one, after canceling its open payment. An ended
 * one that received money is only hidden, because it must be kept for accounting. Throws `not_found`, `booking_paid`,
 * `payment_in_progress`, `provider_unavailable`.
 */
export async function deleteBooking(context: UserContext, id: string): Promise<Deleted> {
  if (await removeEnded(context, id)) return { deletedCount: 1 };
  return changeUnpaidBooking(context, id, async (tx, booking) => {
    if (booking.counter > 0) throw bookingPaid();
    if (await hasTakenMoney(tx, id)) await endRefunded(context, tx, booking);
    else await deleteUnpaid(context, tx, id);
    return { deletedCount: 1 };
  });
}

/** Removes a booking that has ended, without calling the provider. Returns false if it hasn't ended. */
function removeEnded(context: UserContext, id: string): Promise<boolean> {
  return context.db.orm.transaction(async (tx) => {
    const booking = await lockEndedBookingForUpdate(tx, id);
    if (booking === null) return false;
    if (booking.uid !== context.actor.uid || booking.removedAt !== null) throw notFound('booking');
    if (await hasTakenMoney(tx, id)) {
      await updateBookingRow(tx, id, { removedAt: context.clock.now() });
      await record(context, tx, { bookingId: id, kind: 'removed' });
    } else {
      await deleteUnpaid(context, tx, id);
    }
    return true;
  });
}

/**
 * Ends a booking whose payments were all refunded. No refund is left to decide, and the booking is kept for accounting.
 */
async function endRefunded(context: UserContext, tx: Tx, booking: BookingRow): Promise<void> {
  const { id, currency, policyId } = booking;
  const at = context.clock.now();
  const { total } = agreedPrice(booking).trip;
  await insertCancellation(tx, {
    id: context.newId(),
    bookingId: id,
    at,
    reinstatedAt: null,
    byKind: 'traveller',
    byUserId: context.actor.uid,
    byName: null,
    reasonCode: 'other',
    reasonText: '',
    policyId,
    exceptionId: null,
    refundPercent: 0,
    basis: 'paid',
    evaluatedAt: at,
    currency,
    total,
    taken: 0,
    backBefore: 0,
    refundCard: 0,
    refundCounter: 0,
    kept: 0,
    lapsed: total,
    refundState: 'none',
  });
  await endBooking(tx, booking, at);
  await updateBookingRow(tx, id, { removedAt: at });
  await record(context, tx, { bookingId: id, kind: 'removed' });
}

async function deleteUnpaid(context: UserContext, tx: Tx, id: string): Promise<void> {
  await deleteBookingRow(tx, id);
  await dropBundled(tx, 'bookings', id);
  await record(context, tx, { bookingId: id, kind: 'deleted' });
}

function record(
  context: UserContext,
  tx: Tx,
  event: { bookingId: string; kind: 'removed' | 'deleted' },
): Promise<void> {
  const by = { kind: 'traveller', userId: context.actor.uid } as const;
  return recordBookingEvent(context, tx, { ...event, by });
}
