import type {
  Attendance,
  BookingState,
  CounterKind,
  CounterMethod,
  PriceLine,
  PriceRules,
} from '@wayfarer/contract';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './columns.ts';

/** What a trip was promised with. */
export interface BookedInclusions {
  included: string[];
  notIncluded: string[];
  bring: string[];
}

/** Trips that were booked. What was booked is copied from the spot, so that it stays as it was. */
export const bookings = pgTable('bookings', {
  id: text('id').primaryKey(),
  /** By which people speak of it, such as 'WF-7K3M9Q'. Null until a job has named what an older version wrote. */
  reference: text('reference'),
  /** Null once the traveller's account is deleted, and while a booking waits for an account (`bookingClaims`). */
  uid: text('uid'),
  /** Null once the spot is deleted. */
  spotId: text('spot_id'),
  /** The booked spot for good, without a foreign key. Null where it was unknown when this column came. */
  offerId: text('offer_id'),
  /** Whether a traveler had contributed it, rather than the agency. Null where that is unknown. */
  contributed: boolean('contributed'),
  travelSpot: text('travel_spot').notNull(),
  travelCountry: text('travel_country').notNull(),
  travelSeason: text('travel_season').notNull(),
  travelName: text('travel_name').notNull(),
  travelEmail: text('travel_email').notNull(),
  /** Cost per day in whole minor units of `currency`. */
  cost: integer('cost_minor').notNull(),
  currency: text('currency').notNull(),
  /** A day of the calendar, 'YYYY-MM-DD'. */
  travelDate: date('travel_date', { mode: 'string' }).notNull(),
  durationDays: integer('duration_days').notNull(),
  adults: integer('adults').notNull().default(1),
  children: integer('children').notNull().default(0),
  infants: integer('infants').notNull().default(0),
  /** Rises with every change that the traveler could see. */
  revision: integer('revision').notNull().default(1),
  /** The agreed price in minor units, its lines and rules. All null: one adult at the cost per day. */
  total: bigint('total_minor', { mode: 'number' }),
  priceLines: jsonb('price_lines').$type<PriceLine[]>(),
  priceRules: jsonb('price_rules').$type<PriceRules>(),
  state: text('state').$type<BookingState>().notNull().default('booked'),
  /** IANA, of the destination; null in rows of an older version: then its country's. */
  timeZone: text('time_zone'),
  /** The version of the cancellation policy that applies for good; null: the usual terms. */
  policyId: text('policy_id'),
  /** Since it was moved after a deadline, and when that was: at most so many percent come back. Null: no cap. */
  refundCapPercent: integer('refund_cap_percent'),
  refundCapSince: instant('refund_cap_since'),
  /** Received at the counter, less what was returned, in minor units. */
  counter: bigint('counter_minor', { mode: 'number' }).notNull().default(0),
  /** Of the card's payment, what was given back because a change had made the trip cheaper. */
  changeRefund: bigint('change_refund_minor', { mode: 'number' }).notNull().default(0),
  canceledAt: instant('cancelled_at'),
  /** When the traveler took it out of the own list. */
  removedAt: instant('removed_at'),
  /** As the destination said when it was booked; null: it said nothing, then the usual package. */
  inclusions: jsonb('inclusions').$type<BookedInclusions>(),
  /** Whether the party came, when that was recorded, and by whom. */
  attendance: text('attendance').$type<Attendance>().notNull().default('none'),
  attendanceAt: instant('attendance_at'),
  attendanceBy: text('attendance_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export type BookingRow = typeof bookings.$inferSelect;

/** Whether a booking is that of a guest: a customer without an account, known by the address (in lower case). */
export const isOfGuest = (emailKey: string) =>
  sql`(${bookings.uid} is null and ${bookings.travelEmail} <> '' and lower(${bookings.travelEmail}) = ${emailKey})`;

/** Who did something to a booking. */
export type ByKind = 'traveller' | 'staff' | 'system';

export type BookingEventKind =
  | 'booked'
  | 'claimed'
  | 'changed'
  | 'renamed'
  | 'cancelled'
  | 'reinstated'
  | 'removed'
  | 'deleted'
  | 'counter_received'
  | 'counter_returned'
  | 'counter_voided'
  | 'checked_in'
  | 'no_show'
  | 'attendance_undone'
  | 'mail'
  | 'mail_dropped';

/** What happened to bookings, in order; it outlives them. No names of travelers, no addresses. */
export const bookingEvents = pgTable('booking_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  bookingId: text('booking_id').notNull(),
  at: instant('at').notNull(),
  byKind: text('by_kind').$type<ByKind>().notNull(),
  byUserId: text('by_user_id'),
  /** What a colleague was called then; written by the database, as all names of who acted. */
  byName: text('by_name'),
  kind: text('kind').$type<BookingEventKind>().notNull(),
  detail: jsonb('detail').$type<Record<string, string | number>>().notNull(),
});

/** Money that came by no card payment of this site, and what was handed back. Never deleted, voided once. */
export const counterPayments = pgTable('counter_payments', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  kind: text('kind').$type<CounterKind>().notNull(),
  method: text('method').$type<CounterMethod>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  /** The calendar day on which it changed hands. */
  receivedOn: date('received_on', { mode: 'string' }).notNull(),
  byUserId: text('by_user_id'),
  byName: text('by_name'),
  note: text('note').notNull(),
  createdAt: instant('created_at').notNull(),
  voidedAt: instant('voided_at'),
  voidedBy: text('voided_by'),
  voidedByName: text('voided_by_name'),
  voidReason: text('void_reason'),
});

/** Work on many bookings, one after the other. */
export const bookingBatches = pgTable('booking_batches', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<'cancel_departure' | 'tell_exception'>().notNull(),
  input: jsonb('input').$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by'),
  createdByName: text('created_by_name'),
  /** The last booking that was tried, where they are not listed in `batchBookings`; empty before the first. */
  afterId: text('after_id').notNull(),
  done: integer('done').notNull(),
  failed: jsonb('failed').$type<{ bookingId: string; code: string }[]>().notNull(),
  finishedAt: instant('finished_at'),
  /** When it last got anywhere; null: not since it began. */
  movedAt: instant('moved_at'),
  /** Until then it leaves the card provider and the database alone. */
  nextTryAt: instant('next_try_at'),
  /** When the agency was told that it does not get anywhere. */
  toldAt: instant('told_at'),
});

/** The bookings that a batch has yet to do, and those that it could not; done ones are deleted. */
export const batchBookings = pgTable(
  'batch_bookings',
  {
    batchId: text('batch_id').notNull(),
    bookingId: text('booking_id').notNull(),
    /** Why it failed; null while it waits. */
    code: text('code'),
    /** How often the card provider or the database could not be reached for it. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.bookingId] })],
);

/** What the agency's people write for each other about a booking. */
export const bookingNotes = pgTable('booking_notes', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  at: instant('at').notNull(),
  /** Null once the account of who wrote it is deleted. */
  byUserId: text('by_user_id'),
  body: text('body').notNull(),
});

/** Bookings that the agency made for an address which is no account's yet: the proved account's, once it comes. */
export const bookingClaims = pgTable('booking_claims', {
  bookingId: text('booking_id').primaryKey(),
  /** The booking's address in lower case. */
  emailKey: text('email_key').notNull(),
  createdAt: instant('created_at').notNull(),
});
