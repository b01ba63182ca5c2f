import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { hasRow } from '../../../db/rows.ts';
import { roleChanges, users } from '../../../db/tables.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { olderThan } from '../../../pagination/newest-first.ts';
import { listBlockedAmong } from './blocks.ts';

export type RoleChangeRow = typeof roleChanges.$inferSelect;

/**
 * Locks all administrators' rows in a fixed order, so that concurrent changes can't remove the last one. Returns those
 * who aren't blocked.
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

/** True if an administrator's role was ever removed from this account or from one with this address. */
export function wasDemoted(db: Executor, userId: string, addressDigest: string): Promise<boolean> {
  const same = or(eq(roleChanges.userId, userId), eq(roleChanges.addressDigest, addressDigest));
  return hasRow(db, roleChanges, and(same, eq(roleChanges.to, 'traveller')));
}

/**
 * Adds the address's digest to demotions from before digests were stored, so that a deleted account that registers
 * again doesn't get the role back.
 */
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

export function listRoleChangesOf(db: Executor, userId: string): Promise<RoleChangeRow[]> {
  return db
    .select()
    .from(roleChanges)
    .where(eq(roleChanges.userId, userId))
    .orderBy(asc(roleChanges.at), asc(roleChanges.id));
}
