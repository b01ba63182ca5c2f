import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Mail to deliver: written in the business transaction, sent by a job. */
export const mailOutbox = pgTable('mail_outbox', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  state: text('state').$type<'pending' | 'sent' | 'dead'>().notNull(),
  attempts: integer('attempts').notNull(),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  replyTo: text('reply_to'),
  autoSubmitted: text('auto_submitted')
    .$type<'auto-generated' | 'auto-replied' | 'no'>()
    .notNull()
    .default('auto-generated'),
  unsubscribeUrl: text('unsubscribe_url'),
  /** Forgotten once it is sent. */
  brief: boolean('brief').notNull().default(false),
});
