import { partyText } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripLines } from './parts/trip-lines.ts';
import type { MailedTrip } from '../../trips/trip-facts.ts';
import { reinstated as texts } from './mails.texts.js';
import { labels } from './parts/parts.texts.js';
import {
  calendarOf,
  calendarSection,
  namesOf,
  payingText,
  priceTable,
  tripAction,
} from './parts/trip-parts.ts';

/** Tells a traveler who was notified of a cancellation that the trip takes place after all. */
export function reinstatedMail(
  to: string,
  { booking, breakdown, payOnArrival, place, publicUrl }: MailedTrip,
): Mail {
  const { id, revision, travelName } = booking;
  const mail = composeMail(to, {
    subject: texts.subject(namesOf(booking).spot),
    title: texts.title,
    name: travelName,
    paragraphs: [texts.text, payingText({ booking, breakdown, payOnArrival })].filter(
      (text) => text !== '',
    ),
    lines: [
      ...tripLines(booking),
      [labels.travelers, partyText(booking)],
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
