import { partyText } from '@wayfarer/contract';
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripLines } from '../trip-lines.ts';
import type { MailedTrip } from './mailed-trip.ts';
import { calendarOf, calendarSection, payingText, priceTable, tripAction } from './trip-parts.ts';

/** Tells who read that a trip is canceled that it takes place after all. */
export function reinstatedMail(
  to: string,
  { booking, breakdown, place, publicUrl }: MailedTrip,
): Mail {
  const { id, revision, travelName, travelSpot } = booking;
  const opening =
    'We have taken back the cancellation of your trip. It takes place, as it was booked.';
  const mail = composeMail(to, {
    subject: `Not canceled: ${travelSpot}`,
    title: 'Your trip takes place',
    name: travelName,
    paragraphs: [opening, payingText(breakdown)].filter((text) => text !== ''),
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
