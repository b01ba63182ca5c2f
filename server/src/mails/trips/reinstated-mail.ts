import { partyText } from '@wayfarer/contract';
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripLines } from '../trip-lines.ts';
import type { MailedTrip } from './mailed-trip.ts';
import { calendarOf, calendarSection, payingText, priceTable, tripAction } from './trip-parts.ts';

/** Tells a traveler who was notified of a cancellation that the trip takes place after all. */
export function reinstatedMail(
  to: string,
  { booking, breakdown, payOnArrival, place, publicUrl }: MailedTrip,
): Mail {
  const { id, revision, travelName, travelSpot } = booking;
  const opening = 'We have undone the cancellation of your trip. It takes place as booked.';
  const mail = composeMail(to, {
    subject: `No longer canceled: ${travelSpot}`,
    title: 'Your trip is back on',
    name: travelName,
    paragraphs: [opening, payingText({ booking, breakdown, payOnArrival })].filter(
      (text) => text !== '',
    ),
    lines: [
      ...tripLines(booking),
      ['Travelers', partyText(booking)],
      ...priceTable(booking, breakdown),
    ],
    action: tripAction(publicUrl, booking, breakdown),
    sections: [calendarSection(booking)],
  });
  const about = {
    kind: 'changed',
    bookingId: id,
    key: String(revision),
    byAgency: true,
  } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking, place) };
}
