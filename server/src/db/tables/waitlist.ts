import type { WaitingState } from '@wayfarer/contract';
import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Travelers who wait, or once waited, for places. */
export const waitlist = pgTable('waitlist', {
  id: text('id').primaryKey(),
  /** Kept after the destination is deleted, as in `bookings`. */
  offerId: text('offer_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  /** The same as in `departures`. */
  startTime: text('start_time').notNull().default(''),
  /** The row is deleted with the account. */
  uid: text('uid').notNull(),
  days: integer('days').notNull(),
  adults: integer('adults').notNull(),
  children: integer('children').notNull(),
  infants: integer('infants').notNull(),
  /** The page's language when they joined; null means the site's first. */
  language: text('language'),
  /** A trigger on `bookings` ends offers: `taken` if the booking was paid or confirmed, `lapsed` if it expired. */
  state: text('state').$type<WaitingState>().notNull(),
  /** The held booking, and the end of the offer; null without an offer. */
  bookingId: text('booking_id'),
  offeredUntil: instant('offered_until'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export type WaitingRow = typeof waitlist.$inferSelect;

/** A literal, because the index covers only this state. */
export const isWaiting = sql`${waitlist.state} = 'waiting'`;
