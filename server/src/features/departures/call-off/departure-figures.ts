import type { DepartureCancellation } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { hasBegun } from '../../../lib/has-begun.ts';
import { notFound } from '../../../problem-error.ts';
import { fullRefundOf, type FullRefund } from '../../cancellations/index.ts';
import { goodwillTotal } from '../../goodwill/index.ts';
import { listBookingsOfDeparture, type Departure } from '../store.ts';

export async function hasDepartureBegun(
  { clock, db }: UserContext,
  departure: Departure,
): Promise<boolean> {
  const bookings = await listBookingsOfDeparture(db.orm, departure);
  return bookings.some((booking) => hasBegun(booking, clock.now()));
}

const plus = (sums: FullRefund | undefined, one: FullRefund): FullRefund => ({
  refund: (sums?.refund ?? 0) + one.refund,
  beyond: (sums?.beyond ?? 0) + one.beyond,
  card: (sums?.card ?? 0) + one.card,
  counter: (sums?.counter ?? 0) + one.counter,
  gift: (sums?.gift ?? 0) + one.gift,
});

/**
 * The amounts if a whole departure were canceled now with everything refunded. Throws `not_found` if it has no
 * bookings.
 */
export async function departureFigures(
  context: UserContext,
  departure: Departure,
): Promise<DepartureCancellation> {
  const { orm } = context.db;
  const bookings = await listBookingsOfDeparture(orm, departure);
  if (bookings.length === 0) throw notFound('departure');
  const back = new Map<string, FullRefund>();
  let most = 0;
  for (const booking of bookings) {
    const one = await fullRefundOf(context, booking);
    const { beyond } = one;
    back.set(booking.currency, plus(back.get(booking.currency), one));
    if (beyond > 0) most = Math.max(most, beyond + (await goodwillTotal(orm, booking.id)));
  }
  return {
    bookings: bookings.length,
    hasBegun: bookings.some((booking) => hasBegun(booking, context.clock.now())),
    back: [...back].map(([currency, sums]) => Object.assign({ currency }, sums)),
    most,
  };
}
