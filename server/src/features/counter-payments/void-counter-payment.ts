import type { BodyOf, BookingRecord } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import {
  bookingEnded,
  lockBookingForUpdate,
  moveCounter,
  recordBookingEvent,
  type BookingRow,
} from '../booking-records/index.ts';
import { assertGiftVoidable } from '../gift-vouchers/index.ts';
import { mismatch } from './mismatch.ts';
import { findCounterPayment, voidCounterRow, type CounterRow } from './store.ts';

/** Voids an entry made by mistake. Throws `not_found`, `already_decided`, `booking_cancelled`, `payment_mismatch`. */
export async function voidCounterPayment(
  context: UserContext,
  id: string,
  { reason }: BodyOf<'voidCounterPayment'>,
): Promise<BookingRecord> {
  const found = await findCounterPayment(context.db.orm, id);
  if (found === null) throw notFound('counter payment');
  await context.db.orm.transaction(async (tx) => {
    const booking = await lockBookingForUpdate(tx, found.bookingId);
    if (booking === null) throw notFound('counter payment');
    refuseVoid(found, booking);
    await assertGiftVoidable(tx, id);
    const now = context.clock.now();
    const { uid } = context.actor;
    const change = { voidedAt: now, voidedBy: uid, voidReason: reason };
    if (!(await voidCounterRow(tx, id, change))) {
      throw new ProblemError('already_decided', 'This entry has already been voided.');
    }
    const { amount, bookingId, currency, given, kind } = found;
    await moveCounter(tx, bookingId, {
      by: kind === 'received' ? -amount : amount - given,
      given: -given,
      at: now,
    });
    await recordBookingEvent(context, tx, {
      bookingId,
      kind: 'counter_voided',
      by: { kind: 'staff', userId: uid },
      detail: { amount, currency },
    });
    await recordAct(context, tx, 'counter_void', bookingId, {
      counterPaymentId: id,
      amount,
      currency,
    });
  });
  return getBookingRecord(context, found.bookingId);
}

/**
 * Throws if a payment can no longer be voided, because a cancellation has distributed the money or because it has
 * been returned.
 */
function refuseVoid({ amount, kind, voidedAt }: CounterRow, booking: BookingRow): void {
  if (kind === 'returned' || voidedAt !== null) return;
  if (booking.state === 'cancelled') throw bookingEnded(booking);
  const here = booking.counter - booking.given;
  if (amount > here) throw mismatch('is left at the counter', here, booking);
}
