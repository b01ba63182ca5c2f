import { agreedTotal, formatMoney, partyText } from '@wayfarer/contract';
import type { BookingRow } from '../../db/tables/bookings.ts';
import type { Mail } from '../../mail-ports.ts';
import { composeMail, type MailLine } from '../layout/mail-layout.ts';
import type { MailedTrip } from './mailed-trip.ts';
import { travelDateText, tripLines } from '../trip-lines.ts';
import { calendarOf, calendarSection, payingText, priceTable, tripAction } from './trip-parts.ts';

/** How a trip was, and why it is another now. */
interface Change {
  before: BookingRow;
  /** The agency's; null: the traveler has changed it. */
  reason: string | null;
  /** What is given back, in words. */
  back: readonly string[];
}

/** Tells the traveler how a trip was and how it is now. */
export function changedMail(
  to: string,
  { booking, breakdown, place, publicUrl }: MailedTrip,
  { back, before, reason }: Change,
): Mail {
  const { id, revision, travelName, travelSpot } = booking;
  const opening =
    reason === null ? 'You have changed your trip.' : `We have changed your trip. ${reason}`;
  const mail = composeMail(to, {
    subject: `Changed: ${travelSpot}`,
    title: 'Your trip has changed',
    name: travelName,
    paragraphs: [opening, ...back, payingText(breakdown)].filter((text) => text !== ''),
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

/** What was different before, besides the money. */
function tripBefore(before: BookingRow, after: BookingRow): MailLine[] {
  const lines = ({ travelName, ...trip }: BookingRow): MailLine[] => [
    ['Travel date before', travelDateText(trip)],
    ['Travelers before', partyText(trip)],
    ['Traveler before', travelName],
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
    ['Total before', money(old), 'amount'],
    ['Difference', difference, 'amount'],
  ];
}
