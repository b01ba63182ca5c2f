import type { CalendarDay } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import {
  findUsable,
  giveBackToGift,
  listPaidWithGifts,
  lockUsable,
  lockVoucherForUpdate,
  spendGift,
  type UsableVoucher,
} from '../../gift-vouchers/index.ts';
import { mismatch } from '../mismatch.ts';
import type { Entry, MoneySource } from '../record-money.ts';

/**
 * The gift voucher that a counter payment spends, or that it goes back to. Undefined for another method, and for a gift
 * voucher that wasn't issued here. Throws `invalid_input` for a code without the method.
 */
export function giftSource(
  context: UserContext,
  bookingId: string,
  { amount, code, kind, method }: Entry,
  today: CalendarDay,
): MoneySource | undefined {
  if (code !== undefined && (method !== 'gift' || kind !== 'received')) {
    throw invalidInput('code', 'must be set only for a payment with a gift voucher');
  }
  if (method !== 'gift') return undefined;
  const of = { context, bookingId, amount, today };
  if (kind === 'returned') return giveBack(of);
  return code === undefined ? undefined : spend({ ...of, code });
}

interface Gift {
  context: UserContext;
  bookingId: string;
  amount: number;
  today: CalendarDay;
}

function spend({ amount, bookingId, code, context, today }: Gift & { code: string }): MoneySource {
  const { currency } = context.config;
  let own = currency;
  return {
    check: async (tx, booking) => {
      own = booking.currency;
      refuse(await findUsable(tx, code, { currency: own, today }), amount);
    },
    record: async (tx, counterPaymentId) => {
      const usable = await lockUsable(tx, code, { currency: own, today });
      refuse(usable, amount);
      const voucherId = usable.voucher.id;
      await spendGift(context, tx, {
        ...entryOf(context, { amount, bookingId }),
        voucherId,
        counterPaymentId,
      });
    },
    detail: {},
  };
}

function refuse({ left, voucher }: UsableVoucher, amount: number): void {
  if (amount > left) throw mismatch('is left on this gift voucher', left, voucher);
}

function giveBack({ amount, bookingId, context }: Gift): MoneySource {
  return {
    check: async (tx, booking) => {
      await voucherFor(tx, booking, amount);
    },
    record: async (tx, counterPaymentId) => {
      const voucherId = await voucherFor(tx, { id: bookingId }, amount);
      if (voucherId === null) return;
      await lockVoucherForUpdate(tx, voucherId);
      await giveBackToGift(context, tx, {
        ...entryOf(context, { amount, bookingId }),
        voucherId,
        counterPaymentId,
      });
    },
    detail: {},
  };
}

const entryOf = ({ actor, clock }: UserContext, of: { amount: number; bookingId: string }) => ({
  ...of,
  at: clock.now(),
  byUserId: actor.uid,
});

/**
 * The voucher used last that paid at least this amount; null if the booking was paid with none of ours. Throws
 * `invalid_input`.
 */
async function voucherFor(
  tx: Tx,
  { id }: Pick<BookingRow, 'id'>,
  amount: number,
): Promise<string | null> {
  const used = await listPaidWithGifts(tx, id);
  const found = used.find(({ paid }) => paid >= amount);
  if (found === undefined && used.length > 0) {
    throw invalidInput('amount', 'is more than any gift voucher has paid for this booking');
  }
  return found?.voucherId ?? null;
}
