import { boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The days of destinations that say something. Without a row, a day is on sale. */
export const departures = pgTable(
  'departures',
  {
    /** As in `bookings`: it outlives the destination. */
    offerId: text('offer_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Of several on one day; empty where there is one. */
    startTime: text('start_time').notNull().default(''),
    /** Nothing is sold for it. */
    closed: boolean('closed').notNull().default(false),
    /** The batch that cancels its bookings, where it was called off. */
    batchId: text('batch_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.day, table.startTime] })],
);
