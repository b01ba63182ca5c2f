import {
  leftToRight,
  policySentences,
  USUAL_TERMS,
  type CancellationTerms,
} from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from './parts/trip-lines.ts';
import type { MailedTrip } from '../../trips/trip-facts.ts';
import { momentWords, tripDaysText } from './parts/days.ts';
import { booked as texts } from './mails.texts.js';
import { usualIncluded } from './parts/parts.texts.js';
import { listedNames } from './parts/listed.ts';
import { payingText, priceTable, tripAction } from './parts/money-parts.ts';
import {
  calendarOf,
  calendarSection,
  departureTexts,
  meetingSections,
  namesOf,
  tripFacts,
} from './parts/trip-parts.ts';

/** With `isAccepted`, the email says that the agency accepted a request. */
export function bookedMail(
  to: string,
  { booking, breakdown, departure, payOnArrival, place, publicUrl, today }: MailedTrip,
  terms: CancellationTerms | null,
  { isAccepted }: { isAccepted: boolean } = { isAccepted: false },
): Mail {
  const { id, travelName } = booking;
  const { reference, spot } = namesOf(booking);
  const days = tripDaysText(booking);
  const included = booking.inclusions?.included ?? usualIncluded;
  const mail = composeMail(to, {
    subject:
      reference === null
        ? texts.subject({ spot, days })
        : texts.subjectReference({ spot, days, reference }),
    title: booking.state === 'held' ? texts.titleHeld(spot) : texts.title(spot),
    name: travelName,
    words: tripWords(booking),
    paragraphs: [
      ...(isAccepted ? [texts.accepted] : []),
      `${confirmationText(booking, days)} ${payingText({ booking, breakdown, payOnArrival, today })}`,
      ...heldTexts(booking),
      ...departureTexts({ booking, departure }),
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
  // a held trip gets a second confirmation once it is confirmed
  const key = booking.state === 'held' ? 'held' : '';
  const byAgency = isAccepted && { byAgency: true };
  const about = { kind: 'booked', bookingId: id, key, ...byAgency } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking, place) };
}

/** In the destination's time zone, like the days of the trip. */
function heldTexts(booking: MailedTrip['booking']): string[] {
  const { heldUntil, state } = booking;
  if (state !== 'held' || heldUntil === null) return [];
  return [texts.heldUntil(momentWords(heldUntil, booking))];
}

const confirmationText = ({ state, uid }: MailedTrip['booking'], days: string) =>
  state === 'held'
    ? texts.held(days)
    : uid === null
      ? texts.confirmedGuest(days)
      : texts.confirmed(days);

/** A guest's link shows the trip, and an account with the guest's address gets the booking. */
const guestTexts = (publicUrl: string, { travelEmail }: MailedTrip['booking']) => [
  texts.onlineLink,
  texts.onlineAccount({
    email: leftToRight(travelEmail),
    url: leftToRight(`${publicUrl}/register`),
  }),
];
