import type { AppContext } from '../../context.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { figuresAt, readSituation } from './situation.ts';

/** What canceling a booking gives back when everything goes back, in minor units. */
export interface FullRefund {
  refund: number;
  /** Of it, what the policy does not give. */
  beyond: number;
}

/** Read without a lock: not within a transaction. */
export async function fullRefundOf(context: AppContext, booking: BookingRow): Promise<FullRefund> {
  const of = await readSituation(context, booking);
  const refund = of.money.taken - of.money.back;
  const { amounts } = figuresAt(of, context.clock.now());
  return { refund, beyond: refund - amounts.refund };
}
