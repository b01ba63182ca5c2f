import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { BookingEvent, BookingRow } from '../../booking-records/index.ts';
import {
  findVoucher,
  giveBackToGift,
  listPaidWithGifts,
  lockVoucherForUpdate,
} from '../../gift-vouchers/index.ts';
import { sumsAfterReturn, writeEntry } from '../write-entry.ts';

/** An amount that went back to a gift voucher, in minor units. */
export interface GiftReturn {
  amount: number;
  codeEnd: string;
  /** The last day on which the voucher can be used now; null if it doesn't expire. */
  expiresOn: string | null;
}

interface Owed {
  /** At most this much goes back, in minor units. */
  most: number;
  at: Date;
  who: BookingEvent['by'];
}

/**
 * Puts the amount that is owed at the counter for a locked booking back on the gift vouchers that paid for it, starting
 * with the one used last. A voucher that staff have ended gets nothing back: its part is still owed at the counter.
 * Returns the amounts that went back.
 */
export async function returnGifts(
  context: AppContext,
  tx: Tx,
  booking: BookingRow,
  { at, most, who }: Owed,
): Promise<GiftReturn[]> {
  if (most <= 0) return [];
  const used = await listPaidWithGifts(tx, booking.id);
  // always in the same order, so that no two transactions wait for each other
  const ended = new Set<string>();
  for (const { voucherId } of used.toSorted((a, b) => (a.voucherId < b.voucherId ? -1 : 1))) {
    const voucher = await lockVoucherForUpdate(tx, voucherId);
    if (voucher?.endedAt) ended.add(voucherId);
  }
  const returned: GiftReturn[] = [];
  let { counter, given } = booking;
  let rest = Math.min(most, counter - given);
  for (const { paid, voucherId } of used) {
    const amount = Math.min(rest, paid);
    if (amount <= 0 || ended.has(voucherId)) continue;
    const sums = await sumsAfterReturn(tx, { ...booking, counter, given }, { amount, beyond: 0 });
    await giveBack(context, tx, booking, { at, who, amount, voucherId, sums });
    counter += sums.by;
    given += sums.given;
    rest -= amount;
    const found = await findVoucher(tx, voucherId);
    if (found) returned.push({ amount, ...found.voucher });
  }
  return returned.map(({ amount, codeEnd, expiresOn }) => ({ amount, codeEnd, expiresOn }));
}

interface Part extends Omit<Owed, 'most'> {
  amount: number;
  voucherId: string;
  sums: { by: number; given: number };
}

async function giveBack(
  context: AppContext,
  tx: Tx,
  booking: BookingRow,
  { amount, at, sums, voucherId, who }: Part,
): Promise<void> {
  const id = context.newId();
  const receivedOn = at.toISOString().slice(0, 10);
  const entry = { id, kind: 'returned', method: 'gift', amount, receivedOn, note: '', at } as const;
  await writeEntry(context, tx, booking, { ...entry, ...sums, who });
  const byUserId = who.kind === 'staff' ? who.userId : null;
  await giveBackToGift(context, tx, {
    voucherId,
    amount,
    bookingId: booking.id,
    counterPaymentId: id,
    at,
    byUserId,
  });
}

/** The sum that went back, in minor units. */
export const sumOfReturns = (returned: readonly GiftReturn[]): number =>
  returned.reduce((sum, { amount }) => sum + amount, 0);
