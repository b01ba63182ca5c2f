import { bigint, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Promo codes. Limits that are null don't apply. */
export const promoCodes = pgTable('promo_codes', {
  id: text('id').primaryKey(),
  /** The form in which codes are compared (`codeKeyOf`). */
  codeKey: text('code_key').notNull(),
  /** As the agency writes it. */
  label: text('label').notNull(),
  note: text('note').notNull(),
  percent: integer('percent'),
  /** In minor units of `currency`, like `minTotal`. Either this or `percent` is set. */
  minor: bigint('amount_minor', { mode: 'number' }),
  currency: text('currency').notNull(),
  fromOn: date('from_on', { mode: 'string' }),
  untilOn: date('until_on', { mode: 'string' }),
  travelFrom: date('travel_from', { mode: 'string' }),
  travelTo: date('travel_to', { mode: 'string' }),
  /** Ids of destinations; null for all. */
  offers: jsonb('offers').$type<string[]>(),
  minTotal: bigint('min_total_minor', { mode: 'number' }),
  maxUses: integer('max_uses'),
  maxEach: integer('max_each'),
  /** The uses that weren't given back. A trigger gives a use back when its booking ends unpaid. */
  used: integer('used').notNull().default(0),
  endedAt: instant('ended_at'),
  revision: integer('revision').notNull().default(1),
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull(),
});

/** The promo code of a booking. */
export const promoUses = pgTable('promo_uses', {
  bookingId: text('booking_id').primaryKey(),
  codeId: text('code_id').notNull(),
  uid: text('uid'),
  /** The discount in minor units; a trigger updates it. */
  amount: bigint('amount_minor', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  /** Null as long as the use counts. */
  givenBackAt: instant('given_back_at'),
});
