import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { auditLog } from '../../db/tables.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** Newest first, at most `limit` after the entry `before`. */
export function listEntries(
  db: Executor,
  before: string | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const { at, id } = auditLog;
  const end = sql`select "at", id from audit_log where id = ${before}`;
  return db
    .select()
    .from(auditLog)
    .where(before === undefined ? undefined : sql`(${at}, ${id}) < (${end})`)
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** Actions about one user, oldest first. */
export function listEntriesAbout(db: Executor, userId: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, userId))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
}
