import type { GIFT_ENTRIES, GiftMethod } from '@wayfarer/contract';
import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Gift vouchers that staff issue. */
export const giftVouchers = pgTable('gift_vouchers', {
  id: text('id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  /** The last characters of the code, by which people recognize it. */
  codeEnd: text('code_end').notNull(),
  currency: text('currency').notNull(),
  /** The last day on which it can be used; null if it doesn't expire. A trigger extends it when money goes back. */
  expiresOn: date('expires_on', { mode: 'string' }),
  note: text('note').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
  endReason: text('end_reason'),
});

/**
 * Changes to a voucher's balance, which are only inserted. One trigger refuses entries that exceed the balance, and
 * another one reverses the entries of a counter payment that is voided.
 */
export const giftEntries = pgTable('gift_entries', {
  id: text('id').primaryKey(),
  voucherId: text('voucher_id').notNull(),
  kind: text('kind').$type<(typeof GIFT_ENTRIES)[number]>().notNull(),
  /** In minor units; negative if it was spent. */
  minor: bigint('minor', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  /** The method and the day of the payment for the voucher; null unless the entry is `issued`. */
  method: text('method').$type<GiftMethod>(),
  receivedOn: date('received_on', { mode: 'string' }),
  bookingId: text('booking_id'),
  counterPaymentId: text('counter_payment_id'),
  byUserId: text('by_user_id'),
  /** Written by the database. */
  byName: text('by_name'),
});
