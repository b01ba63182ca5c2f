import { policySentences, USUAL_TERMS, type CancellationTerms, USUAL_INCLUDED } from '@wayfarer/contract'; // prettier-ignore
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
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
    paragraphs: [
      `This is our confirmation: your places are reserved, ${days}. ${payingText({ breakdown, payOnArrival })}`,
    ],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action:
      booking.uid === null ? invitation(publicUrl) : tripAction(publicUrl, booking, breakdown),
    sections: [
      ...(booking.uid === null
        ? [{ title: 'Your trip online', texts: invitedTexts(booking) }]
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

/** For people without an account: the trip becomes theirs once they have an account with their address. */
const invitation = (publicUrl: string) => ({
  label: 'Create your account',
  url: `${publicUrl}/register`,
});

const invitedTexts = ({ travelEmail }: MailedTrip['booking']) => [
  `We booked this trip for ${travelEmail}. Create an account with this address, or sign in with it, and confirm the address. ` +
    'You’ll then find the trip in your bookings, with any balance due.',
];
