import type { AvailabilityMode, Confirmation } from '@wayfarer/contract';
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The limits of what can be booked at a destination. A destination without a row has no limits. */
export const spotAvailability = pgTable('spot_availability', {
  /** The destination's id, which is kept after the destination is deleted, as in `bookings`. */
  offerId: text('offer_id').primaryKey(),
  mode: text('mode').$type<AvailabilityMode>().notNull(),
  /** How travelers' bookings are confirmed. */
  confirm: text('confirm').$type<Confirmation>().notNull().default('at_once'),
  /** The number of people on each day, or on a departure that has no number itself; null in the mode `open`. */
  capacity: integer('capacity'),
  /** The number of days from today to the last day that can be booked; null: no limit. */
  aheadDays: integer('ahead_days'),
  minDays: integer('min_days').notNull(),
  maxDays: integer('max_days').notNull(),
  /** The days of the week on which a trip can begin, as bits; bit 0 is Monday. */
  weekdays: integer('weekdays').notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Days of the week as bits: bit 0 is Monday. `days`: 1 is Monday, 7 is Sunday. */
export const weekdayBits = (days: readonly number[]): number =>
  days.reduce((bits, day) => bits | (1 << (day - 1)), 0);

/** Days of destinations that have a special state or were booked. A day without a row is on sale. */
export const departures = pgTable(
  'departures',
  {
    /** The destination's id, which is kept after the destination is deleted, as in `bookings`. */
    offerId: text('offer_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Distinguishes several departures on one day; empty if there is only one. */
    startTime: text('start_time').notNull().default(''),
    /** True if the day can't be booked. */
    closed: boolean('closed').notNull().default(false),
    /** The batch that cancels the departure's bookings, if it was called off. */
    batchId: text('batch_id'),
    /** True for a fixed departure; only these are sold in the mode `departures`. */
    scheduled: boolean('scheduled').notNull().default(false),
    /** The number of people on this day; null: the destination's number applies. */
    capacity: integer('capacity'),
    /** A note for travelers. */
    note: text('note').notNull().default(''),
    /**
     * The number of people of all held and booked trips on this day, without infants; 0 while the destination has no
     * limit. Written by a trigger on `bookings`.
     */
    taken: integer('taken').notNull().default(0),
    /**
     * The number of people that the departure needs to take place, and the day on which the agency decides. Null: no
     * minimum.
     */
    minPeople: integer('min_people'),
    decideOn: date('decide_on', { mode: 'string' }),
    /** The time from which the departure is guaranteed, no matter how many people book; null: it isn't. */
    guaranteedAt: instant('guaranteed_at'),
    /**
     * The number of free places that are kept for the waiting list of this day. A trigger on `bookings` adds places
     * that become free. No one else can book them.
     */
    kept: integer('kept').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.day, table.startTime] })],
);
