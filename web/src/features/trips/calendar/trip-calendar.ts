import {
  bookingCalendarUid,
  calendarFile,
  type CalendarTrip,
  commaList,
  GUEST_TRIP_PATH,
  meetingText,
  type SharedTrip,
  type Trip,
  tripPath,
} from '@wayfarer/contract';
import { withPrefix } from '../../../domain/paths.ts';
import { saveFile } from '../../../lib/device/save-file.ts';

type Companions = NonNullable<SharedTrip['trip']>;
type Place = Trip['place'];

const joined = (...lines: string[]) => lines.filter((line) => line !== '').join('\n');

function placeOf({ country, lat, location, lon, meetingPoint, name }: Place) {
  const parts = [meetingPoint, location, country];
  return {
    title: name,
    location: commaList(parts),
    geo: lat === null || lon === null ? null : { lat, lon },
  };
}

/** The start time with the zone of its clock; null for a trip of whole days. */
const startOf = ({ startTime, timeZone }: Pick<Trip['booking'], 'startTime' | 'timeZone'>) =>
  startTime === null ? null : { time: startTime, zone: timeZone };

/**
 * A traveler's own trip as a calendar entry. For a canceled trip, the entry removes the earlier one from the calendar.
 */
export function ownCalendarTrip(trip: Trip, { host, href, origin, pathname }: URL): CalendarTrip {
  const { agency, booking, lastDay, place, timeline } = trip;
  // a customer without an account needs their link to come back
  const url =
    pathname === withPrefix(GUEST_TRIP_PATH)
      ? href
      : `${origin}${withPrefix(tripPath(booking._id))}`;
  return {
    ...placeOf(place),
    uid: bookingCalendarUid(booking._id, host),
    sequence: booking.revision,
    changedAt: timeline.at(-1)?.at ?? booking.createdAt,
    firstDay: booking.travelDate,
    lastDay,
    start: startOf(booking),
    description: joined(booking.reference ?? '', meetingText(place), place.directions, url),
    url,
    canceled: booking.state === 'cancelled',
    product: agency.name,
  };
}

/** A calendar entry for companions. It has no link, because the shared link must stay private. */
export function companionsCalendarTrip(trip: Companions): CalendarTrip {
  const { agency, calendar, firstDay, lastDay, place } = trip;
  return {
    ...placeOf(place),
    ...calendar,
    firstDay,
    lastDay,
    start: startOf(trip),
    description: joined(meetingText(place), place.directions),
    url: '',
    canceled: false,
    product: agency.name,
  };
}

/** A file name such as 'istanbul-old-city.ics', in characters that every file system accepts. */
export function calendarFileName(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const name = plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `${name === '' ? 'trip' : name}.ics`;
}

export function saveCalendarFile(trip: CalendarTrip): void {
  saveFile(calendarFileName(trip.title), 'text/calendar;charset=utf-8', calendarFile(trip));
}
