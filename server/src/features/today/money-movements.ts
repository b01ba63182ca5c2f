import type { CalendarDay } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import {
  sumCardPayments,
  sumCounterPayments,
  sumLostDisputes,
  sumRefunds,
  type Span,
} from './store-money.ts';

/** A sum of money in minor units that moved on a day, or in the month that begins on that day. */
export interface Movement {
  day: CalendarDay;
  currency: string;
  part: 'card' | 'counter' | 'back';
  amount: number;
}

export async function movementsIn(
  { db: { orm }, payments: { livemode } }: Pick<AppContext, 'db' | 'payments'>,
  asked: Omit<Span, 'livemode'>,
): Promise<Movement[]> {
  const span = { ...asked, livemode };
  const as = (part: Movement['part']) => (row: Omit<Movement, 'part'>) => ({ ...row, part });
  const counter = await sumCounterPayments(orm, span);
  return [
    ...(await sumCardPayments(orm, span)).map(as('card')),
    ...counter.map(({ kind, ...row }) => as(kind === 'received' ? 'counter' : 'back')(row)),
    ...(await sumRefunds(orm, span)).map(as('back')),
    ...(await sumLostDisputes(orm, span)).map(as('back')),
  ];
}
