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
  /** The start time, `HH:MM` at the destination; null for a departure without one. */
  startTime: z.nullable(z.string()),
  /** True if nothing can be booked. */
  closed: z.boolean(),
  /** True for a fixed departure. */
  scheduled: z.boolean(),
  /** The number of people with places, without infants; those of trips that begin on this day if there is no limit. */
  taken: z.number(),
  /** The number of places; null: no limit. */
  capacity: z.nullable(z.number()),
  /** How full it is; null if there is no limit. */
  fill: z.nullable(z.enum(BOARD_FILLS)),
  /** The number of people that are still needed for the departure to take place; 0 if none are. */
  missing: z.number(),
  /** True if the departure takes place regardless of the number of people. */
  guaranteed: z.boolean(),
  /** The number of trips that begin then, held or booked. */
  trips: z.number(),
  /** How many of them wait for the agency's answer. */
  asked: z.number(),
  /** The number of parties on the waiting list. */
  waiting: z.number(),
});
export type BoardEntry = z.output<typeof BoardEntry>;

/** The departures of a week: a page of its destinations, and figures of all of them. */
export const Board = z.object({
  from: z.string(),
  to: z.string(),
  /** Each day of the week: the people of all departures, and the number of departures that have each mark. */
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
  /** Sorted by name. Their entries are sorted by day and start time; a day without an entry has no departure. */
  destinations: z.array(
    z.object({
      offerId: z.string(),
      spot: z.string(),
      country: z.string(),
      mode: z.enum(AVAILABILITY_MODES),
      /** The usual number of places; null: no limit. */
      capacity: z.nullable(z.number()),
      entries: z.array(BoardEntry),
    }),
  ),
  /** The cursor of the next page; null if this is the last one. */
  next: z.nullable(z.string()),
});
export type Board = z.output<typeof Board>;

export const getBoard = endpoint(calls.getBoard, {
  summary: `The departures of ${BOARD_DAYS} days, by destination, ${BOARD_PAGE} destinations at a time`,
  query: z.object({
    from: calendarDay,
    /** Only this destination. */
    offerId: z.optional(Id),
    /** Only destinations with a departure that has this mark. */
    show: z.optional(z.enum(BOARD_MARKS)),
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: Board,
});
