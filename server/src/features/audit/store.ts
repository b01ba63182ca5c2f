import { asc, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { auditLog } from '../../db/tables.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** Newest first: the ids are ordered by time. */
export function selectEntries(
  db: Executor,
  before: string | undefined,
  limit: number,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** What was done to one user, oldest first. */
export function auditEntriesAbout(db: Executor, userId: string): Promise<AuditRow[]> {
  return db.select().from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(asc(auditLog.id));
}
