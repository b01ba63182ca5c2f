import { formatMoney } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from './parts/trip-lines.ts';
import { openOf, type MailedTrip } from '../../trips/trip-facts.ts';
import { weekdayText } from './parts/days.ts';
import { balance as texts } from './mails.texts.js';
import { namesOf, payingText, priceTable, tripAction, tripFacts } from './parts/trip-parts.ts';

export function balanceMail(
  to: string,
  { booking, breakdown, payOnArrival, publicUrl }: MailedTrip,
): Mail {
  const { id, currency, travelDate, travelName } = booking;
  const { spot } = namesOf(booking);
  const amount = formatMoney(openOf(breakdown), currency);
  const mail = composeMail(to, {
    subject: texts.subject({ spot, amount }),
    title: texts.title(amount),
    name: travelName,
    words: tripWords(booking),
    paragraphs: [
      `${texts.text({ spot, day: weekdayText(travelDate) })} ${payingText({ booking, breakdown, payOnArrival })}`,
    ],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: tripAction(publicUrl, booking, breakdown),
    note: texts.note,
  });
  return { ...mail, about: { kind: 'balance', bookingId: id, key: travelDate } };
}
