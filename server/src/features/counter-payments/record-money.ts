import { counterDays, hasEnded, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import {
  recordBookingEvent,
  assertConfirmed,
  assertStands,
  confirmBookingRow,
  type BookingRow,
  moveCounter,
} from '../booking-records/index.ts';
import { giveGoodwill, grantOf } from '../goodwill/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import {
  bookingMoney,
  closePaidTransfer,
  mailTrip,
  owedOf,
  withoutOpenPayment,
} from '../payments/index.ts';
import { forgetGiven, insertCounterPayment } from './store.ts';
import { mismatch } from './mismatch.ts';

export type Entry = BodyOf<'addCounterPayment'>;

/** Another record of the same money, such as a line of a bank statement, which is changed in the same transaction. */
export interface MoneySource {
  /** Throws if the money can't be recorded. Runs under the booking's lock, and again if a card payment is canceled. */
  check(tx: Tx, booking: BookingRow): Promise<void>;
  record(tx: Tx, counterPaymentId: string): Promise<void>;
  /** For the audit log. */
  detail: Record<string, string>;
}

/**
 * Like `addCounterPayment`, for a received transfer that another record knows. A transfer from before the booking was
 * made counts from the first day that a counter payment can have.
 */
export function receiveTransfer(
  context: UserContext,
  bookingId: string,
  { amount, bookedOn }: { amount: number; bookedOn: string },
  source: MoneySource,
): Promise<void> {
  const entry = { kind: 'received', method: 'transfer', amount, note: '' } as const;
  return recordMoney(context, bookingId, { ...entry, receivedOn: bookedOn }, source);
}

/** See `addCounterPayment`. */
export async function recordMoney(
  context: UserContext,
  bookingId: string,
  input: Entry,
  source?: MoneySource,
): Promise<void> {
  await withoutOpenPayment(context, bookingId, {
    check: async (tx, booking) => {
      await source?.check(tx, booking);
      await refuse(context, tx, booking, source ? inDays(context, booking, input) : input);
    },
    work: async (tx, booking) => {
      const id = context.createdId();
      const entry = source ? inDays(context, booking, input) : input;
      await enter(context, tx, booking, { id, ...entry });
      await source?.record(tx, id);
      const { amount, kind, method } = entry;
      const { currency } = booking;
      const detail = { kind, amount, currency, method, ...source?.detail };
      await recordAct(context, tx, 'counter_payment', bookingId, detail);
      if (kind !== 'received') return;
      const by = { kind: 'staff', userId: context.actor.uid } as const;
      const stands = await confirmBookingRow(context, tx, booking, by);
      const paid = { ...stands, counter: booking.counter + amount };
      await closePaidTransfer(context, tx, paid);
      await sendVoucher(context, tx, paid);
    },
  });
}

/** The entry on the nearest day that it can have. */
function inDays(context: UserContext, booking: BookingRow, entry: Entry): Entry {
  const { from, to } = counterDays(booking.createdAt, context.clock.now());
  const { receivedOn } = entry;
  return { ...entry, receivedOn: receivedOn < from ? from : receivedOn > to ? to : receivedOn };
}

/** Writes the entry, the booking's sums and its timeline. */
async function enter(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount, id, kind, method, note, receivedOn }: Entry & { id: string },
): Promise<void> {
  const { currency, id: bookingId } = booking;
  const { uid } = context.actor;
  // read under the booking's lock, so that the entry is clearly before or after a cancellation
  const now = context.clock.now();
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
    currency,
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
  await recordBookingEvent(context, tx, {
    bookingId,
    kind: `counter_${kind}`,
    by: { kind: 'staff', userId: uid },
    detail: { amount, currency, method },
  });
}

/**
 * Decides how returned money changes the booking's sums. Goodwill, the part beyond what is owed, still counts as
 * paid. But if no cash is left, none of it counts as paid anymore, as with a card payment refunded in full.
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
  { amount, kind, receivedOn }: Entry,
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
