import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { roleChanges, users } from '../../../db/tables.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { olderThan } from '../../../pagination/newest-first.ts';
import { listBlockedAmong } from './blocks.ts';

export type RoleChangeRow = typeof roleChanges.$inferSelect;

/**
 * Locks all administrators' rows in a fixed order, so that concurrent changes can't remove the last one. Returns those
 * who can use their account.
 */
export async function lockAdministratorsForUpdate(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'administrator'))
    .orderBy(asc(users.id))
    .for('update');
  const ids = rows.map(({ id }) => id);
  const blocked = new Set(await listBlockedAmong(db, ids));
  return ids.filter((id) => !blocked.has(id));
}

export async function insertRoleChange(db: Executor, row: RoleChangeRow): Promise<void> {
  await db.insert(roleChanges).values(row);
}

/** True if a role was ever taken from this account, or from one with this address. */
export async function wasDemoted(
  db: Executor,
  userId: string,
  addressDigest: string,
): Promise<boolean> {
  const same = or(eq(roleChanges.userId, userId), eq(roleChanges.addressDigest, addressDigest));
  const rows = await db
    .select({ id: roleChanges.id })
    .from(roleChanges)
    .where(and(same, eq(roleChanges.to, 'traveller')))
    .limit(1);
  return rows.length > 0;
}

/** Roles that were taken before address digests existed must not return when the account is deleted. */
export async function rememberDemotion(
  db: Executor,
  userId: string,
  addressDigest: string,
): Promise<void> {
  await db
    .update(roleChanges)
    .set({ addressDigest })
    .where(
      and(
        eq(roleChanges.userId, userId),
        eq(roleChanges.to, 'traveller'),
        isNull(roleChanges.addressDigest),
      ),
    );
}

/** Newest first, at most `limit` after a cursor. */
export function listRoleChangeRows(
  db: Executor,
  { after, limit }: RowsAfter,
): Promise<RoleChangeRow[]> {
  const { at, id } = roleChanges;
  return db
    .select()
    .from(roleChanges)
    .where(olderThan(after, at, id))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** One user's role changes, oldest first. */
export function listRoleChangesOf(db: Executor, userId: string): Promise<RoleChangeRow[]> {
  return db
    .select()
    .from(roleChanges)
    .where(eq(roleChanges.userId, userId))
    .orderBy(asc(roleChanges.at), asc(roleChanges.id));
}
