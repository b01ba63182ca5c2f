import { agreedTotal, owedBack } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { findKept } from '../store/cancellations.ts';
import { cardMoney } from './money-taken.ts';

/** The amount that the agency owes for a booking, in minor units. Hold the booking's lock to decide on it. */
export async function owedOf(
  context: Pick<AppContext, 'payments'>,
  db: Executor,
  booking: BookingRow,
): Promise<number> {
  const { left } = await cardMoney(context, db, booking);
  const { counter, given, id, state } = booking;
  return owedBack({
    state,
    total: agreedTotal(booking).total,
    inHand: left + counter - given,
    canceled: await findKept(db, id),
  });
}
