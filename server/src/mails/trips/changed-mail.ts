import { agreedTotal, formatMoney, partyText } from '@wayfarer/contract';
import type { Mail } from '../../ports.ts';
import { composeMail, type MailLine } from '../mail-layout.ts';
import type { MailedTrip } from './mailed-trip.ts';
import { travelDateText, tripLines } from '../trip-lines.ts';
import {
  calendarOf,
  calendarSection,
  payingText,
  priceTable,
  tripAction,
  type BookedTrip,
} from './trip-parts.ts';

/** How a trip was, and why it is another now. */
interface Change {
  before: BookedTrip;
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
    name: travelName,
    paragraphs: [opening, ...back, payingText(breakdown)].filter((text) => text !== ''),
    lines: [
      ...tripLines(booking),
      ['Travelers', partyText(booking)],
      ...priceTable(booking, breakdown),
      ...changes(before, booking),
    ],
    action: tripAction(publicUrl, booking, breakdown),
    sections: [calendarSection(booking)],
  });
  const about = { kind: 'changed', bookingId: id, key: String(revision) } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking, place) };
}

/** What was different before. */
function changes(before: BookedTrip, after: BookedTrip): MailLine[] {
  const [was, is] = [before, after].map((booking) => ({
    'Travel date before': travelDateText(booking),
    'Travelers before': partyText(booking),
    'Traveler before': booking.travelName,
  }));
  if (was === undefined || is === undefined) return [];
  const labels = Object.keys(was) as (keyof typeof was)[];
  const [old, now] = [agreedTotal(before).total, agreedTotal(after).total];
  const money = (minor: number) => formatMoney(minor, after.currency);
  const difference = `${now > old ? '+' : '−'}${money(Math.abs(now - old))}`;
  return [
    ...labels
      .filter((label) => was[label] !== is[label])
      .map((label): MailLine => [label, was[label]]),
    ...(now === old
      ? []
      : ([
          ['Total before', money(old), 'amount'],
          ['Difference', difference, 'amount'],
        ] as const)),
  ];
}
