import { partyText, WAIT_ENDED } from '@wayfarer/contract';
import type { BookingRow } from '../../../../db/tables/bookings.ts';
import type { Mail } from '../../../../mail-ports.ts';
import type { MailLine } from '../../../mail-parts.ts';
import type { MailedTrip } from '../../../trips/trip-facts.ts';
import { composeMail } from '../../layout/mail-layout.ts';
import { waitEnded as texts } from '../mails.texts.js';
import { tripDaysText } from '../parts/days.ts';
import { calendar, labels } from '../parts/parts.texts.js';
import { tripLines, tripWords } from '../parts/trip-lines.ts';
import { calendarOf, namesOf } from '../parts/trip-parts.ts';

/** The trip for which someone waited. */
type WaitedTrip = Pick<
  BookingRow,
  | 'adults'
  | 'children'
  | 'durationDays'
  | 'infants'
  | 'offerId'
  | 'startTime'
  | 'travelCountry'
  | 'travelDate'
  | 'travelName'
  | 'travelSpot'
>;

/** `withdrawn`: the agency took an offer back. */
type WaitEnd = 'calledOff' | 'lapsed' | 'offline' | 'passed' | 'removed' | 'withdrawn';

/** Someone no longer waits for places. Nothing was charged. */
export function waitEndedMail(
  to: string,
  { publicUrl, trip, why }: { publicUrl: string; trip: WaitedTrip; why: WaitEnd },
): Mail {
  return { ...compose(to, { publicUrl, trip, why }), kind: WAIT_ENDED };
}

/** Like {@link waitEndedMail}, for an offer, which is a booking and may be in the traveler's calendar. */
export function offerEndedMail(
  to: string,
  { booking, publicUrl }: MailedTrip,
  why: Extract<WaitEnd, 'lapsed' | 'withdrawn'>,
): Mail {
  const { id: bookingId, revision } = booking;
  return {
    ...compose(to, { publicUrl, trip: booking, why, wasOffered: true }),
    about: { kind: WAIT_ENDED, bookingId, key: String(revision), byAgency: why === 'withdrawn' },
    calendar: calendarOf(publicUrl, booking),
  };
}

interface Ended {
  publicUrl: string;
  trip: WaitedTrip;
  why: WaitEnd;
  wasOffered?: boolean;
}

function compose(to: string, { publicUrl, trip, why, wasOffered = false }: Ended): Mail {
  const { offerId, travelName } = trip;
  const named = { ...trip, reference: null };
  const days = tripDaysText(trip);
  const isOver = why === 'offline' || offerId === null;
  const party: MailLine = [labels.travelers, partyText(trip)];
  return composeMail(to, {
    subject: texts.subject({ spot: namesOf(named).spot, days }),
    title: wasOffered ? texts.offerTitle : texts.title,
    name: travelName,
    words: tripWords(named),
    paragraphs: [texts[why], why === 'lapsed' ? `${texts.again} ${texts.nothing}` : texts.nothing],
    lines: [...tripLines(named), party],
    action: isOver
      ? { label: texts.others, url: `${publicUrl}/allTouristSpots` }
      : { label: texts.otherDays, url: `${publicUrl}/allTouristSpots/touristSpot/${offerId}` },
    ...(wasOffered && { sections: [{ title: calendar.title, texts: [calendar.remove] }] }),
  });
}
