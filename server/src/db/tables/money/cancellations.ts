import type { RefundBasis, RefundWindow } from '@wayfarer/contract';
import { bigint, boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ByKind } from '../bookings.ts';
import { instant } from '../columns.ts';

/** Versions of policies. The terms of a version never change. */
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
  /** Null if it came with the product, or if the account is deleted. */
  createdBy: text('created_by'),
  retiredAt: instant('retired_at'),
});

/** Policies of destinations that have, or once had, one of their own. */
export const spotPolicies = pgTable('spot_policies', {
  spotId: text('spot_id').primaryKey(),
  /** Null if the destination uses the default again. */
  family: text('family'),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Minimum refunds for trips in a period, at a destination, in a country or everywhere. */
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
 * `held_by_dispute`: the bank has to decide first. A decided card refund has its own row and state; staff hand out the
 * counter's part.
 */
export type CancellationRefundState = 'none' | 'decided' | 'held_by_dispute';

/** Amounts are in minor units. At most one cancellation per booking is in force. */
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

/** The reason of a cancellation's refund, followed by the cancellation's id. */
export const CANCELLATION_REASON = 'cancellation:';
