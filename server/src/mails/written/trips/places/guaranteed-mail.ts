import type { Mail } from '../../../../mail-ports.ts';
import type { MailedTrip } from '../../../trips/trip-facts.ts';
import { composeMail } from '../../layout/mail-layout.ts';
import { guaranteed as texts } from '../mails.texts.js';
import { tripDaysText } from '../parts/days.ts';
import { listedTexts } from '../parts/listed.ts';
import { tripWords } from '../parts/trip-lines.ts';
import { payingText, tripAction } from '../parts/money-parts.ts';
import { namesOf, tripFacts } from '../parts/trip-parts.ts';

export function guaranteedMail(
  to: string,
  { booking, breakdown, payOnArrival, publicUrl, today }: MailedTrip,
): Mail {
  const { id, startTime, travelDate, travelName } = booking;
  const { spot } = namesOf(booking);
  const days = tripDaysText(booking);
  const mail = composeMail(to, {
    subject: texts.subject({ spot, days }),
    title: texts.title,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [
      texts.text({ spot, days }),
      ...listedTexts(payingText({ booking, breakdown, payOnArrival, today })),
    ],
    facts: tripFacts(booking),
    action: tripAction(publicUrl, booking, breakdown),
  });
  // a move to another time of the same day leads to another departure
  const key = startTime === '' ? travelDate : `${travelDate} ${startTime}`;
  return { ...mail, about: { kind: 'guaranteed', bookingId: id, key } };
}
