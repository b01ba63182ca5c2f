import { type BookingRecord, exactMoney, goodwillLeft, goodwillRights } from '@wayfarer/contract';
import { useStaff } from '../../../kit/staff/staff.ts';
import { goodwillTexts as texts } from './copy.ts';

/** The amount that this person may refund beyond the terms. The server checks it again. */
export function useGoodwill({ money }: Pick<BookingRecord, 'money'>) {
  const { may, refundLimit, role } = useStaff();
  const rights = goodwillRights({ refundLimit, role }, may);
  const { currency, goodwill: before } = money;
  const left = goodwillLeft(rights, { before, calledOff: false });
  return { rights, before, left, text: textOf(rights.mayRefund, left, currency) };
}

/** The limit in words; undefined if there is none. */
function textOf(mayRefund: boolean, left: number, currency: string): string | undefined {
  if (left === Infinity) return undefined;
  if (!mayRefund) return texts.notPermitted;
  return left === 0 ? texts.usedUp : texts.left(exactMoney(left, currency));
}
