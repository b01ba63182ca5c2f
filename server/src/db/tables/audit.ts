import type { AuditedAction } from '@wayfarer/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What administrators did to what is not their own; append-only by trigger. */
export const auditLog = pgTable('audit_log', {
  id: text('id').primaryKey(),
  at: instant('at').notNull(),
  byUserId: text('by_user_id').notNull(),
  /** What they were called then; written by the database, as long as the books keep it. */
  byName: text('by_name'),
  action: text('action').$type<AuditedAction>().notNull(),
  subjectId: text('subject_id').notNull(),
  /** What a person of the agency was called then. */
  subjectName: text('subject_name'),
  detail: jsonb('detail').$type<Record<string, string | number>>().notNull(),
});
