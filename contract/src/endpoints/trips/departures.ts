import { z } from 'zod/mini';
import * as calls from '../../calls/trips/departures.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { BookingListItem } from '../../fields/bookings/booking-list-item.ts';
import { Minimum, StartTime } from '../../fields/availability.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { PriceLine } from '../../fields/money/prices.ts';
import { Id, IdParams, text } from '../../fields/text.ts';
import { MAX_CURSOR_LENGTH, TEXT_LIMITS } from '../../options/limits.ts';
import { OPERATOR_REASONS } from '../../options/trips/booking-core.ts';
import { DEPARTURES_PAGE } from '../../options/trips/operator-bookings.ts';

const DepartureKey = z.object({
  offerId: z.string(),
  day: z.string(),
  /** `HH:mm` at the destination; null for a departure without one. */
  startTime: z.nullable(z.string()),
});

/**
 * The booked trips to a destination that begin on the same day at the same time. Fixed and closed departures are listed
 * even without bookings.
 */
export const Departure = z.extend(DepartureKey, {
  travelSpot: z.string(),
  travelCountry: z.string(),
  bookings: z.number(),
  people: z.number(),
  /** Bookings whose party has checked in. */
  checkedIn: z.number(),
  /** By currency, in minor units. */
  balance: z.array(z.object({ currency: z.string(), amount: z.number() })),
  /** True if it is closed for booking. */
  closed: z.boolean(),
  /** True for a fixed departure. */
  scheduled: z.boolean(),
  /**
   * The number of places; null if there is no limit. `taken` includes trips that began earlier, and is 0 without a
   * limit.
   */
  capacity: z.nullable(z.number()),
  taken: z.number(),
  minimum: z.optional(Minimum),
  guaranteed: z.optional(z.boolean()),
  waiting: z.number(),
});
export type Departure = z.output<typeof Departure>;

/** A departure's travelers, for the screen and for print. */
export const Manifest = z.object({
  departure: Departure,
  /** The job of the departure's last cancellation. */
  batchId: z.nullable(z.string()),
  /** By name. */
  rows: z.array(
    z.extend(BookingListItem, {
      lastDay: z.string(),
      /** The lines of the optional extras; absent without any. */
      options: z.optional(z.array(PriceLine)),
      /** May be empty. */
      wishes: z.string(),
      /** One name per line. */
      companionNames: z.string(),
      notes: z.array(z.string()),
    }),
  ),
});
export type Manifest = z.output<typeof Manifest>;

const params = z.object({ offerId: Id, day: calendarDay });
/** The departure without a start time if left out. */
const query = z.object({ startTime: z.optional(StartTime) });

export const listDepartures = endpoint(calls.listDepartures, {
  summary: `Departures between two days, earliest first, ${DEPARTURES_PAGE} at a time; Link: rel="next" if there are more`,
  query: z.object({
    /** By default today (UTC), and a month later for `to`. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(Departure),
});

export const getManifest = endpoint(calls.getManifest, {
  summary: 'The travelers of a departure',
  params,
  query,
  response: Manifest,
  errors: ['not_found'],
});

export const exportManifest = endpoint(calls.exportManifest, {
  summary: 'Export the travelers of a departure as CSV',
  fresh: true,
  params,
  query,
  response: media('text/csv'),
  errors: ['not_found'],
});

/** The effect of canceling a departure now, in minor units. */
export const DepartureCancellation = z.object({
  bookings: z.number(),
  /** True if one of the trips has begun at its destination. */
  hasBegun: z.boolean(),
  back: z.array(
    z.object({
      currency: z.string(),
      /** Everything paid and not returned. */
      refund: z.number(),
      /** The part of `refund` beyond the policy. */
      beyond: z.number(),
      /** `refund` by where it goes: to cards, or by hand. */
      card: z.number(),
      counter: z.number(),
      /** The part of `counter` that goes back to gift vouchers by itself. */
      gift: z.number(),
    }),
  ),
  /** The most that any one booking gets beyond the policy, including its earlier refunds. */
  most: z.number(),
});
export type DepartureCancellation = z.output<typeof DepartureCancellation>;

export const previewDepartureCancellation = endpoint(calls.previewDepartureCancellation, {
  summary: 'The refunds if every booking of a destination for a day were canceled',
  params,
  query,
  response: DepartureCancellation,
  errors: ['not_found'],
});

/** A background job that works through many bookings. */
export const Batch = z.object({
  _id: z.string(),
  done: z.number(),
  /** `code` is a problem code. */
  failed: z.array(z.object({ bookingId: z.string(), code: z.string() })),
  left: z.number(),
  /** The next try while the card provider or the database can't be reached. */
  nextTryAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type Batch = z.output<typeof Batch>;

export const cancelDeparture = endpoint(calls.cancelDeparture, {
  summary:
    'Call off a departure: the day is closed for sale, and each booking is canceled with a full refund',
  status: 201,
  fresh: true,
  params,
  query,
  body: z.object({
    reasonCode: z.enum(OPERATOR_REASONS),
    /** Shown to the travelers. */
    message: z._default(text(TEXT_LIMITS.cancellationMessage), ''),
    tell: z._default(z.boolean(), true),
  }),
  response: Batch,
  errors: ['not_found', 'forbidden'],
});

export const guaranteeDeparture = endpoint(calls.guaranteeDeparture, {
  summary: 'Guarantee a departure although too few people have booked; those who have get an email',
  params,
  query,
  response: z.extend(DepartureKey, { guaranteed: z.boolean() }),
  errors: ['not_found', 'already_decided', 'not_bookable_then', 'trip_started'],
});

export const openDeparture = endpoint(calls.openDeparture, {
  summary: 'Reopen a called-off departure for sale; canceled bookings stay canceled',
  params,
  query,
  response: z.extend(DepartureKey, { closed: z.boolean() }),
  errors: ['not_found'],
});

export const getBatch = endpoint(calls.getBatch, {
  summary: 'The progress of a job over many bookings',
  params: IdParams,
  response: Batch,
  errors: ['not_found'],
});

export const retryBatch = endpoint(calls.retryBatch, {
  summary: 'Retry the failed bookings of a called-off departure',
  fresh: true,
  params: IdParams,
  response: Batch,
  errors: ['not_found'],
});
