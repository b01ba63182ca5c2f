import type { AuditedAction } from '@wayfarer/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, SqlExecutor } from '../../db/database.ts';
import { runRaw } from '../../db/run-raw.ts';
import { auditLog } from '../../db/tables.ts';

export type AuditRow = typeof auditLog.$inferSelect;
export type NewEntry = typeof auditLog.$inferInsert;

export async function insertEntry(db: Executor, entry: NewEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

export async function insertEntryOnce(db: Executor, entry: NewEntry): Promise<void> {
  await db.insert(auditLog).values(entry).onConflictDoNothing();
}

/** Inserts an entry in a transaction of the identity service. */
export async function insertEntryRaw(
  tx: SqlExecutor,
  {
    action,
    at,
    byUserId,
    id,
    subjectId,
  }: Pick<NewEntry, 'action' | 'byUserId' | 'id' | 'subjectId'> & { at: Date },
): Promise<void> {
  await runRaw(
    tx,
    sql`insert into ${auditLog} (id, at, by_user_id, action, subject_id, detail)
      values (${id}, ${at.toISOString()}::timestamptz, ${byUserId}, ${action}, ${subjectId}, '{}')`,
  );
}

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

export function listEntriesAbout(db: Executor, userId: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, userId))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
}

/** Actions of these kinds on a record, newest first; only those whose details contain `key`. */
export function listActsWith(
  db: Executor,
  {
    actions,
    key,
    limit,
    subjectId,
  }: { actions: readonly AuditedAction[]; key: string; limit: number; subjectId: string },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectId, subjectId),
        inArray(auditLog.action, [...actions]),
        sql`jsonb_exists(${auditLog.detail}, ${key})`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
