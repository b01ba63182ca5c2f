import type { AuditedAction } from '@wayfarer/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Actions of staff on records that aren't their own; append-only by trigger. */
export const auditLog = pgTable('audit_log', {
  id: text('id').primaryKey(),
  at: instant('at').notNull(),
  byUserId: text('by_user_id').notNull(),
  /** Their name at the time; the database fills it in, and it is kept as long as the books. */
  byName: text('by_name'),
  action: text('action').$type<AuditedAction>().notNull(),
  subjectId: text('subject_id').notNull(),
  /** A colleague's name at the time. */
  subjectName: text('subject_name'),
  detail: jsonb('detail').$type<Record<string, string | number>>().notNull(),
});
