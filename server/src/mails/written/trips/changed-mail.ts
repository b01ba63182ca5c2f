import { agreedTotal, apart, formatMoney, leftToRight, partyText } from '@wayfarer/contract';
import type { BookingRow } from '../../../db/tables/bookings.ts';
import type { Mail } from '../../../mail-ports.ts';
import type { MailLine } from '../../mail-parts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import type { MailedTrip } from '../../trips/trip-facts.ts';
import { travelDateText, tripLines, tripWords } from './parts/trip-lines.ts';
import { changed as texts } from './mails.texts.js';
import { labels } from './parts/parts.texts.js';
import { payingText, priceTable, tripAction } from './parts/money-parts.ts';
import { aboutChange, calendarSection, namesOf } from './parts/trip-parts.ts';

interface Change {
  before: BookingRow;
  /** The agency's reason; null if the traveler changed the trip. */
  reason: string | null;
  /** How money is returned, in words. */
  back: readonly string[];
}

export function changedMail(to: string, trip: MailedTrip, { back, before, reason }: Change): Mail {
  const { booking, breakdown, payOnArrival, publicUrl, today } = trip;
  const opening = reason === null ? texts.byYou : `${texts.byUs} ${apart(reason)}`;
  const mail = composeMail(to, {
    subject: texts.subject(namesOf(booking).spot),
    title: texts.title,
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [opening, ...back, payingText({ booking, breakdown, payOnArrival, today })].filter(
      (text) => text !== '',
    ),
    lines: [
      ...tripLines(booking),
      [labels.travelers, partyText(booking)],
      ...tripBefore(before, booking),
      ...priceTable(booking, breakdown),
      ...moneyBefore(before, booking),
    ],
    action: tripAction(publicUrl, booking, breakdown),
    sections: [calendarSection(booking)],
  });
  return aboutChange(mail, trip, { byAgency: reason !== null });
}

/** The trip before the change, without the amounts. */
function tripBefore(before: BookingRow, after: BookingRow): MailLine[] {
  const lines = ({ travelName, ...trip }: BookingRow): MailLine[] => [
    [texts.previousDate, travelDateText(trip)],
    [texts.previousTravelers, partyText(trip)],
    [texts.previousName, apart(travelName)],
  ];
  const now = lines(after);
  return lines(before).filter(([, value], index) => value !== now[index]?.[1]);
}

function moneyBefore(before: BookingRow, after: BookingRow): MailLine[] {
  const [old, now] = [agreedTotal(before).total, agreedTotal(after).total];
  if (now === old) return [];
  const { currency } = after;
  const moved = formatMoney(Math.abs(now - old), currency);
  const difference = leftToRight(`${now > old ? '+' : '−'}${moved}`);
  return [
    [texts.previousTotal, formatMoney(old, currency), 'amount'],
    [texts.difference, difference, 'amount'],
  ];
}
