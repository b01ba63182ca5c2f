import type { MessageState } from '@wayfarer/contract';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
  state: text('state').$type<MessageState>().notNull().default('new'),
  assignedTo: text('assigned_to'),
  answeredAt: instant('answered_at'),
  /** The author, if signed in with a verified address. */
  customerUid: text('customer_uid'),
  /** The language of answers; null means the site's first. */
  language: text('language'),
});

/** Replies, which are kept as long as the message, and longer than the emails. */
export const contactReplies = pgTable('contact_replies', {
  id: text('id').primaryKey(),
  messageId: text('message_id').notNull(),
  at: instant('at').notNull(),
  /** Null once the author's account is deleted. */
  byUserId: text('by_user_id'),
  body: text('body').notNull(),
  mailId: text('mail_id').notNull(),
});

/**
 * Consents to the newsletter. A row with a `confirmationHash` isn't confirmed yet; `tokenHash` is that of the token to
 * unsubscribe.
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
  /** Null before the confirmation, and for people who subscribed before confirmations were required. */
  confirmedAt: instant('confirmed_at'),
  /** Where the address was entered. */
  source: text('source').notNull().default('website'),
  /** Null means the site's first language. */
  language: text('language'),
});
