import { OPEN_PAYMENT_LINKS, type BodyOf, type PaymentLink } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { type BookingRow, lockBookingForUpdate } from '../booking-records/index.ts';
import { mailTrip } from '../payments/index.ts';
import { addLink, amountOfNewLink } from './add-link.ts';
import { linkUrl } from './link-code.ts';
import { presentLink } from './present.ts';
import { countOpenLinks, type LinkRow } from './store.ts';

/**
 * Makes a link with which anyone can pay for a booking, and emails it to the traveler if staff wish. Throws
 * `not_found`, `booking_cancelled`, `booking_expired`, `not_confirmed`, `travel_date_past`, `booking_paid`,
 * `not_due_yet`, `invalid_input`, `too_many_links`.
 */
export function createPaymentLink(
  context: UserContext,
  bookingId: string,
  input: BodyOf<'createPaymentLink'>,
): Promise<PaymentLink> {
  const { actor, db } = context;
  return db.orm.transaction(async (tx) => {
    // locked, so that the second of two concurrent requests counts the first one's link
    const booking = await lockBookingForUpdate(tx, bookingId);
    if (booking === null) throw notFound('booking');
    const amount = await amountOfNewLink(context, tx, booking, input);
    await refuseAnother(tx, bookingId);
    const asked = { asks: input.asks, amount, message: input.message ?? '' };
    const link = await addLink(context, tx, booking, { ...asked, by: 'staff' });
    const { currency } = booking;
    const detail = { asks: link.asks, amount, currency };
    await recordAct(context, tx, 'payment_link_made', bookingId, { linkId: link.id, ...detail });
    const url = linkUrl(context, booking, link.code);
    if (input.mail) await mailLink(context, tx, booking, { link, amount, url });
    const used = { link, paid: null, by: actor.name };
    return presentLink(used, { url, amount, currency, isPayable: true });
  });
}

async function refuseAnother(tx: Tx, bookingId: string): Promise<void> {
  if ((await countOpenLinks(tx, bookingId)) < OPEN_PAYMENT_LINKS) return;
  const text = `This booking already has ${OPEN_PAYMENT_LINKS} open payment links. End one of them first.`;
  throw new ProblemError('too_many_links', text, { params: { most: OPEN_PAYMENT_LINKS } });
}

async function mailLink(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount, link, url }: { link: LinkRow; amount: number; url: string },
): Promise<void> {
  const about = { booking, to: await findBookingEmail(tx, booking) };
  const { asks, id: linkId, message } = link;
  const byUserId = context.actor.uid;
  const request = { asks, amount, url, message, linkId, byUserId };
  await mailTrip(context, tx, about, (write, to, trip) =>
    write.paymentRequestMail(to, trip, request),
  );
}
