import { partyText } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripLines } from './parts/trip-lines.ts';
import type { MailedTrip } from '../../trips/trip-facts.ts';
import { reinstated as texts } from './mails.texts.js';
import { labels } from './parts/parts.texts.js';
import { payingText, priceTable, tripAction } from './parts/money-parts.ts';
import { aboutChange, calendarSection, namesOf } from './parts/trip-parts.ts';

/** The trip takes place after all. Only for travelers who were notified of the cancellation. */
export function reinstatedMail(to: string, trip: MailedTrip): Mail {
  const { booking, breakdown, payOnArrival, publicUrl, today } = trip;
  const mail = composeMail(to, {
    subject: texts.subject(namesOf(booking).spot),
    title: texts.title,
    name: booking.travelName,
    paragraphs: [texts.text, payingText({ booking, breakdown, payOnArrival, today })].filter(
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
  return aboutChange(mail, trip, { byAgency: true });
}
