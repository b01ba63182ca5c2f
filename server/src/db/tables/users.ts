import type { Role } from '@wayfarer/contract';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** People who have made calls with a verified token; the id is the identity's uid. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** In lower case. */
  emailKey: text('email_key').notNull(),
  role: text('role').$type<Role>().notNull(),
  photoUrl: text('photo_url'),
  createdAt: instant('created_at').notNull(),
  /**
   * When this address was verified or, if the provider doesn't report it, when a token first said so. Null until then.
   */
  emailProvedAt: instant('email_proved_at'),
  /** When they unsubscribed from requests for reviews. */
  reviewMailsEndedAt: instant('review_mails_ended_at'),
  /** When they turned on saved places; null while those are off. */
  savedPlacesSince: instant('saved_places_since'),
  /** The language that they chose; null if they chose none. */
  language: text('language'),
});

/** Former addresses, which are kept as long as emails to them. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    uid: text('uid').notNull(),
    emailKey: text('email_key').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.emailKey] })],
);

/** Changes of roles to administrator or traveler. */
export const roleChanges = pgTable(
  'role_changes',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    byUserId: text('by_user_id').notNull(),
    userId: text('user_id').notNull(),
    from: text('from_role').$type<Role>().notNull(),
    to: text('to_role').$type<Role>().notNull(),
    /** After a demotion: the address that must not get the role back through the configuration, as a digest. */
    addressDigest: text('address_digest'),
  },
  (table) => [
    index('role_changes_at').on(table.at, table.id),
    index('role_changes_user').on(table.userId),
  ],
);

/** Deleted users, whom an older token can't create again. A job finishes incomplete deletions. */
export const deletedUsers = pgTable('deleted_users', {
  id: text('id').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
  /** Null until the identity provider has deleted its part. */
  identityDeletedAt: instant('identity_deleted_at'),
  /** Null until the product has erased the person's data. */
  erasedAt: instant('erased_at'),
});

/** At most one block of an account has no end. */
export const accountBlocks = pgTable('account_blocks', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
  byUserId: text('by_user_id').notNull(),
  endedAt: instant('ended_at'),
  endedBy: text('ended_by'),
  /** The sign-in at the identity service; `due`: the service still has to be notified. */
  signIn: text('sign_in').$type<'due' | 'disabled' | 'open'>().notNull().default('due'),
});

/** Blocked addresses as digests. Anyone who registers with one of them is blocked, too. */
export const blockedAddresses = pgTable('blocked_addresses', {
  addressDigest: text('address_digest').primaryKey(),
  userId: text('user_id').notNull(),
  at: instant('at').notNull(),
  byUserId: text('by_user_id').notNull(),
});

export const customerNotes = pgTable('customer_notes', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  at: instant('at').notNull(),
  /** Null once the author's account is deleted. */
  byUserId: text('by_user_id'),
  body: text('body').notNull(),
});

/** Saved places. They stay saved when they are no longer offered. */
export const savedSpots = pgTable(
  'saved_spots',
  {
    uid: text('uid').notNull(),
    spotId: text('spot_id').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.spotId] })],
);

/** Requested erasures that weren't carried out or withdrawn. */
export const accountErasures = pgTable('account_erasures', {
  userId: text('user_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  /** When the erasure is carried out, or tried again if it wasn't possible before. */
  dueAt: instant('due_at').notNull(),
  byUserId: text('by_user_id').notNull(),
  /** True to erase despite unfinished business. */
  insists: boolean('insists').notNull(),
  /** True if the request also blocked the account. */
  blocks: boolean('blocks').notNull(),
});

/** Requested erasures of customers without an account. */
export const guestErasures = pgTable('guest_erasures', {
  guestId: text('guest_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  dueAt: instant('due_at').notNull(),
  byUserId: text('by_user_id').notNull(),
  insists: boolean('insists').notNull(),
});
