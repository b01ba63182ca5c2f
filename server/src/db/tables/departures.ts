import type { AvailabilityMode, Confirmation } from '@wayfarer/contract';
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Limits of bookings. A destination without a row has none. */
export const spotAvailability = pgTable('spot_availability', {
  /** Kept after the destination is deleted, as in `bookings`. */
  offerId: text('offer_id').primaryKey(),
  mode: text('mode').$type<AvailabilityMode>().notNull(),
  confirm: text('confirm').$type<Confirmation>().notNull().default('at_once'),
  /** The people per day, or per departure without its own number; null in the mode `open`. */
  capacity: integer('capacity'),
  /** Days from today to the last bookable day; null if there is no limit. */
  aheadDays: integer('ahead_days'),
  minDays: integer('min_days').notNull(),
  maxDays: integer('max_days').notNull(),
  /** The weekdays on which a trip can begin, as bits; bit 0 is Monday. */
  weekdays: integer('weekdays').notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Bit 0 is Monday. `days`: 1 is Monday, 7 is Sunday. */
export const weekdayBits = (days: readonly number[]): number =>
  days.reduce((bits, day) => bits | (1 << (day - 1)), 0);

/** Departures, and days of destinations that differ from the usual or were booked. */
export const departures = pgTable(
  'departures',
  {
    /** Kept after the destination is deleted, as in `bookings`. */
    offerId: text('offer_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** `HH:mm`; empty for a day, or a departure, without a start time. */
    startTime: text('start_time').notNull().default(''),
    /** True if it is closed for booking. */
    closed: boolean('closed').notNull().default(false),
    /** The batch that cancels the bookings, if the departure was called off. */
    batchId: text('batch_id'),
    /** True for a fixed departure; only these are sold in the mode `departures`. */
    scheduled: boolean('scheduled').notNull().default(false),
    /** Null if the destination's number applies. */
    capacity: integer('capacity'),
    note: text('note').notNull().default(''),
    /**
     * The people of held and booked trips, not counting infants; 0 while the destination has no limit. Written by a
     * trigger on `bookings`.
     */
    taken: integer('taken').notNull().default(0),
    /**
     * The people that the departure needs to take place, and the day of the agency's decision. Null if there is no
     * minimum.
     */
    minPeople: integer('min_people'),
    decideOn: date('decide_on', { mode: 'string' }),
    /** From then on, the departure takes place with any number of people; null if it isn't guaranteed. */
    guaranteedAt: instant('guaranteed_at'),
    /** Free places that are kept for the waiting list. A trigger on `bookings` adds places that become free. */
    kept: integer('kept').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.day, table.startTime] })],
);
