import type { Mail } from '../../../../mail-ports.ts';
import type { MailedTrip } from '../../../trips/trip-facts.ts';
import { composeMail } from '../../layout/mail-layout.ts';
import { request as texts } from '../mails.texts.js';
import { tripDaysText } from '../parts/days.ts';
import { actions } from '../parts/parts.texts.js';
import { tripLines, tripWords } from '../parts/trip-lines.ts';
import { priceTable, tripAction } from '../parts/money-parts.ts';
import { namesOf, tripFacts } from '../parts/trip-parts.ts';

const daysOf = ({ booking }: MailedTrip) => tripDaysText(booking);

/** The agency has to answer, and nothing is due before that. */
export function requestedMail(to: string, trip: MailedTrip): Mail {
  const { booking, breakdown, publicUrl } = trip;
  const { spot } = namesOf(booking);
  const days = daysOf(trip);
  const mail = composeMail(to, {
    subject: texts.subject({ spot, days }),
    title: texts.title,
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [texts.text({ spot, days }), texts.next],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: tripAction(publicUrl, booking, breakdown),
  });
  return { ...mail, about: { kind: 'requested', bookingId: booking.id, key: '' } };
}

export function declinedMail(to: string, trip: MailedTrip, reason: string): Mail {
  const about = { kind: 'declined', byAgency: true } as const;
  return refusal(trip, {
    to,
    about,
    title: texts.declined,
    text: texts.declinedText(daysOf(trip)),
    quote: reason,
  });
}

/** The agency didn't answer before the first day of the trip. */
export function unansweredMail(to: string, trip: MailedTrip): Mail {
  const about = { kind: 'hold_ended' } as const;
  return refusal(trip, {
    to,
    about,
    title: texts.unanswered,
    text: texts.unansweredText(daysOf(trip)),
  });
}

interface Refusal {
  to: string;
  about: { kind: 'declined' | 'hold_ended'; byAgency?: boolean };
  title: string;
  text: string;
  quote?: string;
}

function refusal({ booking, publicUrl }: MailedTrip, { about, to, text, ...rest }: Refusal): Mail {
  const { id, revision, travelName } = booking;
  const mail = composeMail(to, {
    subject: texts.about(namesOf(booking).spot),
    name: travelName,
    words: tripWords(booking),
    paragraphs: [text, texts.nothingDue],
    lines: tripLines(booking),
    action: { label: actions.bookings, url: `${publicUrl}/bookings` },
    ...rest,
  });
  return { ...mail, about: { ...about, bookingId: id, key: String(revision) } };
}
