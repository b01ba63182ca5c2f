import type { ExtraPermission, MemberRole } from '@wayfarer/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Members of the team. Owners are the administrators in `users`. */
export const staffMembers = pgTable('staff_members', {
  userId: text('user_id').primaryKey(),
  role: text('role').$type<MemberRole>().notNull(),
  /** Permissions beyond the role's. */
  extra: jsonb('extra').$type<ExtraPermission[]>().notNull(),
  refundLimitMinor: integer('refund_limit_minor'),
  createdAt: instant('created_at').notNull(),
  /** The person who made them a member, or who last changed their permissions. */
  byUserId: text('by_user_id').notNull(),
});

export const staffInvitations = pgTable('staff_invitations', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  role: text('role').$type<MemberRole>().notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  byUserId: text('by_user_id').notNull(),
});
