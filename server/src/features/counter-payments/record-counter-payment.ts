import {
  counterDays,
  formatMoney,
  hasEnded,
  type BookingRecord,
  type BodyOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import {
  recordBookingEvent,
  assertConfirmed,
  assertStands,
  bookingEnded,
  confirmBookingRow,
  lockBookingForUpdate,
  type BookingRow,
  moveCounter,
} from '../booking-records/index.ts';
import { giveGoodwill, grantOf } from '../goodwill/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { bookingMoney, mailTrip, owedOf, withoutOpenPayment } from '../payments/index.ts';
import {
  findCounterPayment,
  forgetGiven,
  insertCounterPayment,
  voidCounterRow,
  type CounterRow,
} from './store.ts';

/**
 * Records money that was paid or returned outside of this site: at most the outstanding amount, or the sum received
 * before. Returning more than is owed requires the permission to refund and counts against the person's limit. An open
 * card payment is canceled first, because it would charge the same amount again. Throws `not_found`,
 * `booking_cancelled`, `booking_expired`, `not_confirmed`, `payment_mismatch`, `invalid_input`, `payment_in_progress`,
 * `provider_unavailable`, `forbidden`, `sign_in_again`.
 */
export async function addCounterPayment(
  context: UserContext,
  bookingId: string,
  input: BodyOf<'addCounterPayment'>,
): Promise<BookingRecord> {
  await withoutOpenPayment(context, bookingId, {
    check: (tx, booking) => refuse(context, tx, booking, input),
    work: async (tx, booking) => {
      const { amount, kind, method, note, receivedOn } = input;
      const { uid } = context.actor;
      // read under the booking's lock, so that the entry is clearly before or after a cancellation
      const now = context.clock.now();
      const id = context.createdId();
      const { by, given } =
        kind === 'received'
          ? { by: amount, given: 0 }
          : await handBack(context, tx, booking, { id, amount });
      await insertCounterPayment(tx, {
        id,
        bookingId,
        kind,
        method,
        amount,
        given: Math.max(0, given),
        currency: booking.currency,
        receivedOn,
        byUserId: uid,
        byName: null, // set by the database
        note,
        createdAt: now,
        voidedAt: null,
        voidedBy: null,
        voidedByName: null,
        voidReason: null,
      });
      await moveCounter(tx, bookingId, { by, given, at: now });
      const { currency } = booking;
      await recordBookingEvent(context, tx, {
        bookingId,
        kind: `counter_${kind}`,
        by: { kind: 'staff', userId: uid },
        detail: { amount, currency, method },
      });
      await recordAct(context, tx, 'counter_payment', bookingId, {
        kind,
        amount,
        currency,
        method,
      });
      if (kind === 'received') {
        const stands = await confirmBookingRow(context, tx, booking, {
          kind: 'staff',
          userId: uid,
        });
        await sendVoucher(context, tx, { ...stands, counter: booking.counter + amount });
      }
    },
  });
  return getBookingRecord(context, bookingId);
}

/**
 * Decides how returned money changes the booking's sums. Goodwill, the part beyond what is owed, still counts as
 * paid. But if no cash is left, none of it counts as paid any more, as with a card payment refunded in full.
 */
async function handBack(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount, id: actId }: { id: string; amount: number },
): Promise<{ by: number; given: number }> {
  const beyond = Math.max(0, amount - (await owedOf(context, tx, booking)));
  const act = { act: 'counter', actId, field: 'amount' } as const;
  await giveGoodwill(context, tx, grantOf(context), { ...act, booking, beyond });
  if (hasEnded(booking)) return { by: -amount, given: 0 };
  if (amount < booking.counter - booking.given) return { by: beyond - amount, given: beyond };
  await forgetGiven(tx, booking.id);
  return { by: -amount - booking.given, given: -booking.given };
}

/** Sends the voucher. The outbox accepts it only once for each booking. */
async function sendVoucher(context: UserContext, tx: Tx, booking: BookingRow): Promise<void> {
  const about = { booking, to: await findBookingEmail(tx, booking) };
  await mailTrip(context, tx, about, (write, to, trip) => write.confirmedMail(to, trip));
}

async function refuse(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount, kind, receivedOn }: BodyOf<'addCounterPayment'>,
): Promise<void> {
  const { from, to } = counterDays(booking.createdAt, context.clock.now());
  if (receivedOn > to) throw invalidInput('receivedOn', "can't be in the future");
  if (receivedOn < from) throw invalidInput('receivedOn', "can't be before the booking");
  if (kind === 'returned') {
    const here = booking.counter - booking.given;
    if (amount > here) throw mismatch('was received', here, booking);
    return;
  }
  assertStands(booking);
  assertConfirmed(booking);
  const { breakdown } = await bookingMoney(context, tx, booking);
  const open = breakdown.dueNow + breakdown.dueOnArrival;
  if (amount > open) throw mismatch('is outstanding', open, booking);
}

function mismatch(what: string, minor: number, { currency }: BookingRow): ProblemError {
  const text = `No more than ${formatMoney(minor, currency)} ${what}.`;
  return new ProblemError('payment_mismatch', text, { field: 'amount' });
}

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
