import type {
  Attendance,
  BookingState,
  CounterKind,
  CounterMethod,
  PaymentPlan,
  PriceExtras,
  PriceLine,
  PriceRules,
  TaxTerms,
} from '@wayfarer/contract';
import { sql } from 'drizzle-orm';
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
import { instant } from './columns.ts';

/** The inclusions when the trip was sold. */
export interface BookedInclusions {
  included: string[];
  notIncluded: string[];
  bring: string[];
}

/** Booked trips, with a copy of the destination's facts that doesn't change after the booking. */
export const bookings = pgTable('bookings', {
  id: text('id').primaryKey(),
  /** Such as 'WF-7K3M9Q'. Null in rows of an older version, until a job assigns one. */
  reference: text('reference'),
  /** Null for a customer without an account (`guests`), and once the account is deleted. */
  uid: text('uid'),
  /** Null once the spot is deleted. */
  spotId: text('spot_id'),
  /** Kept even if the spot is deleted. Null if it was unknown when this column was added. */
  offerId: text('offer_id'),
  /** True for a traveler's contribution. Null if unknown. */
  contributed: boolean('contributed'),
  travelSpot: text('travel_spot').notNull(),
  travelCountry: text('travel_country').notNull(),
  travelSeason: text('travel_season').notNull(),
  travelName: text('travel_name').notNull(),
  /** Empty if the agency booked without an address, and once the traveler is erased. */
  travelEmail: text('travel_email').notNull(),
  /** E.164 if the country is clear, otherwise as typed; empty if there is none. */
  travelPhone: text('travel_phone').notNull().default(''),
  /** The customer without an account; null if an account owns the booking, and once the guest is erased. */
  guestId: text('guest_id'),
  /** The number of a guest's link, and when the agency ended it. */
  linkSerial: integer('link_serial').notNull().default(1),
  linkEndedAt: instant('link_ended_at'),
  /** The traveler's note to the agency; may be empty. */
  wishes: text('wishes').notNull().default(''),
  /** One per line; may be empty. */
  companionNames: text('companion_names').notNull().default(''),
  /**
   * The language of the page on which the trip was booked, or the one that staff chose. Null means the site's first.
   */
  language: text('language'),
  /** Cost per day in minor units of `currency`. */
  cost: integer('cost_minor').notNull(),
  currency: text('currency').notNull(),
  travelDate: date('travel_date', { mode: 'string' }).notNull(),
  durationDays: integer('duration_days').notNull(),
  startTime: text('start_time').notNull().default(''),
  adults: integer('adults').notNull().default(1),
  children: integer('children').notNull().default(0),
  infants: integer('infants').notNull().default(0),
  /** Increases with every change that the traveler sees. */
  revision: integer('revision').notNull().default(1),
  /** In minor units, including `priceExtras`. All null: one adult at the cost per day. */
  total: bigint('total_minor', { mode: 'number' }),
  priceLines: jsonb('price_lines').$type<PriceLine[]>(),
  priceRules: jsonb('price_rules').$type<PriceRules>(),
  /** The promo code, options and fees; null if there are none. */
  priceExtras: jsonb('price_extras').$type<PriceExtras>(),
  /** The first payment in minor units, under `plan`; null without a plan. */
  first: bigint('first_minor', { mode: 'number' }),
  /** The last day for paying the balance online; null if it is due on arrival, or if there is no balance. */
  balanceDueOn: date('balance_due_on', { mode: 'string' }),
  plan: jsonb('payment_plan').$type<PaymentPlan>(),
  /** The tax terms that were valid when the trip was booked; null if there were none. */
  taxTerms: jsonb('tax_terms').$type<TaxTerms>(),
  /** The part that the traveler is going to transfer, and the day by which it is to arrive; null without a transfer. */
  transferPart: text('transfer_part').$type<'first' | 'balance'>(),
  transferDueOn: date('transfer_due_on', { mode: 'string' }),
  state: text('state').$type<BookingState>().notNull().default('booked'),
  /** When a held booking expires, or an expired one did; null for other bookings and for requests. */
  heldUntil: instant('held_until'),
  /** True until the agency has answered a request, which is held without an end and can't be paid. */
  awaitsAgency: boolean('awaits_agency').notNull().default(false),
  /** Null if no request was declined. */
  declinedReason: text('declined_reason'),
  /** The destination's IANA time zone; null in rows of an older version, which use their country's. */
  timeZone: text('time_zone'),
  /** Null if the usual terms apply. */
  policyId: text('policy_id'),
  /**
   * The maximum refund percentage after a move past a deadline, and the time of the move. Null if there is no maximum.
   */
  refundCapPercent: integer('refund_cap_percent'),
  refundCapSince: instant('refund_cap_since'),
  /** The sum received at the counter minus the sum returned there, apart from goodwill, in minor units. */
  counter: bigint('counter_minor', { mode: 'number' }).notNull().default(0),
  /** Returned at the counter as goodwill, in minor units. It still counts as paid. */
  given: bigint('given_minor', { mode: 'number' }).notNull().default(0),
  /** Refunded to the card because a change made the trip cheaper, in minor units. */
  changeRefund: bigint('change_refund_minor', { mode: 'number' }).notNull().default(0),
  canceledAt: instant('cancelled_at'),
  /** When the traveler removed the booking from their list. */
  removedAt: instant('removed_at'),
  /** Null if the destination had none, which means the usual ones. */
  inclusions: jsonb('inclusions').$type<BookedInclusions>(),
  /** The party's attendance, the time when it was recorded, and the person who recorded it. */
  attendance: text('attendance').$type<Attendance>().notNull().default('none'),
  attendanceAt: instant('attendance_at'),
  attendanceBy: text('attendance_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The condition for an unanswered request, with literals, because an index covers only these rows. */
export const isAwaiting = sql`(${bookings.awaitsAgency} and ${bookings.state} = 'held')`;

export type BookingRow = typeof bookings.$inferSelect;

/** `system` is the product itself. */
export type ByKind = 'traveller' | 'staff' | 'system';

export type BookingEventKind =
  | 'booked'
  | 'claimed'
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'unanswered'
  | 'confirmed'
  | 'expired'
  | 'changed'
  | 'renamed'
  | 'contact_changed'
  | 'cancelled'
  | 'reinstated'
  | 'removed'
  | 'deleted'
  | 'counter_received'
  | 'counter_returned'
  | 'counter_voided'
  | 'charged_again'
  | 'link_made'
  | 'link_ended'
  | 'transfer_announced'
  | 'checked_in'
  | 'no_show'
  | 'attendance_undone'
  | 'mail'
  | 'mail_dropped';

/** The history of bookings. Its rows outlive the bookings, and contain no names or addresses of travelers. */
export const bookingEvents = pgTable('booking_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  bookingId: text('booking_id').notNull(),
  at: instant('at').notNull(),
  byKind: text('by_kind').$type<ByKind>().notNull(),
  byUserId: text('by_user_id'),
  /** A colleague's name at that time, which the database adds. */
  byName: text('by_name'),
  kind: text('kind').$type<BookingEventKind>().notNull(),
  detail: jsonb('detail').$type<Record<string, string | number>>().notNull(),
});

/**
 * Money that was received or returned other than by card on this site. Rows are never deleted, but can be voided once.
 */
export const counterPayments = pgTable('counter_payments', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  kind: text('kind').$type<CounterKind>().notNull(),
  method: text('method').$type<CounterMethod>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  /** The part of returned money that is goodwill, which still counts as paid. */
  given: bigint('given_minor', { mode: 'number' }).notNull().default(0),
  currency: text('currency').notNull(),
  /** When the money changed hands. */
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
  /** The last booking that was tried, or empty; unused with `batchBookings`. */
  afterId: text('after_id').notNull(),
  done: integer('done').notNull(),
  failed: jsonb('failed').$type<{ bookingId: string; code: string }[]>().notNull(),
  finishedAt: instant('finished_at'),
  /** The last progress; null if there was none yet. */
  movedAt: instant('moved_at'),
  /** Set while the batch waits because the card provider or the database couldn't be reached. */
  nextTryAt: instant('next_try_at'),
  /** When the agency was notified that the batch makes no progress. */
  toldAt: instant('told_at'),
});

/** Bookings of a batch that wait or have failed; processed ones are deleted. */
export const batchBookings = pgTable(
  'batch_bookings',
  {
    batchId: text('batch_id').notNull(),
    bookingId: text('booking_id').notNull(),
    /** Null while the booking waits. */
    code: text('code'),
    /** The number of times that the card provider or the database couldn't be reached. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.bookingId] })],
);

export const bookingNotes = pgTable('booking_notes', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  at: instant('at').notNull(),
  /** Null once the author's account is deleted. */
  byUserId: text('by_user_id'),
  body: text('body').notNull(),
});

/** Bookings that the agency made for an address. The account that verifies the address gets them. */
export const bookingClaims = pgTable('booking_claims', {
  bookingId: text('booking_id').primaryKey(),
  /** In lower case. */
  emailKey: text('email_key').notNull(),
  createdAt: instant('created_at').notNull(),
});
