import { counterDays, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { assertConfirmed, assertStands, type BookingRow } from '../booking-records/index.ts';
import { giveGoodwill, grantOf } from '../goodwill/index.ts';
import { bookingMoney, owedOf, withoutOpenPayment } from '../payments/index.ts';
import { confirmReceived } from './confirm-received.ts';
import { mismatch } from './mismatch.ts';
import { sumsAfterReturn, writeEntry } from './write-entry.ts';

export type Entry = BodyOf<'addCounterPayment'>;

/** Another record of the same money, such as a line of a bank statement, which is changed in the same transaction. */
export interface MoneySource {
  /** Throws if the money can't be recorded. Runs under the booking's lock, and again if a card payment is canceled. */
  check(tx: Tx, booking: BookingRow): Promise<void>;
  record(tx: Tx, counterPaymentId: string): Promise<void>;
  /** True if its day may be one that a counter payment can't have; then the nearest possible day counts. */
  anyDay?: true;
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
  return recordMoney(
    context,
    bookingId,
    { ...entry, receivedOn: bookedOn },
    { ...source, anyDay: true },
  );
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
      await refuse(context, tx, booking, source?.anyDay ? inDays(context, booking, input) : input);
    },
    work: async (tx, booking) => {
      const id = context.createdId();
      const entry = source?.anyDay ? inDays(context, booking, input) : input;
      await enter(context, tx, booking, { id, ...entry });
      await source?.record(tx, id);
      const { amount, kind, method } = entry;
      const { currency } = booking;
      const detail = { kind, amount, currency, method, ...source?.detail };
      await recordAct(context, tx, 'counter_payment', bookingId, detail);
      if (kind !== 'received') return;
      const by = { kind: 'staff', userId: context.actor.uid } as const;
      await confirmReceived(context, tx, booking, { amount, by });
    },
  });
}

/** The entry, moved to the nearest day that a counter payment can have. */
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
  const { uid } = context.actor;
  // read under the booking's lock, so that the entry is clearly before or after a cancellation
  const at = context.clock.now();
  const { by, given } =
    kind === 'received'
      ? { by: amount, given: 0 }
      : await handBack(context, tx, booking, { id, amount });
  const entry = { id, kind, method, amount, by, given, receivedOn, note: note ?? '', at };
  await writeEntry(context, tx, booking, { ...entry, who: { kind: 'staff', userId: uid } });
}

/** Records goodwill, the part of returned money beyond what is owed, and decides how it changes the booking's sums. */
async function handBack(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount, id: actId }: { id: string; amount: number },
): Promise<{ by: number; given: number }> {
  const beyond = Math.max(0, amount - (await owedOf(context, tx, booking)));
  const act = { act: 'counter', actId, field: 'amount' } as const;
  await giveGoodwill(context, tx, grantOf(context), { ...act, booking, beyond });
  return sumsAfterReturn(tx, booking, { amount, beyond });
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
