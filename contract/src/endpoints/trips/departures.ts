import { z } from 'zod/mini';
import * as calls from '../../calls/trips/departures.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { BookingListItem } from '../../fields/booking-list-item.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { Id, text } from '../../fields/text.ts';
import { MAX_CURSOR_LENGTH } from '../../options/limits.ts';
import { DEPARTURES_PAGE } from '../../options/trips/operator-bookings.ts';

/**
 * The booked trips to a destination that begin on a day; held, expired and canceled ones don't count. A called-off
 * departure is listed even without bookings.
 */
export const Departure = z.object({
  offerId: z.string(),
  day: z.string(),
  travelSpot: z.string(),
  travelCountry: z.string(),
  bookings: z.number(),
  people: z.number(),
  /** The number of bookings whose party has checked in. */
  checkedIn: z.number(),
  /** The open balance per currency, in minor units. */
  balance: z.array(z.object({ currency: z.string(), amount: z.number() })),
  /** True if it is called off and can't be booked. */
  closed: z.boolean(),
});
export type Departure = z.output<typeof Departure>;

/** The travelers of a departure, for the screen and for print. */
export const Manifest = z.object({
  departure: Departure,
  /** The job that was started when it was last called off. */
  batchId: z.nullable(z.string()),
  /** Sorted by name. */
  rows: z.array(z.extend(BookingListItem, { lastDay: z.string(), notes: z.array(z.string()) })),
});
export type Manifest = z.output<typeof Manifest>;

const params = z.object({ offerId: Id, day: calendarDay });

export const listDepartures = endpoint(calls.listDepartures, {
  summary: `Departures between two days, earliest first, ${DEPARTURES_PAGE} at a time; Link: rel="next" if there are more`,
  query: z.object({
    /** By default from today (UTC) to a month later. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(Departure),
});

export const getManifest = endpoint(calls.getManifest, {
  summary: 'The travelers of a departure',
  params,
  response: Manifest,
  errors: ['not_found'],
});

export const exportManifest = endpoint(calls.exportManifest, {
  summary: 'Export the travelers of a departure as CSV',
  fresh: true,
  params,
  response: media('text/csv'),
  errors: ['not_found'],
});
