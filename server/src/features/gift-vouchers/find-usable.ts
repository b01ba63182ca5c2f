import { readGiftCode, type CalendarDay } from '@wayfarer/contract';
import type { Executor, Tx } from '../../db/database.ts';
import { hashGiftCode } from './gift-code.ts';
import { stateOfVoucher } from './policy.ts';
import { giftNotValid } from './problems.ts';
import { leftOfVoucher } from './store/entries.ts';
import { findVoucherByHash, lockVoucherForUpdate, type VoucherRow } from './store/vouchers.ts';

/** A voucher and the amount that is left on it, in minor units. */
export interface UsableVoucher {
  voucher: VoucherRow;
  left: number;
}

interface Use {
  currency: string;
  /** The agency's day. */
  today: CalendarDay;
}

/** The voucher with a typed code. Throws `gift_not_valid`. */
export async function findUsable(db: Executor, typed: string, use: Use): Promise<UsableVoucher> {
  const code = readGiftCode(typed);
  const voucher = code === null ? null : await findVoucherByHash(db, hashGiftCode(code));
  if (voucher === null) throw giftNotValid();
  return usable(db, voucher, use);
}

/**
 * Like `findUsable`, and locks the voucher, so that the second of two people who use it sees what the first one leaves.
 */
export async function lockUsable(tx: Tx, typed: string, use: Use): Promise<UsableVoucher> {
  const found = await findUsable(tx, typed, use);
  const voucher = await lockVoucherForUpdate(tx, found.voucher.id);
  if (voucher === null) throw giftNotValid();
  return usable(tx, voucher, use);
}

async function usable(db: Executor, voucher: VoucherRow, { currency, today }: Use) {
  const left = await leftOfVoucher(db, voucher.id);
  const isUsable = stateOfVoucher(voucher, { left, today }) === 'usable';
  if (!isUsable || voucher.currency !== currency) throw giftNotValid();
  return { voucher, left };
}
