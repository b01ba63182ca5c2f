import { minorStep, splitRefund } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { figuresAt, readSituation } from './situation.ts';

/** The refund if a booking is canceled and everything is refunded, in minor units. */
export interface FullRefund {
  refund: number;
  /** The part beyond the policy. */
  beyond: number;
  card: number;
  counter: number;
  /** The part of `counter` that goes back to gift vouchers. */
  gift: number;
}

/** Reads without a lock, so don't call it within a transaction. */
export async function fullRefundOf(context: AppContext, booking: BookingRow): Promise<FullRefund> {
  const of = await readSituation(context, booking);
  const refund = of.money.taken - of.money.back;
  const { amounts } = figuresAt(of, context.clock.now());
  const { toCard, toCounter } = splitRefund(of.money, {
    wanted: refund,
    step: minorStep(booking.currency),
  });
  const gift = Math.min(of.gifts, toCounter);
  return { refund, beyond: refund - amounts.refund, card: toCard, counter: toCounter, gift };
}
