import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { insertOnce } from '../../../db/rows.ts';
import { accountErasures, users } from '../../../db/tables.ts';

export type ErasureRow = typeof accountErasures.$inferSelect;

export const insertErasure = (tx: Tx, row: ErasureRow) => insertOnce(tx, accountErasures, row);

export async function takeErasure(tx: Tx, userId: string): Promise<ErasureRow | null> {
  const [row] = await tx
    .delete(accountErasures)
    .where(eq(accountErasures.userId, userId))
    .returning();
  return row ?? null;
}

export async function findErasure(
  db: Executor,
  userId: string,
): Promise<{ erasure: ErasureRow; author: string | null } | null> {
  const [row] = await db
    .select({ erasure: accountErasures, author: users.name })
    .from(accountErasures)
    .leftJoin(users, eq(users.id, accountErasures.byUserId))
    .where(eq(accountErasures.userId, userId));
  return row ?? null;
}

export function listDueErasures(
  db: Executor,
  { after, now, limit }: { after: string; now: Date; limit: number },
): Promise<ErasureRow[]> {
  const { dueAt, userId } = accountErasures;
  return db
    .select()
    .from(accountErasures)
    .where(and(lte(dueAt, now), gt(userId, after)))
    .orderBy(asc(userId))
    .limit(limit);
}

export async function postponeErasure(db: Executor, id: string, until: Date): Promise<void> {
  const { userId } = accountErasures;
  await db.update(accountErasures).set({ dueAt: until }).where(eq(userId, id));
}
