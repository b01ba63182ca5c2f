import type { RefundBasis, RefundWindow } from '@wayfarer/contract';
import { bigint, boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ByKind } from './bookings.ts';
import { instant } from './columns.ts';

/** Versions of the terms of cancellation; only which one is the default, and its end, ever change. */
export const cancellationPolicies = pgTable('cancellation_policies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  family: text('family').notNull(),
  version: integer('version').notNull(),
  windows: jsonb('windows').$type<RefundWindow[]>().notNull(),
  basis: text('basis').$type<RefundBasis>().notNull(),
  coolingOffHours: integer('cooling_off_hours').notNull(),
  coolingOffNotWithinHours: integer('cooling_off_not_within_hours').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null: it came with the product, or the account is deleted. */
  createdBy: text('created_by'),
  retiredAt: instant('retired_at'),
});

/** Which family of policies a destination uses; only of those that ever had another one than the default. */
export const spotPolicies = pgTable('spot_policies', {
  spotId: text('spot_id').primaryKey(),
  /** Null: the default one again. */
  family: text('family'),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** What the agency gives back for days of a place, of a country, or of all, whatever the policy says. */
export const policyExceptions = pgTable('policy_exceptions', {
  id: text('id').primaryKey(),
  offerId: text('offer_id'),
  countryKey: text('country_key'),
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  toDay: date('to_day', { mode: 'string' }).notNull(),
  refundPercent: integer('refund_percent').notNull(),
  reason: text('reason').notNull(),
  createdAt: instant('created_at').notNull(),
  byUserId: text('by_user_id'),
  endedAt: instant('ended_at'),
});

/**
 * `held_by_dispute`: the bank decides first. How a decided refund stands says its own row; what goes back
 * at the counter is handed out by people.
 */
export type CancellationRefundState = 'none' | 'decided' | 'held_by_dispute';

/** What a cancellation decided, in minor units. At most one of a booking stands. */
export const cancellations = pgTable('cancellations', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  at: instant('at').notNull(),
  reinstatedAt: instant('reinstated_at'),
  byKind: text('by_kind').$type<ByKind>().notNull(),
  byUserId: text('by_user_id'),
  byName: text('by_name'),
  reasonCode: text('reason_code').notNull(),
  reasonText: text('reason_text').notNull(),
  policyId: text('policy_id'),
  exceptionId: text('exception_id'),
  refundPercent: integer('refund_percent').notNull(),
  basis: text('basis').$type<RefundBasis>().notNull(),
  evaluatedAt: instant('evaluated_at').notNull(),
  currency: text('currency').notNull(),
  total: bigint('total_minor', { mode: 'number' }).notNull(),
  taken: bigint('taken_minor', { mode: 'number' }).notNull(),
  backBefore: bigint('back_before_minor', { mode: 'number' }).notNull(),
  refundCard: bigint('refund_card_minor', { mode: 'number' }).notNull(),
  refundCounter: bigint('refund_counter_minor', { mode: 'number' }).notNull(),
  kept: bigint('kept_minor', { mode: 'number' }).notNull(),
  lapsed: bigint('lapsed_minor', { mode: 'number' }).notNull(),
  refundState: text('refund_state').$type<CancellationRefundState>().notNull(),
});

export type CancellationRow = typeof cancellations.$inferSelect;

/** A refund that a cancellation decided has this reason, and the cancellation's id after it. */
export const CANCELLATION_REASON = 'cancellation:';
