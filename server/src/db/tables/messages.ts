import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * Newsletter consent: when it was given, confirmed by the mailbox and withdrawn, and the hash of the
 * unsubscribe token. While there is a `confirmationHash` nothing is confirmed yet.
 */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  tokenHash: text('token_hash').notNull().unique(),
  consentedAt: instant('consented_at').notNull(),
  unsubscribedAt: instant('unsubscribed_at'),
  confirmationHash: text('confirmation_hash'),
  confirmationSentAt: instant('confirmation_sent_at'),
  /** Null also for subscribers from before there were confirmations. */
  confirmedAt: instant('confirmed_at'),
});
