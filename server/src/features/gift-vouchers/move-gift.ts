import { ProblemError } from '../../problem-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findEntryOf, insertEntry, leftOfVoucher } from './store/entries.ts';
import { lockVoucherForUpdate } from './store/vouchers.ts';

/** A counter payment of method `gift`. */
interface GiftPayment {
  voucherId: string;
  /** Spent, or given back, in minor units. */
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
 * Throws `payment_mismatch` if a counter payment can't be voided, because it went back to a voucher that was used since.
 * Hold the booking's lock; this locks the voucher, and the database reverses the entry when the payment is voided.
 */
export async function assertGiftVoidable(tx: Tx, counterPaymentId: string): Promise<void> {
  const entry = await findEntryOf(tx, counterPaymentId);
  if (entry === null) return;
  await lockVoucherForUpdate(tx, entry.voucherId);
  if ((await leftOfVoucher(tx, entry.voucherId)) >= entry.minor) return;
  throw new ProblemError(
    'payment_mismatch',
    'The gift voucher has been used since this amount went back to it.',
    { field: 'amount' },
  );
}
