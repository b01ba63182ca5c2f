import {
  type BookingRecord,
  type CalendarDay,
  exactMoney,
  formatDay,
  movePlan,
} from '@wayfarer/contract';
import { todayAt } from '../../../../../api/use-today.ts';
import { changeTexts as texts } from '../copy.ts';

interface NewPrice {
  currency: string;
  /** The amount that becomes due, or that is refunded if it is negative. */
  due: number;
  total: number;
  travelDate: CalendarDay;
}

/** The amount that a change makes due and its day, or the amount that it refunds. */
export function dueText(
  { booking, plan }: Pick<BookingRecord, 'booking' | 'plan'>,
  { currency, due, total, travelDate }: NewPrice,
): string {
  if (due === 0) return texts.settled;
  const amount = exactMoney(Math.abs(due), currency);
  if (due < 0) return texts.back(amount);
  if (plan === null || plan.plan.balanceDays === null) return texts.due(amount);
  if (!booking.paid) return texts.toPay(amount);
  const today = todayAt(booking.timeZone);
  const { balanceDueOn } = movePlan(plan, { today, total, travelDate });
  return balanceDueOn === null
    ? texts.due(amount)
    : texts.dueBy({ amount, day: formatDay(balanceDueOn) });
}
