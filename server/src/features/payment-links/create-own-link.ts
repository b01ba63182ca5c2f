import type { BodyOf, createOwnPaymentLink as endpoint, OutputOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { lockBookingForUpdate } from '../booking-records/index.ts';
import { bookingPaid } from '../payments/index.ts';
import { addLink, amountOfNewLink } from './add-link.ts';
import { linkUrl } from './link-code.ts';
import { findOpenLinkBy } from './store.ts';

/**
 * A link with which someone else can pay a part of the caller's own booking. Asking again returns the same link, so that
 * a traveler never has more than one for each part. Throws `not_found`, `booking_cancelled`, `booking_expired`,
 * `not_confirmed`, `travel_date_past`, `booking_paid`, `not_due_yet`.
 */
export function createOwnPaymentLink(
  context: UserContext,
  bookingId: string,
  { part: asks = 'first' }: BodyOf<'createOwnPaymentLink'>,
): Promise<OutputOf<typeof endpoint>> {
  const { actor, db } = context;
  return db.orm.transaction(async (tx) => {
    const booking = await lockBookingForUpdate(tx, bookingId);
    if (booking === null || booking.uid !== actor.uid) throw notFound('booking');
    const amount = await amountOfNewLink(context, tx, booking, { asks });
    // without a plan, travelers pay the rest on arrival, unless staff ask for it by a link
    if (asks === 'balance' && booking.balanceDueOn === null) throw bookingPaid();
    const open = await findOpenLinkBy(tx, { bookingId, asks, createdBy: actor.uid });
    const link =
      open ?? (await addLink(context, tx, booking, { asks, amount, message: '', by: 'traveller' }));
    return { url: linkUrl(context, booking, link.code), amount, currency: booking.currency };
  });
}
