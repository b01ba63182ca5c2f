import { z } from 'zod/mini';
import * as calls from '../../calls/trips/departures.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { Id, text } from '../../fields/text.ts';
import { MAX_CURSOR_LENGTH } from '../../options/limits.ts';
import { AVAILABILITY_MODES } from '../../options/trips/availability.ts';
import { BOARD_DAYS, BOARD_FILLS, BOARD_MARKS, BOARD_PAGE } from '../../options/trips/board.ts';

/** A departure on the board, or a day of a destination that has no fixed departures. */
export const BoardEntry = z.object({
  day: z.string(),
  /** `HH:mm` at the destination; null for a departure without one. */
  startTime: z.nullable(z.string()),
  /** True if it is closed for booking. */
  closed: z.boolean(),
  scheduled: z.boolean(),
  /** People who have places, not counting infants; if there is no limit, those whose trips begin on this day. */
  taken: z.number(),
  /** The number of places; null if there is no limit. */
  capacity: z.nullable(z.number()),
  /** Null if there is no limit. */
  fill: z.nullable(z.enum(BOARD_FILLS)),
  /** The number of people who are still needed; 0 if none are. */
  missing: z.number(),
  /** True if the departure takes place with any number of people. */
  guaranteed: z.boolean(),
  /** Trips that begin then, held or booked. */
  trips: z.number(),
  /** The part of `trips` that waits for the agency's answer. */
  asked: z.number(),
  /** Parties on the waiting list. */
  waiting: z.number(),
});
export type BoardEntry = z.output<typeof BoardEntry>;

export const Board = z.object({
  from: z.string(),
  to: z.string(),
  /** The number of people on each day, and of departures with each mark, regardless of the page and of `show`. */
  days: z.array(
    z.object({
      day: z.string(),
      people: z.number(),
      over: z.number(),
      unsure: z.number(),
      nearly: z.number(),
      full: z.number(),
      waiting: z.number(),
      asked: z.number(),
    }),
  ),
  /** By name, with entries by day and start time. */
  destinations: z.array(
    z.object({
      offerId: z.string(),
      spot: z.string(),
      country: z.string(),
      mode: z.enum(AVAILABILITY_MODES),
      /** The usual number of places; null if there is no limit. */
      capacity: z.nullable(z.number()),
      entries: z.array(BoardEntry),
    }),
  ),
  /** The next page's cursor; null on the last one. */
  next: z.nullable(z.string()),
});
export type Board = z.output<typeof Board>;

export const getBoard = endpoint(calls.getBoard, {
  summary: `The departures of ${BOARD_DAYS} days, by destination, ${BOARD_PAGE} destinations at a time`,
  query: z.object({
    from: calendarDay,
    offerId: z.optional(Id),
    /** Only destinations with a departure of this mark. */
    show: z.optional(z.enum(BOARD_MARKS)),
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: Board,
});
