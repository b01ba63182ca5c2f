import { asc, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { setupTokens } from '../../db/tables.ts';

export type SetupToken = typeof setupTokens.$inferSelect;

/** Invalidates all previous links: only one works at a time. */
export async function insertToken(db: Executor, row: SetupToken): Promise<void> {
  await db.delete(setupTokens).where(isNull(setupTokens.usedAt));
  await db.insert(setupTokens).values(row);
}

/** Locks all tokens in a fixed order, so that people with different links wait for each other too. */
export async function lockToken(tx: Tx, tokenHash: string): Promise<SetupToken | undefined> {
  const rows = await tx
    .select()
    .from(setupTokens)
    .orderBy(asc(setupTokens.tokenHash))
    .for('update');
  return rows.find((row) => row.tokenHash === tokenHash);
}

export async function useToken(
  tx: Tx,
  tokenHash: string,
  used: { usedAt: Date; usedBy: string },
): Promise<void> {
  await tx.update(setupTokens).set(used).where(eq(setupTokens.tokenHash, tokenHash));
}
