import type { SqlExecutor, SqlTransaction } from '../../db/database.ts';
import { tableExists } from './catalogue.ts';

interface Deletion {
  id: string;
  deletedAt: string;
}

/** Deleted accounts that haven't come back. To be read before a backup replaces the database. */
export async function knownDeletions(tx: SqlTransaction): Promise<Deletion[]> {
  if (!(await tableExists(tx, 'deleted_users')) || !(await tableExists(tx, 'users'))) return [];
  const { rows } = await tx.query<Deletion>(
    `select id, deleted_at::text as "deletedAt" from deleted_users d
     where not exists (select from users u where u.id = d.id)`,
  );
  return rows;
}

/** Marks people as deleted who were deleted since the backup. The job that finishes deletions then erases them. */
export async function replayDeletions(
  tx: SqlTransaction,
  deletions: readonly Deletion[],
): Promise<void> {
  if (deletions.length === 0) return;
  const signIns = (await tableExists(tx, 'identity_users'))
    ? 'union select id from identity_users'
    : '';
  await tx.query(
    `insert into deleted_users (id, deleted_at)
     select id, "deletedAt" from jsonb_to_recordset($1::jsonb) as gone(id text, "deletedAt" timestamptz)
     where id in (select id from users ${signIns})
     on conflict (id) do update
       set deleted_at = excluded.deleted_at, erased_at = null, identity_deleted_at = null`,
    [JSON.stringify(deletions)],
  );
}

/** Accounts that wait to be erased. */
export async function waitingDeletions(db: SqlExecutor): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    'select count(*) as n from deleted_users where erased_at is null',
  );
  return rows[0]?.n ?? 0;
}
