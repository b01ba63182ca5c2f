import type { BodyOf, GiftVoucherRecord } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { getGiftVoucher } from './read-vouchers.ts';
import { leftOfVoucher } from './store/entries.ts';
import { endVoucherRow, lockVoucherForUpdate } from './store/vouchers.ts';

/** Ends a voucher, so that what is left of it can't be used. Throws `not_found`, `already_decided`. */
export async function endGiftVoucher(
  context: UserContext,
  id: string,
  { reason }: BodyOf<'endGiftVoucher'>,
): Promise<GiftVoucherRecord> {
  await context.db.orm.transaction(async (tx) => {
    const voucher = await lockVoucherForUpdate(tx, id);
    if (voucher === null) throw notFound('gift voucher');
    const end = { endedAt: context.clock.now(), endReason: reason };
    if (!(await endVoucherRow(tx, id, end))) {
      throw new ProblemError('already_decided', 'This gift voucher has already been ended.');
    }
    const left = await leftOfVoucher(tx, id);
    await recordAct(context, tx, 'gift_ended', id, { left, currency: voucher.currency });
  });
  return getGiftVoucher(context, id);
}
