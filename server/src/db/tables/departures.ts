import { boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Days of destinations with a special state. A day without a row is on sale. */
export const departures = pgTable(
  'departures',
  {
    /** The destination's id, which outlives it, as in `bookings`. */
    offerId: text('offer_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Distinguishes several departures on one day; empty if there is only one. */
    startTime: text('start_time').notNull().default(''),
    /** True if the day can't be booked. */
    closed: boolean('closed').notNull().default(false),
    /** The batch that cancels the departure's bookings, if it was called off. */
    batchId: text('batch_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.day, table.startTime] })],
);
