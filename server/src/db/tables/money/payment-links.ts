import type { LinkAsks } from '@wayfarer/contract';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Links with which anyone can pay for a booking. They are deleted with it, and with the traveler's account. */
export const paymentLinks = pgTable('payment_links', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  /** The code at the end of the link, which opens nothing but the payment. */
  code: text('code').notNull(),
  asks: text('asks').$type<LinkAsks>().notNull(),
  /** In minor units; set only if the link asks for an amount. */
  amount: integer('amount'),
  /** From staff, for the person who pays; may be empty. */
  message: text('message').notNull(),
  /** Null once the account is deleted. */
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull(),
  /** When staff ended the link. */
  endedAt: instant('ended_at'),
});
