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

/** Newsletter consent: when it was given, when withdrawn, and the hash of the unsubscribe token. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  tokenHash: text('token_hash').notNull().unique(),
  consentedAt: instant('consented_at').notNull(),
  unsubscribedAt: instant('unsubscribed_at'),
});
