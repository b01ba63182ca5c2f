import { formatMoney } from '@wayfarer/contract';
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from '../trip-lines.ts';
import type { MailedTrip } from './mailed-trip.ts';
import {
  openOf,
  payingText,
  priceTable,
  tripAction,
  tripFacts,
  weekdayText,
} from './trip-parts.ts';

/** Tells the traveler what balance is still due, and how to pay it. */
export function balanceMail(
  to: string,
  { booking, breakdown, payOnArrival, publicUrl }: MailedTrip,
): Mail {
  const { id, currency, travelDate, travelName, travelSpot } = booking;
  const open = formatMoney(openOf(breakdown), currency);
  const mail = composeMail(to, {
    subject: `Balance due for ${travelSpot}: ${open}`,
    title: `Your balance: ${open}`,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [
      `Your trip to ${travelSpot} begins on ${weekdayText(travelDate)}. ${payingText({ booking, breakdown, payOnArrival })}`,
    ],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: tripAction(publicUrl, booking, breakdown),
    note: 'If you’ve already paid, you don’t need to do anything.',
  });
  return { ...mail, about: { kind: 'balance', bookingId: id, key: travelDate } };
}
