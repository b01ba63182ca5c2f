import {
  apart,
  bookingCalendarUid,
  hasEnded,
  leftToRight,
  localDay,
  partyText,
  timeText,
  type CalendarTrip,
} from '@wayfarer/contract';
import { zoneOfTrip } from '../../../../lib/time-zones.ts';
import type { BookingRow } from '../../../../db/tables/bookings.ts';
import type { Mail } from '../../../../mail-ports.ts';
import type { MailLine } from '../../../mail-parts.ts';
import { hasLeft } from '../../../trips/due.ts';
import {
  lastDayOf,
  NO_FACTS,
  tripUrl,
  type MailedTrip,
  type PlaceFacts,
} from '../../../trips/trip-facts.ts';
import { daysText, weekdayText } from './days.ts';
import { listed } from './listed.ts';
import { calendar, goes, labels, localTime, place, whereWeMeet } from './parts.texts.js';

/** Names, with marks that keep them right even in a sentence of the other text direction. */
export const namesOf = ({
  reference,
  travelCountry,
  travelSpot,
}: Pick<BookingRow, 'reference' | 'travelCountry' | 'travelSpot'>) => ({
  spot: apart(travelSpot),
  where: apart(place({ spot: travelSpot, country: travelCountry })),
  reference: reference === null ? null : leftToRight(reference),
});

/** The facts that travelers look for first. */
export function tripFacts(booking: BookingRow): MailLine[] {
  const [first, last] = [booking.travelDate, lastDayOf(booking)];
  return [
    ...(booking.reference === null
      ? []
      : [[labels.reference, leftToRight(booking.reference)] as const]),
    [labels.travelers, partyText(booking)],
    [labels.firstDay, weekdayText(first)],
    ...startLine(booking),
    ...(last === first ? [] : [[labels.lastDay, weekdayText(last)] as const]),
  ];
}

const startLine = ({ startTime }: BookingRow): MailLine[] =>
  startTime === '' ? [] : [[labels.startTime, localTime(timeText(startTime))]];

const meetingLine = ({ meetingPoint, meetingTime }: PlaceFacts) =>
  listed([meetingTime === null ? '' : timeText(meetingTime), apart(meetingPoint)]);

/** Empty if neither place nor time is known. */
export function meetingSections(place: PlaceFacts) {
  const text = meetingLine(place);
  return text === '' ? [] : [{ title: whereWeMeet, texts: [text] }];
}

export function calendarOf(
  publicUrl: string,
  booking: BookingRow,
  facts: PlaceFacts = NO_FACTS,
): Omit<CalendarTrip, 'product'> {
  const { id, reference, revision, startTime, state, travelCountry, travelDate, travelSpot } =
    booking;
  const url = tripUrl(publicUrl, booking);
  const where = place({ spot: travelSpot, country: travelCountry });
  const meeting = meetingLine(facts);
  const said = [reference === null ? '' : calendar.booking(leftToRight(reference)), meeting, url];
  return {
    uid: bookingCalendarUid(id, new URL(publicUrl).host),
    sequence: revision,
    changedAt: booking.updatedAt.toISOString(),
    firstDay: travelDate,
    lastDay: lastDayOf(booking),
    start: startTime === '' ? null : { time: startTime, zone: zoneOfTrip(booking) },
    title: where,
    location: facts.meetingPoint || where,
    geo: facts.geo,
    description: said.filter((text) => text !== '').join('\n'),
    url,
    canceled: hasEnded({ state }),
  };
}

/**
 * Says that the departure is guaranteed, or how many people it needs; empty if neither applies. The number is left out
 * if the departure had left when the booking last changed, and the day of the decision if it was over then.
 */
export function departureTexts({
  booking,
  departure,
}: Pick<MailedTrip, 'booking'> & { departure: MailedTrip['departure'] }): string[] {
  if (!departure) return [];
  if (departure.guaranteed) return [goes.guaranteed];
  const { minimum } = departure;
  if (
    minimum === undefined ||
    hasLeft({ ...booking, zone: zoneOfTrip(booking) }, booking.updatedAt)
  )
    return [];
  const { decideOn, people } = minimum;
  const isDue = decideOn < localDay(booking.updatedAt, zoneOfTrip(booking));
  return [isDue ? goes.minimumSoon(people) : goes.minimum({ people, day: weekdayText(decideOn) })];
}

/** Explains the attached calendar file. */
export function calendarSection(booking: BookingRow) {
  const [first, last] = [booking.travelDate, lastDayOf(booking)];
  const days = daysText(first, last, false);
  const text = booking.startTime === '' ? calendar.add(days) : calendar.addTimed(days);
  return { title: calendar.title, texts: [text] };
}

/** The email with the current calendar entry. */
export function aboutChange(
  mail: Mail,
  { booking, place, publicUrl }: MailedTrip,
  { byAgency }: { byAgency: boolean },
): Mail {
  const { id, revision } = booking;
  const about = { kind: 'changed', bookingId: id, key: String(revision), byAgency } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking, place) };
}
