import type { AuditedAction } from '@wayfarer/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The audit log. A trigger refuses all changes, except that names and reasons can be removed, and missing names filled
 * in.
 */
export const auditLog = pgTable('audit_log', {
  id: text('id').primaryKey(),
  at: instant('at').notNull(),
  byUserId: text('by_user_id').notNull(),
  /** The name at that time, which the database adds. */
  byName: text('by_name'),
  action: text('action').$type<AuditedAction>().notNull(),
  subjectId: text('subject_id').notNull(),
  /** A colleague's name at that time. */
  subjectName: text('subject_name'),
  detail: jsonb('detail').$type<Record<string, string | number>>().notNull(),
});
