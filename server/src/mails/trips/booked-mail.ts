import { policySentences, USUAL_TERMS, type CancellationTerms, USUAL_INCLUDED } from '@wayfarer/contract'; // prettier-ignore
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from '../trip-lines.ts';
import type { MailedTrip } from './mailed-trip.ts';
import {
  calendarOf,
  calendarSection,
  daysText,
  lastDayOf,
  meetingSections,
  payingText,
  priceTable,
  tripAction,
  tripFacts,
} from './trip-parts.ts';

/** Confirms a booking: the trip, what is due and when, and how it can be canceled. */
export function bookedMail(
  to: string,
  { booking, breakdown, payOnArrival, place, publicUrl }: MailedTrip,
  terms: CancellationTerms | null,
): Mail {
  const { id, reference, travelDate, travelName, travelSpot } = booking;
  const days = daysText(travelDate, lastDayOf(booking));
  const included = booking.inclusions?.included ?? USUAL_INCLUDED;
  const mail = composeMail(to, {
    subject: `Booked: ${travelSpot}, ${days}${reference === null ? '' : ` (${reference})`}`,
    title: `${travelSpot} is booked`,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [
      `${confirmationText(booking, days)} ${payingText({ booking, breakdown, payOnArrival })}`,
    ],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: tripAction(publicUrl, booking, breakdown),
    sections: [
      ...(booking.uid === null
        ? [{ title: 'Your trip online', texts: guestTexts(publicUrl, booking) }]
        : []),
      ...(included.length > 0 ? [{ title: 'Included', texts: [included.join(', ')] }] : []),
      ...meetingSections(place),
      {
        title: 'If your plans change',
        texts: policySentences(terms ?? USUAL_TERMS, booking.refundCapPercent),
      },
      calendarSection(booking),
    ],
  });
  const about = { kind: 'booked', bookingId: id, key: '' } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking, place) };
}

const confirmationText = ({ uid }: MailedTrip['booking'], days: string) =>
  uid === null
    ? `You are booked: ${days}.`
    : `This is our confirmation: your places are reserved, ${days}.`;

/** For people without an account: their link shows the trip, and an account with their address will get the booking. */
const guestTexts = (publicUrl: string, { travelEmail }: MailedTrip['booking']) => [
  'The button above shows your trip and, once something is paid, your voucher. You don’t need an account. ' +
    'Whoever has this email can see them, so don’t forward it.',
  `If you’d rather have an account, create one with ${travelEmail} at ${publicUrl}/register and confirm the address. ` +
    'The trip is then in your bookings, where you can also pay by card.',
];
