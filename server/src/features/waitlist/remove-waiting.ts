import { placesOf, type Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { WaitingRow } from '../../db/tables/waitlist.ts';
import { notFound } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { expireBookingRow } from '../booking-records/index.ts';
import { bookingMoney, bookingPaid, mailTrip, withoutOpenPayment } from '../payments/index.ts';
import { findSpot } from '../spots/index.ts';
import { tellEnded } from './ending/tell-ended.ts';
import { endWaiting, findWaiting } from './store/waiting.ts';

/**
 * Removes a party from the waiting list for the agency, and notifies its traveler. An offer is withdrawn by ending its
 * booking, if no one has paid it. Throws `not_found`, `booking_paid`, `payment_in_progress`, `provider_unavailable`.
 */
export async function removeWaiting(context: UserContext, id: string): Promise<Deleted> {
  const { clock, db } = context;
  const entry = await findWaiting(db.orm, id);
  if (entry === null) throw notFound('place in line');
  const isRemoved = await db.orm.transaction(async (tx) => {
    if (!(await endWaiting(tx, id, clock.now()))) return false;
    await record(context, tx, entry);
    const place = (await findSpot(tx, entry.offerId)) ?? { spot: '', country: '' };
    await tellEnded(context, tx, { entry, place, why: 'removed' });
    return true;
  });
  if (!isRemoved) await takeBack(context, id);
  return { deletedCount: 1 };
}

async function takeBack(context: UserContext, id: string): Promise<void> {
  const entry = await findWaiting(context.db.orm, id);
  const bookingId = entry?.bookingId ?? null;
  if (entry?.state !== 'offered' || bookingId === null) throw notFound('place in line');
  await withoutOpenPayment(context, bookingId, {
    check: async (tx, booking) => {
      if (booking.state !== 'held') throw notFound('place in line');
      const { breakdown, isPaid } = await bookingMoney(context, tx, booking);
      if (isPaid || breakdown.paid > 0) throw bookingPaid();
    },
    work: async (tx, booking) => {
      const expired = await expireBookingRow(context, tx, booking);
      await record(context, tx, entry);
      if (expired === null) return;
      const about = { booking: expired, to: await findBookingEmail(tx, expired) };
      await mailTrip(context, tx, about, (write, to, trip) =>
        write.offerEndedMail(to, trip, 'withdrawn'),
      );
    },
  });
}

function record(context: UserContext, tx: Tx, entry: WaitingRow): Promise<void> {
  const { bookingId, day, offerId } = entry;
  return recordAct(context, tx, 'waiting_removed', bookingId ?? offerId, {
    day,
    people: placesOf(entry),
  });
}
