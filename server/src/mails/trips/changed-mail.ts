import { agreedTotal, formatMoney, partyText } from '@wayfarer/contract';
import type { BookingRow } from '../../db/tables/bookings.ts';
import type { Mail } from '../../mail-ports.ts';
import { composeMail, type MailLine } from '../layout/mail-layout.ts';
import type { MailedTrip } from './mailed-trip.ts';
import { travelDateText, tripLines, tripWords } from '../trip-lines.ts';
import { calendarOf, calendarSection, payingText, priceTable, tripAction } from './trip-parts.ts';

/** The trip before a change, and the reason of the change. */
interface Change {
  before: BookingRow;
  /** The agency's reason; null if the traveler changed the trip. */
  reason: string | null;
  /** How money is returned, in words. */
  back: readonly string[];
}

/** Tells the traveler what their trip was before a change and is now. */
export function changedMail(
  to: string,
  { booking, breakdown, payOnArrival, place, publicUrl }: MailedTrip,
  { back, before, reason }: Change,
): Mail {
  const { id, revision, travelName, travelSpot } = booking;
  const opening = reason === null ? 'You changed your trip.' : `We changed your trip. ${reason}`;
  const mail = composeMail(to, {
    subject: `Changed: ${travelSpot}`,
    title: 'Your trip has changed',
    name: travelName,
    words: tripWords(booking),
    paragraphs: [opening, ...back, payingText({ booking, breakdown, payOnArrival })].filter(
      (text) => text !== '',
    ),
    lines: [
      ...tripLines(booking),
      ['Travelers', partyText(booking)],
      ...tripBefore(before, booking),
      ...priceTable(booking, breakdown),
      ...moneyBefore(before, booking),
    ],
    action: tripAction(publicUrl, booking, breakdown),
    sections: [calendarSection(booking)],
  });
  const about = {
    kind: 'changed',
    bookingId: id,
    key: String(revision),
    byAgency: reason !== null,
  } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking, place) };
}

/** The previous values of everything that changed, except the amounts. */
function tripBefore(before: BookingRow, after: BookingRow): MailLine[] {
  const lines = ({ travelName, ...trip }: BookingRow): MailLine[] => [
    ['Previous travel date', travelDateText(trip)],
    ['Previous travelers', partyText(trip)],
    ['Previous traveler name', travelName],
  ];
  const now = lines(after);
  return lines(before).filter(([, value], index) => value !== now[index]?.[1]);
}

function moneyBefore(before: BookingRow, after: BookingRow): MailLine[] {
  const [old, now] = [agreedTotal(before).total, agreedTotal(after).total];
  if (now === old) return [];
  const money = (minor: number) => formatMoney(minor, after.currency);
  const difference = `${now > old ? '+' : '−'}${money(Math.abs(now - old))}`;
  return [
    ['Previous total', money(old), 'amount'],
    ['Difference', difference, 'amount'],
  ];
}
