import { voucherPath } from '@wayfarer/contract';
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from '../trip-lines.ts';
import type { MailedTrip } from './mailed-trip.ts';
import {
  calendarOf,
  calendarSection,
  meetingSections,
  payingText,
  priceTable,
  tripFacts,
  tripUrl,
} from './trip-parts.ts';

/** Tells the traveler that a payment has arrived and the voucher is ready. */
export function confirmedMail(
  to: string,
  { booking, breakdown, payOnArrival, place, publicUrl }: MailedTrip,
): Mail {
  const { id, travelName, travelSpot } = booking;
  const rest = payingText({ booking, breakdown, payOnArrival });
  const mail = composeMail(to, {
    subject: `Your voucher for ${travelSpot}`,
    title: `You’re going to ${travelSpot}`,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [
      `We received your payment, and your voucher is ready. Show it when you arrive, on your phone or on paper. ${rest}`,
    ],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: { label: 'Show your voucher', url: `${publicUrl}${voucherPath(id)}` },
    // a guest has one link for both
    ...(booking.uid !== null && {
      more: { label: 'See your trip', url: tripUrl(publicUrl, booking) },
    }),
    sections: [...meetingSections(place), calendarSection(booking)],
  });
  const about = { kind: 'confirmed', bookingId: id, key: '' } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking, place) };
}
