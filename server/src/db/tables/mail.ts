import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AgencyNotice, NoticeBundle } from '../../mails/mail-parts.ts';
import type { MailAttachment } from '../../mail-ports.ts';
import { instant } from './columns.ts';

/** Emails, which are written in the transactions of their events and sent by a job. */
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
  /** True to delete the email as soon as it is sent. */
  brief: boolean('brief').notNull().default(false),
  /** Set for emails about a booking. */
  kind: text('kind'),
  bookingId: text('booking_id'),
  attachments: jsonb('attachments').$type<MailAttachment[]>(),
  /** The time when the email is no longer worth sending. */
  expiresAt: instant('expires_at'),
});

/**
 * The emails about trips that were written, so that each is written once. A row outlives its booking, and contains no
 * names or addresses.
 */
export const tripMails = pgTable(
  'trip_mails',
  {
    bookingId: text('booking_id').notNull(),
    kind: text('kind').notNull(),
    /** Distinguishes the email from others of its kind. */
    key: text('key').notNull(),
    mailId: text('mail_id').notNull(),
    queuedAt: instant('queued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.kind, table.key] })],
);

/** Notices for the agency's email in the morning. */
export const agencyNotices = pgTable('agency_notices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: instant('created_at').notNull(),
  parts: jsonb('parts').$type<AgencyNotice>().notNull(),
});

/** Notices for the agency's email about a bundle; one per subject. */
export const agencyBundledNotices = pgTable(
  'agency_bundled_notices',
  {
    bundle: text('bundle').$type<NoticeBundle>().notNull(),
    subjectId: text('subject_id').notNull(),
    createdAt: instant('created_at').notNull(),
    parts: jsonb('parts').$type<AgencyNotice>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bundle, table.subjectId] })],
);

/** When an unverified mailbox last got an email for each purpose. */
export const mailboxTurns = pgTable(
  'mailbox_turns',
  {
    /** A digest of the address. */
    mailbox: text('mailbox').notNull(),
    purpose: text('purpose').$type<'news' | 'timed' | 'farewell'>().notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailbox, table.purpose] })],
);

/** News for the next email to an unverified mailbox. */
export const heldTripNews = pgTable(
  'held_trip_news',
  {
    userId: text('user_id').notNull(),
    bookingId: text('booking_id').notNull(),
    heldAt: instant('held_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.bookingId] })],
);
