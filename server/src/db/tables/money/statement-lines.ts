import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Incoming money of bank statements, each line once. A trigger unmatches a line when its counter payment is voided. */
export const statementLines = pgTable('statement_lines', {
  id: text('id').primaryKey(),
  /** The first file that contained the line. */
  fileSha256: text('file_sha256').notNull(),
  /** The same in every file that contains the line. */
  lineKey: text('line_key').notNull(),
  bookedOn: date('booked_on', { mode: 'string' }).notNull(),
  /** In minor units. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  payer: text('payer').notNull(),
  purpose: text('purpose').notNull(),
  /** The payment that was recorded for the line; null if it isn't matched. */
  counterPaymentId: text('counter_payment_id'),
  matchedAt: instant('matched_at'),
  setAsideAt: instant('set_aside_at'),
  setAsideBy: text('set_aside_by'),
  createdAt: instant('created_at').notNull(),
});
