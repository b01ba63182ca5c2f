import { z } from 'zod/mini';
import { DETAILS_LIMITS, EFFORTS } from '../options/trips/trips.ts';
import { TEXT_LIMITS } from '../options/limits.ts';
import { TIME_OF_DAY } from '../rules/trips/dates/meeting-time.ts';
import { isTimeZone } from '../rules/trips/dates/time-zone.ts';
import { text } from './text.ts';

const { dayText, days, entries, entryLength, groupSize, leadDays } = DETAILS_LIMITS;
const list = () => z._default(z.array(text(entryLength, 1)).check(z.maxLength(entries)), () => []);
const coordinate = (most: number) =>
  z._default(z.nullable(z.number().check(z.minimum(-most), z.maximum(most))), null);

/** A day of an itinerary; day 1 is the first day of the trip. */
export const ItineraryDay = z.object({
  day: z.int().check(z.minimum(1), z.maximum(days)),
  title: text(entryLength, 1),
  text: z._default(text(dayText), ''),
});
export type ItineraryDay = z.output<typeof ItineraryDay>;

/** Details for travelers, in addition to the catalog entry; always saved together. */
export const SpotDetails = z.strictObject({
  included: list(),
  notIncluded: list(),
  bring: list(),
  highlights: list(),
  /** The guides' languages, such as 'English'. */
  languages: list(),
  /** Such as 'People with back problems'. */
  notSuitable: list(),
  /** Such as 'Drones'. */
  notAllowed: list(),
  accessibility: list(),
  goodToKnow: list(),
  /** The maximum number of people on a departure; null if unknown. */
  groupSize: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(groupSize))), null),
  /** True if parties don't share a departure. */
  isPrivate: z._default(z.boolean(), false),
  effort: z._default(z.nullable(z.enum(EFFORTS)), null),
  /** The number of days between booking and the first possible travel date; 0 allows booking for today. */
  leadDays: z._default(z.int().check(z.minimum(0), z.maximum(leadDays)), 0),
  meetingPoint: z._default(text(TEXT_LIMITS.address), ''),
  /** The local time at which the trip begins on its first day, `HH:mm`; null if unknown. */
  meetingTime: z._default(
    z.nullable(text(5).check(z.regex(TIME_OF_DAY, 'must be a time of day such as 09:30'))),
    null,
  ),
  directions: z._default(text(dayText), ''),
  /** The place where the trip ends on its last day; empty if unknown. */
  endPoint: z._default(text(TEXT_LIMITS.address), ''),
  /** The position of the meeting point in degrees; both or neither are set. */
  lat: coordinate(90),
  lon: coordinate(180),
  /** The IANA time zone; null for the country's. Existing bookings keep theirs. */
  timeZone: z._default(
    z.nullable(text(64).check(z.refine(isTimeZone, 'is not the name of a time zone'))),
    null,
  ),
  /** The telephone number at the destination. */
  phone: z._default(text(TEXT_LIMITS.phone), ''),
  itinerary: z._default(z.array(ItineraryDay).check(z.maxLength(days)), () => []),
});
export type SpotDetails = z.output<typeof SpotDetails>;

export const ShownDetails = z.omit(SpotDetails, { phone: true, timeZone: true });
export type ShownDetails = z.output<typeof ShownDetails>;

/** The details with checks across fields. */
export const CheckedSpotDetails = SpotDetails.check(
  z.refine(({ lat, lon }) => (lat === null) === (lon === null), {
    path: ['lon'],
    error: 'must be given together with the latitude',
  }),
  z.refine(({ itinerary }) => new Set(itinerary.map(({ day }) => day)).size === itinerary.length, {
    path: ['itinerary'],
    error: 'must not contain the same day twice',
  }),
);
