import {
  agreedLines,
  bookingCalendarUid,
  BREAKDOWN_LABELS,
  formatMoney,
  lastTripDay,
  meetingText,
  MONTH_NAMES,
  partyText,
  priceLineText,
  tripPath,
  type BreakdownPart,
  type CalendarTrip,
  type ItineraryDay,
  type PriceBreakdown,
} from '@wayfarer/contract';
import type { BookingRow } from '../../db/tables/bookings.ts';
import type { MailLine } from '../layout/mail-parts.ts';

/** The details of a destination that travelers need; unknown ones are empty. */
export interface PlaceFacts {
  meetingPoint: string;
  /** Local time, `HH:mm`; null if unknown. */
  meetingTime: string | null;
  directions: string;
  /** The destination's plan, for any length of trip. */
  itinerary: readonly ItineraryDay[];
  phone: string;
  geo: { lat: number; lon: number } | null;
}

export const NO_FACTS: PlaceFacts = {
  meetingPoint: '',
  meetingTime: null,
  directions: '',
  itinerary: [],
  phone: '',
  geo: null,
};

export const lastDayOf = ({ durationDays, travelDate }: BookingRow) =>
  lastTripDay(travelDate, durationDays);

/** The facts that travelers look for first. */
export function tripFacts(booking: BookingRow): MailLine[] {
  const [first, last] = [booking.travelDate, lastDayOf(booking)];
  return [
    ...(booking.reference === null ? [] : [['Reference', booking.reference] as const]),
    ['Travelers', partyText(booking)],
    ['First day', weekdayText(first)],
    ...(last === first ? [] : [['Last day', weekdayText(last)] as const]),
  ];
}

/** The meeting point with its time; empty if neither is known. */
export function meetingSections({ meetingPoint, meetingTime }: PlaceFacts) {
  const text = meetingText({ meetingPoint, meetingTime });
  return text === '' ? [] : [{ title: 'Where we meet', texts: [text] }];
}

/** The price of a trip line by line, and the amounts paid and due. */
export function priceTable(booking: BookingRow, breakdown: PriceBreakdown): MailLine[] {
  const { currency } = booking;
  const money = (minor: number) => formatMoney(minor, currency);
  const part = (name: BreakdownPart): MailLine => [
    BREAKDOWN_LABELS[name],
    money(breakdown[name]),
    'amount',
  ];
  // a customer without an account pays the agency, so nothing is due by card
  const isGuest = booking.uid === null;
  const names: readonly BreakdownPart[] = isGuest
    ? ['paid', 'refunded']
    : ['paid', 'refunded', 'dueNow', 'dueOnArrival'];
  const parts = names.filter((name) => breakdown[name] > 0);
  const open = openOf(breakdown);
  return [
    ...agreedLines(booking).map((line): MailLine => [
      priceLineText(line, currency),
      money(line.amount),
      'amount',
    ]),
    [BREAKDOWN_LABELS.total, money(breakdown.total), 'total'],
    ...parts.map(part),
    ...(isGuest && open > 0 ? [['Left to pay', money(open), 'amount'] as const] : []),
  ];
}

/** The amount still due, in minor units. */
export const openOf = ({ dueNow, dueOnArrival }: PriceBreakdown) => dueNow + dueOnArrival;

interface Paying {
  booking: Pick<BookingRow, 'uid'>;
  breakdown: PriceBreakdown;
  payOnArrival: boolean;
}

/** Explains how to pay the amount due; empty if nothing is due. */
export function payingText({ booking, breakdown, payOnArrival }: Paying): string {
  const { currency, dueNow, dueOnArrival } = breakdown;
  if (booking.uid === null) return guestPayingText({ breakdown, payOnArrival });
  const [now, later] = [dueNow, dueOnArrival].map((minor) => formatMoney(minor, currency));
  if (dueNow > 0 && payOnArrival) {
    const all = dueOnArrival > 0 ? `all ${formatMoney(openOf(breakdown), currency)} ` : '';
    return `You can pay ${now} now, by card, or ${all}when you arrive.`;
  }
  if (dueNow > 0 && dueOnArrival > 0) {
    return `${now} is due now, by card. The rest, ${later}, is due when you arrive.`;
  }
  if (dueNow > 0) return `${now} is due now, by card.`;
  return dueOnArrival > 0 ? `${later} is due when you arrive.` : '';
}

/** Explains how to pay to a customer without an account, who can't pay by card on this site. */
function guestPayingText({ breakdown, payOnArrival }: Omit<Paying, 'booking'>): string {
  const open = openOf(breakdown);
  if (open === 0) return '';
  const amount = formatMoney(open, breakdown.currency);
  return payOnArrival || breakdown.dueNow === 0
    ? `${amount} is due when you arrive.`
    : `${amount} is left to pay. Contact us to arrange how.`;
}

/** The button to the trip's page, where the amount due now can be paid. */
export function tripAction(publicUrl: string, booking: BookingRow, breakdown: PriceBreakdown) {
  const { currency, dueNow } = breakdown;
  const label =
    dueNow > 0 && booking.uid !== null
      ? `Pay ${formatMoney(dueNow, currency)} and see your trip`
      : 'See your trip';
  return { label, url: tripUrl(publicUrl, booking) };
}

export const tripUrl = (publicUrl: string, { id }: Pick<BookingRow, 'id'>) =>
  `${publicUrl}${tripPath(id)}`;

/** A trip as a calendar entry. */
export function calendarOf(
  publicUrl: string,
  booking: BookingRow,
  { geo, meetingPoint, meetingTime }: PlaceFacts = NO_FACTS,
): Omit<CalendarTrip, 'product'> {
  const { id, reference, revision, state, travelCountry, travelDate, travelSpot } = booking;
  const url = tripUrl(publicUrl, booking);
  const where = `${travelSpot}, ${travelCountry}`;
  const meeting = meetingText({ meetingPoint, meetingTime });
  const said = [reference === null ? '' : `Booking ${reference}`, meeting, url];
  return {
    uid: bookingCalendarUid(id, new URL(publicUrl).host),
    sequence: revision,
    changedAt: booking.updatedAt.toISOString(),
    firstDay: travelDate,
    lastDay: lastDayOf(booking),
    title: where,
    location: meetingPoint || where,
    geo,
    description: said.filter((text) => text !== '').join('\n'),
    url,
    canceled: state === 'cancelled',
  };
}

/** The section that explains the attached calendar file. */
export function calendarSection(booking: BookingRow) {
  const [first, last] = [booking.travelDate, lastDayOf(booking)];
  const days = first === last ? monthDay(first) : daysText(first, last, false);
  return {
    title: 'In your calendar',
    texts: [`Open the attached file to add ${days} to your calendar as an all-day event.`],
  };
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A day such as 'Mon, Apr 12, 2027'. */
export function weekdayText(day: string): string {
  const { date, month, year } = parts(day);
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${month.slice(0, 3)} ${date}, ${year}`;
}

/** A period such as 'April 12 to 16, 2027' or 'April 28 to May 2, 2027'. */
export function daysText(first: string, last: string, withYear = true): string {
  const [from, to] = [parts(first), parts(last)];
  const year = withYear || from.year !== to.year ? `, ${to.year}` : '';
  if (first === last) return `${monthDay(first)}${year}`;
  if (from.year !== to.year) return `${monthDay(first)}, ${from.year} to ${monthDay(last)}${year}`;
  const end = from.month === to.month ? String(to.date) : monthDay(last);
  return `${monthDay(first)} to ${end}${year}`;
}

function monthDay(day: string): string {
  const { date, month } = parts(day);
  return `${month} ${date}`;
}

function parts(day: string): { year: number; month: string; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: MONTH_NAMES[month - 1] ?? '', date };
}
