import { z } from 'zod/mini';
import * as calls from '../../calls/trips/availability.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import {
  Capacity,
  CheckedLimits,
  DayNote,
  Limits,
  Minimum,
  MinimumInput,
  StartTime,
} from '../../fields/availability.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { daySpan } from '../../fields/day-span.ts';
import { IdParams } from '../../fields/text.ts';
import {
  AVAILABILITY_MODES,
  CALENDAR_DAYS_MAX,
  CHANGED_DAYS_MAX,
  CONSOLE_DAYS_MAX,
  DEPARTURES_A_DAY_MAX,
} from '../../options/trips/availability.ts';
import { PARTY_LIMIT } from '../../rules/trips/party.ts';

/** A destination's booking limits and, within a span, its departures or the days that differ from ordinary ones. */
export const Availability = z.object({
  mode: z.enum(AVAILABILITY_MODES),
  /** Set if bookings wait for the agency's answer. */
  confirm: z.optional(z.enum(['on_request'])),
  /** Today at the destination. */
  today: z.string(),
  /** The bounds of the first day of a trip; `last` is null without a limit. */
  first: z.string(),
  last: z.nullable(z.string()),
  leadDays: z.number(),
  minDays: z.number(),
  maxDays: z.number(),
  weekdays: z.array(z.number()),
  /**
   * The free places on days that aren't in `days`, at most the size of the largest party; null if there is no limit. In
   * the mode `departures`, days that aren't in `days` can't be booked.
   */
  left: z.nullable(z.number()),
  /** In the mode `departures` the departures, otherwise the days that differ from the usual, in order. */
  days: z.array(
    z.object({
      day: z.string(),
      /** `HH:mm` at the destination; null for a day or a departure without one. */
      startTime: z.nullable(z.string()),
      /** The free places, at most the size of the largest party; null if there is no limit. */
      left: z.nullable(z.number()),
      closed: z.boolean(),
      note: z.string(),
      /** Set if the departure needs a minimum; `missing` is the number of people who still have to book. */
      minimum: z.optional(z.extend(Minimum, { missing: z.number() })),
      /** True if the departure takes place with any number of people; absent otherwise. */
      guaranteed: z.optional(z.boolean()),
    }),
  ),
});
export type Availability = z.output<typeof Availability>;

export const getAvailability = endpoint(calls.getAvailability, {
  summary: `The days on which a destination can be booked, and their free places up to ${PARTY_LIMIT}; at most ${CALENDAR_DAYS_MAX} days`,
  params: IdParams,
  query: daySpan(CALENDAR_DAYS_MAX),
  response: Availability,
  errors: ['not_found'],
});

/** A day of a destination, or one of the departures on it, for the agency. */
export const DayRecord = z.object({
  day: z.string(),
  startTime: z.nullable(z.string()),
  scheduled: z.boolean(),
  closed: z.boolean(),
  /** Null if the destination's usual number applies. */
  capacity: z.nullable(z.number()),
  note: z.string(),
  /** People who have booked, not counting infants. */
  taken: z.number(),
  minimum: z.optional(Minimum),
  guaranteed: z.optional(z.boolean()),
  /** Free places that are reserved for the waiting list. */
  kept: z.number(),
});
export type DayRecord = z.output<typeof DayRecord>;

/** Revision 0 means that no limits are set. */
export const SpotAvailability = z.object({
  spotId: z.string(),
  spot: z.string(),
  country: z.string(),
  today: z.string(),
  limits: Limits,
  revision: z.number(),
  leadDays: z.number(),
  days: z.array(DayRecord),
  /** The days and departures that people wait for. */
  waiting: z.array(
    z.object({ day: z.string(), startTime: z.nullable(z.string()), parties: z.number() }),
  ),
});
export type SpotAvailability = z.output<typeof SpotAvailability>;

export const getSpotAvailability = endpoint(calls.getSpotAvailability, {
  summary: `The limits of a destination, and its days in a span of at most ${CONSOLE_DAYS_MAX} days`,
  params: IdParams,
  query: daySpan(CONSOLE_DAYS_MAX),
  response: SpotAvailability,
  errors: ['not_found'],
});

export const putSpotAvailability = endpoint(calls.putSpotAvailability, {
  summary:
    'Set the limits of a destination; existing bookings stay, and their people are counted from then on',
  params: IdParams,
  body: z.object({
    limits: CheckedLimits,
    revision: z.int().check(z.minimum(0)),
  }),
  response: z.object({ limits: Limits, revision: z.number() }),
  errors: ['not_found', 'not_published', 'revision_changed'],
});

export const putDepartures = endpoint(calls.putDepartures, {
  summary: `Set up to ${CHANGED_DAYS_MAX} days of a destination; parts that are left out stay as they are`,
  params: IdParams,
  body: z.object({
    days: z.array(calendarDay).check(z.minLength(1), z.maxLength(CHANGED_DAYS_MAX)),
    /**
     * The start times of the departures to set on each of the days. If this is left out, all departures of the days are
     * set; `scheduled: true` then plans one departure without a start time on each day.
     */
    startTimes: z.optional(
      z.array(StartTime).check(z.minLength(1), z.maxLength(DEPARTURES_A_DAY_MAX)),
    ),
    set: z
      .strictObject({
        scheduled: z.optional(z.boolean()),
        closed: z.optional(z.boolean()),
        capacity: z.optional(Capacity),
        note: z.optional(DayNote),
        /** Null if the departure takes place with any number of people. */
        minimum: z.optional(z.nullable(MinimumInput)),
      })
      .check(z.refine((set) => Object.keys(set).length > 0, 'must set at least one value')),
    /** True to close days, or remove departures, that people have booked. Those people keep their places. */
    anyway: z._default(z.boolean(), false),
  }),
  response: z.object({ days: z.array(DayRecord) }),
  errors: ['not_found', 'not_published', 'would_strand'],
});
