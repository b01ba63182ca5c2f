import {
  counterDays,
  formatMoney,
  type addCounterPayment as addEndpoint,
  type BookingRecord,
  type ParsedInputOf,
  type voidCounterPayment as voidEndpoint,
} from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { confirmedMail } from '../../mails/trips/confirmed-mail.ts';
import { mailedTrip } from '../../mails/trips/mailed-trip.ts';
import { invalidInput, notFound, ProblemError } from '../../problem-error.ts';
import {
  recordBookingEvent,
  assertStands,
  bookingEnded,
  lockBookingForUpdate,
  type BookingRow,
  moveCounter,
} from '../booking-records/index.ts';
import { giveGoodwill, grantOf } from '../goodwill/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { bookingMoney, owedOf, withoutOpenPayment } from '../payments/index.ts';
import { getBookingRecord } from './record/get-booking-record.ts';
import {
  findCounterPayment,
  insertCounterPayment,
  voidCounterRow,
  type CounterRow,
} from './store.ts';

type Input = ParsedInputOf<typeof addEndpoint>['body'];

/**
 * Records money that changed hands without this site's card payment: at most what is open, or what was
 * received before. To hand out more than is owed is for who may refund, within their limit. An open card payment is
 * canceled first: it would take the same money twice. Throws `not_found`, `booking_cancelled`, `booking_expired`,
 * `payment_mismatch`, `invalid_input`, `payment_in_progress`, `provider_unavailable`, `forbidden`, `sign_in_again`.
 */
export async function addCounterPayment(
  context: UserContext,
  bookingId: string,
  input: Input,
): Promise<BookingRecord> {
  await withoutOpenPayment(context, bookingId, {
    check: (tx, booking) => refuse(context, tx, booking, input),
    work: async (tx, booking) => {
      const { amount, kind, method, note, receivedOn } = input;
      const { uid } = context.actor;
      // under the lock of the booking: before its cancellation or after
      const now = context.clock.now();
      const id = context.createdId();
      if (kind === 'returned') {
        const beyond = Math.max(0, amount - (await owedOf(context, tx, booking)));
        const act = { act: 'counter', actId: id, field: 'amount' } as const;
        await giveGoodwill(context, tx, grantOf(context), { ...act, booking, beyond });
      }
      await insertCounterPayment(tx, {
        id,
        bookingId,
        kind,
        method,
        amount,
        currency: booking.currency,
        receivedOn,
        byUserId: uid,
        byName: null, // written by the database
        note,
        createdAt: now,
        voidedAt: null,
        voidedBy: null,
        voidedByName: null,
        voidReason: null,
      });
      await moveCounter(tx, bookingId, kind === 'received' ? amount : -amount, now);
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
      if (kind === 'received')
        await sendVoucher(context, tx, { ...booking, counter: booking.counter + amount });
    },
  });
  return getBookingRecord(context, bookingId);
}

/** With the first money; later, it was sent before. */
async function sendVoucher(context: UserContext, tx: Tx, booking: BookingRow): Promise<void> {
  const to = await findBookingEmail(tx, booking);
  if (to === null) return;
  const { breakdown } = await bookingMoney(context, tx, booking);
  const { publicUrl } = context.config.http;
  const trip = await mailedTrip(tx, { publicUrl, booking, breakdown });
  await context.mail.enqueue(tx, confirmedMail(to, trip));
}

/** Nobody pays more than is open, and nobody gets more back than came in; on a day since it was booked. */
async function refuse(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount, kind, receivedOn }: Input,
): Promise<void> {
  const { from, to } = counterDays(booking.createdAt, context.clock.now());
  if (receivedOn > to) throw invalidInput('receivedOn', 'must not lie in the future');
  if (receivedOn < from) throw invalidInput('receivedOn', 'must not be before the booking');
  if (kind === 'returned') {
    if (amount > booking.counter) throw mismatch('was received', booking.counter, booking);
    return;
  }
  assertStands(booking);
  const { breakdown } = await bookingMoney(context, tx, booking);
  const open = breakdown.dueNow + breakdown.dueOnArrival;
  if (amount > open) throw mismatch('is open', open, booking);
}

function mismatch(what: string, minor: number, { currency }: BookingRow): ProblemError {
  const text = `No more than ${formatMoney(minor, currency)} ${what}.`;
  return new ProblemError('payment_mismatch', text, { field: 'amount' });
}

/**
 * Takes an entry that was made by mistake out of the sums. Throws `not_found`, `already_decided`,
 * `booking_cancelled`, `payment_mismatch`.
 */
export async function voidCounterPayment(
  context: UserContext,
  id: string,
  { reason }: ParsedInputOf<typeof voidEndpoint>['body'],
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
      throw new ProblemError('already_decided', 'This entry is voided already.');
    }
    const { amount, bookingId, currency, kind } = found;
    await moveCounter(tx, bookingId, kind === 'received' ? -amount : amount, now);
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

/** A cancellation has shared out what was received; and what was returned was received before. */
function refuseVoid({ amount, kind, voidedAt }: CounterRow, booking: BookingRow): void {
  if (kind === 'returned' || voidedAt !== null) return;
  if (booking.state === 'cancelled') throw bookingEnded(booking);
  if (amount > booking.counter) throw mismatch('is here', booking.counter, booking);
}
