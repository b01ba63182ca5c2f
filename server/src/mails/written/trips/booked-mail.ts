import {
  leftToRight,
  policySentences,
  USUAL_TERMS,
  type CancellationTerms,
} from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from './parts/trip-lines.ts';
import { lastDayOf, type MailedTrip } from '../../trips/trip-facts.ts';
import { daysText } from './parts/days.ts';
import { booked as texts } from './mails.texts.js';
import { usualIncluded } from './parts/parts.texts.js';
import { listedNames } from './parts/listed.ts';
import {
  calendarOf,
  calendarSection,
  meetingSections,
  namesOf,
  payingText,
  priceTable,
  tripAction,
  tripFacts,
} from './parts/trip-parts.ts';

/** Confirms a booking: the trip, what is due and when, and how it can be canceled. */
export function bookedMail(
  to: string,
  { booking, breakdown, payOnArrival, place, publicUrl }: MailedTrip,
  terms: CancellationTerms | null,
): Mail {
  const { id, travelDate, travelName } = booking;
  const { reference, spot } = namesOf(booking);
  const days = daysText(travelDate, lastDayOf(booking));
  const included = booking.inclusions?.included ?? usualIncluded;
  const mail = composeMail(to, {
    subject:
      reference === null
        ? texts.subject({ spot, days })
        : texts.subjectReference({ spot, days, reference }),
    title: texts.title(spot),
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
        ? [{ title: texts.online, texts: guestTexts(publicUrl, booking) }]
        : []),
      ...(included.length > 0 ? [{ title: texts.included, texts: [listedNames(included)] }] : []),
      ...meetingSections(place),
      {
        title: texts.plansChange,
        texts: policySentences(terms ?? USUAL_TERMS, booking.refundCapPercent),
      },
      calendarSection(booking),
    ],
  });
  const about = { kind: 'booked', bookingId: id, key: '' } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking, place) };
}

const confirmationText = ({ uid }: MailedTrip['booking'], days: string) =>
  uid === null ? texts.confirmedGuest(days) : texts.confirmed(days);

/** For people without an account: their link shows the trip, and an account with their address will get the booking. */
const guestTexts = (publicUrl: string, { travelEmail }: MailedTrip['booking']) => [
  texts.onlineLink,
  texts.onlineAccount({
    email: leftToRight(travelEmail),
    url: leftToRight(`${publicUrl}/register`),
  }),
];
