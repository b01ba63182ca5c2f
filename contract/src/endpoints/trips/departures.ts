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
 * The booked trips to a destination that begin on a day; held, expired and canceled ones are none of them. One that
 * was called off is there without any.
 */
export const Departure = z.object({
  offerId: z.string(),
  day: z.string(),
  travelSpot: z.string(),
  travelCountry: z.string(),
  bookings: z.number(),
  people: z.number(),
  /** Bookings whose party has come. */
  checkedIn: z.number(),
  /** What is still open, in minor units. */
  balance: z.array(z.object({ currency: z.string(), amount: z.number() })),
  /** Called off: nothing is sold for it. */
  closed: z.boolean(),
});
export type Departure = z.output<typeof Departure>;

/** Who goes: for the screen, and for paper. */
export const Manifest = z.object({
  departure: Departure,
  /** The work that began when it was last called off. */
  batchId: z.nullable(z.string()),
  /** By name. */
  rows: z.array(z.extend(BookingListItem, { lastDay: z.string(), notes: z.array(z.string()) })),
});
export type Manifest = z.output<typeof Manifest>;

const params = z.object({ offerId: Id, day: calendarDay });

export const listDepartures = endpoint(calls.listDepartures, {
  summary: `Departures between two days, the earliest first, ${DEPARTURES_PAGE} at a time; Link: rel="next" if there are more`,
  query: z.object({
    /** Today (UTC), and a month later, where they are left out. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(Departure),
});

export const getManifest = endpoint(calls.getManifest, {
  summary: 'Who goes to a destination on a day',
  params,
  response: Manifest,
  errors: ['not_found'],
});

export const exportManifest = endpoint(calls.exportManifest, {
  summary: 'Who goes to a destination on a day, as a table for a spreadsheet',
  fresh: true,
  params,
  response: media('text/csv'),
  errors: ['not_found'],
});
