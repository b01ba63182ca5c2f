import type { AuditedAction } from '@wayfarer/contract';
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor, SqlExecutor } from '../../db/database.ts';
import { auditLog } from '../../db/tables.ts';
import type { RowsAfter } from '../../pagination/keyset-cursor.ts';
import { olderThan } from '../../pagination/newest-first.ts';

export interface AuditSearch extends RowsAfter {
  /** The actions to list; undefined or empty: all. */
  actions: readonly AuditedAction[] | undefined;
  by: string | undefined;
  subjectId: string | undefined;
  from: Date | undefined;
  before: Date | undefined;
}

const { action, at, byUserId, id, subjectId } = auditLog;

export async function searchEntries(db: Executor, search: AuditSearch) {
  const { actions, limit } = search;
  const found = (of?: SQL) =>
    db
      .select()
      .from(auditLog)
      .where(and(of, ...conditions(search)))
      .orderBy(desc(at), desc(id))
      .limit(limit);
  // Searches each action along the index, so that a rare action doesn't scan the whole log.
  const [first, second, ...others] = (actions ?? []).map((one) => found(eq(action, one)));
  if (!first) return found();
  if (!second) return first;
  return unionAll(first, second, ...others)
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

function conditions({ after, before, by, from, subjectId: subject }: AuditSearch) {
  return [
    by === undefined ? undefined : eq(byUserId, by),
    subject === undefined ? undefined : eq(subjectId, subject),
    from && gte(at, from),
    before && lt(at, before),
    olderThan(after, at, id),
  ];
}

/** The people in the log, found by skipping along the index. */
const ACTORS = `
  with recursive actors as (
    (select by_user_id as by from audit_log order by by_user_id limit 1)
    union all
    select (select by_user_id from audit_log where by_user_id > actors.by order by by_user_id limit 1)
    from actors where actors.by is not null
  )
  select by from actors where by is not null`;

export async function listActors(db: SqlExecutor, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ by: string }>(`${ACTORS} limit $1`, [limit]);
  return rows.map(({ by }) => by);
}

export async function listGoneActors(db: SqlExecutor): Promise<string[]> {
  const { rows } = await db.query<{ by: string }>(
    `${ACTORS} and not exists (select from users where id = actors.by)`,
  );
  return rows.map(({ by }) => by);
}
