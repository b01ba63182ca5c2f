import { formatMoney } from '@wayfarer/contract';
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import type { MailedTrip } from './mailed-trip.ts';
import {
  openOf,
  payingText,
  priceTable,
  tripAction,
  tripFacts,
  weekdayText,
} from './trip-parts.ts';

/** What of the price is still open, and how it can be paid. */
export function balanceMail(to: string, { booking, breakdown, publicUrl }: MailedTrip): Mail {
  const { id, currency, travelDate, travelName, travelSpot } = booking;
  const open = formatMoney(openOf(breakdown), currency);
  const mail = composeMail(to, {
    subject: `Balance due for ${travelSpot}: ${open}`,
    title: `Your balance: ${open}`,
    name: travelName,
    paragraphs: [
      `Your trip to ${travelSpot} begins on ${weekdayText(travelDate)}. ${payingText(breakdown)}`,
    ],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: tripAction(publicUrl, booking, breakdown),
    note: 'If you have already paid, no action is needed.',
  });
  return { ...mail, about: { kind: 'balance', bookingId: id, key: travelDate } };
}
