import type { Role } from '@wayfarer/contract';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** People who have called with a verified token; the id is the identity's uid. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** Lower case, for look-ups. */
  emailKey: text('email_key').notNull(),
  role: text('role').$type<Role>().notNull(),
  photoUrl: text('photo_url'),
  createdAt: instant('created_at').notNull(),
  /** When a token first said that this address is proved; null until then, and again after a move. */
  emailProvedAt: instant('email_proved_at'),
  /** Since when they do not want to be asked how their trips were. */
  reviewMailsEndedAt: instant('review_mails_ended_at'),
  /** Since when their saved places are kept here; null: they are not. */
  savedPlacesSince: instant('saved_places_since'),
});

/** Addresses that accounts had before, as long as mails to them are kept. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    uid: text('uid').notNull(),
    emailKey: text('email_key').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.emailKey] })],
);

/** Who made whom an administrator or a traveler, and when. */
export const roleChanges = pgTable(
  'role_changes',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    byUserId: text('by_user_id').notNull(),
    userId: text('user_id').notNull(),
    from: text('from_role').$type<Role>().notNull(),
    to: text('to_role').$type<Role>().notNull(),
    /** Of a role that was taken: which address must not get it back by the configuration. */
    addressDigest: text('address_digest'),
  },
  (table) => [
    index('role_changes_at').on(table.at, table.id),
    index('role_changes_user').on(table.userId),
  ],
);

/** Deleted accounts: a token issued before does not make the user again, and a job finishes the halves. */
export const deletedUsers = pgTable('deleted_users', {
  id: text('id').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
  /** Null until the identity provider has deleted its part. */
  identityDeletedAt: instant('identity_deleted_at'),
  /** Null until the product has erased what it knew of the person. */
  erasedAt: instant('erased_at'),
});

/** When and why accounts could not be used. At most one block of an account has no end. */
export const accountBlocks = pgTable('account_blocks', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
  byUserId: text('by_user_id').notNull(),
  endedAt: instant('ended_at'),
  endedBy: text('ended_by'),
  /** What the identity service knows of it; 'due': it is to be told. */
  signIn: text('sign_in').$type<'due' | 'disabled' | 'open'>().notNull().default('due'),
});

/** Addresses of accounts that were blocked, as digests: who registers with one again is blocked, too. */
export const blockedAddresses = pgTable('blocked_addresses', {
  addressDigest: text('address_digest').primaryKey(),
  userId: text('user_id').notNull(),
  at: instant('at').notNull(),
  byUserId: text('by_user_id').notNull(),
});

/** What the agency remembers about a customer. */
export const customerNotes = pgTable('customer_notes', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  at: instant('at').notNull(),
  /** Null once that account is deleted. */
  byUserId: text('by_user_id'),
  body: text('body').notNull(),
});

/** Places that people have saved. One that is no longer offered keeps its row. */
export const savedSpots = pgTable(
  'saved_spots',
  {
    uid: text('uid').notNull(),
    spotId: text('spot_id').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.spotId] })],
);
