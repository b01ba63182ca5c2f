import { z } from 'zod/mini';
import { DETAILS_LIMITS } from '../options/trips/trips.ts';
import { TEXT_LIMITS } from '../options/limits.ts';
import { isTimeZone } from '../rules/trips/time-zone.ts';
import { text } from './text.ts';

const { dayText, days, entries, entryLength } = DETAILS_LIMITS;
const list = () => z._default(z.array(text(entryLength, 1)).check(z.maxLength(entries)), () => []);
const coordinate = (most: number) =>
  z._default(z.nullable(z.number().check(z.minimum(-most), z.maximum(most))), null);

/** A day of an itinerary; the first day of the trip is 1. */
export const ItineraryDay = z.object({
  day: z.int().check(z.minimum(1), z.maximum(days)),
  title: text(entryLength, 1),
  text: z._default(text(dayText), ''),
});
export type ItineraryDay = z.output<typeof ItineraryDay>;

/** What travelers need to know of a destination, beyond what the catalogue shows; set as a whole. */
export const SpotDetails = z.strictObject({
  included: list(),
  notIncluded: list(),
  bring: list(),
  highlights: list(),
  meetingPoint: z._default(text(TEXT_LIMITS.address), ''),
  directions: z._default(text(dayText), ''),
  /** Of the meeting point, in degrees; both or none. */
  lat: coordinate(90),
  lon: coordinate(180),
  /** IANA; null where the days of its country are meant. What is booked keeps it. */
  timeZone: z._default(
    z.nullable(text(64).check(z.refine(isTimeZone, 'is not the name of a time zone'))),
    null,
  ),
  /** Of the people on the spot. */
  phone: z._default(text(TEXT_LIMITS.phone), ''),
  itinerary: z._default(z.array(ItineraryDay).check(z.maxLength(days)), () => []),
});
export type SpotDetails = z.output<typeof SpotDetails>;

/** The same as it is sent. */
export const CheckedSpotDetails = SpotDetails.check(
  z.refine(({ lat, lon }) => (lat === null) === (lon === null), {
    path: ['lon'],
    error: 'must come with the latitude',
  }),
  z.refine(({ itinerary }) => new Set(itinerary.map(({ day }) => day)).size === itinerary.length, {
    path: ['itinerary'],
    error: 'must not name a day twice',
  }),
);
