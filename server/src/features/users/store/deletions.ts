import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { deletedUsers } from '../../../db/tables.ts';

export type DeletionRow = typeof deletedUsers.$inferSelect;

/**
 * Records a deletion that began in the product and is still missing at the identity provider. Also handles an account
 * that came back after an earlier deletion.
 */
export async function markDeleted(db: Executor, id: string, at: Date): Promise<void> {
  const fresh = { deletedAt: at, erasedAt: at, identityDeletedAt: null };
  await db
    .insert(deletedUsers)
    .values({ id, ...fresh })
    .onConflictDoUpdate({ target: deletedUsers.id, set: fresh });
}

/** Records that the product has erased an account whose deletion began at the identity provider. */
export async function markErased(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(deletedUsers).set({ erasedAt: at }).where(eq(deletedUsers.id, id));
}

export async function findDeletionTime(db: Executor, id: string): Promise<Date | null> {
  const [row] = await db.select().from(deletedUsers).where(eq(deletedUsers.id, id));
  return row?.deletedAt ?? null;
}

/** Deletions that are still missing at the provider or in the product, in the order of their ids. */
export function listUnfinishedDeletions(
  db: Executor,
  { after, limit }: { after: string; limit: number },
) {
  const unfinished = or(isNull(deletedUsers.identityDeletedAt), isNull(deletedUsers.erasedAt));
  return db
    .select()
    .from(deletedUsers)
    .where(and(unfinished, gt(deletedUsers.id, after)))
    .orderBy(asc(deletedUsers.id))
    .limit(limit);
}

export async function markIdentityDeleted(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(deletedUsers).set({ identityDeletedAt: at }).where(eq(deletedUsers.id, id));
}
