import { ProblemError } from '../../problem-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import {
  type EntryRow,
  findEntryOf,
  insertEntry,
  leftOfVoucher,
  listPaidWithGifts,
} from './store/entries.ts';
import { lockVoucherForUpdate } from './store/vouchers.ts';

/** A counter payment of method `gift`. */
interface GiftPayment {
  voucherId: string;
  /** The amount that was spent or given back, in minor units. */
  amount: number;
  bookingId: string;
  counterPaymentId: string;
  at: Date;
  /** The member who recorded it; null for the traveler and jobs. */
  byUserId: string | null;
}

/** The entry of a counter payment with a voucher whose lock is held. */
export const spendGift = (context: Pick<AppContext, 'newId'>, tx: Tx, payment: GiftPayment) =>
  write(context, tx, 'redeemed', payment);

/** The entry of a counter payment that goes back to a voucher whose lock is held. */
export const giveBackToGift = (context: Pick<AppContext, 'newId'>, tx: Tx, payment: GiftPayment) =>
  write(context, tx, 'returned', payment);

async function write(
  { newId }: Pick<AppContext, 'newId'>,
  tx: Tx,
  kind: 'redeemed' | 'returned',
  { amount, ...of }: GiftPayment,
): Promise<void> {
  const minor = kind === 'redeemed' ? -amount : amount;
  await insertEntry(tx, {
    ...of,
    id: newId(),
    kind,
    minor,
    method: null,
    receivedOn: null,
    byName: null,
  });
}

/**
 * Throws `payment_mismatch` if a counter payment can't be voided, because it went back to a voucher that was used since,
 * or because it came from a voucher to which a part has already gone back. Hold the booking's lock; this locks the
 * voucher, and the database reverses the entry when the payment is voided.
 */
export async function assertGiftVoidable(tx: Tx, counterPaymentId: string): Promise<void> {
  const entry = await findEntryOf(tx, counterPaymentId);
  if (entry === null) return;
  await lockVoucherForUpdate(tx, entry.voucherId);
  const isRedeemed = entry.minor < 0;
  const there = isRedeemed ? await paidByVoucher(tx, entry) : await leftOfVoucher(tx, entry.voucherId); // prettier-ignore
  if (there >= Math.abs(entry.minor)) return;
  const text = isRedeemed
    ? 'A part of this amount has already gone back to the gift voucher.'
    : 'The gift voucher has been used since this amount went back to it.';
  throw new ProblemError('payment_mismatch', text, { field: 'amount' });
}

/** The amount with which the voucher of an entry still pays for its booking, in minor units. */
async function paidByVoucher(tx: Tx, { bookingId, voucherId }: EntryRow): Promise<number> {
  const used = bookingId === null ? [] : await listPaidWithGifts(tx, bookingId);
  return used.find((one) => one.voucherId === voucherId)?.paid ?? 0;
}
