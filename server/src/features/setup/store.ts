import { asc, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { setupTokens } from '../../db/tables.ts';

export type SetupToken = typeof setupTokens.$inferSelect;

/** Stores a token and invalidates all earlier ones, so that only one link works at a time. */
export async function insertToken(db: Executor, row: SetupToken): Promise<void> {
  await db.delete(setupTokens).where(isNull(setupTokens.usedAt));
  await db.insert(setupTokens).values(row);
}

/**
 * Finds and locks a token. Locks all tokens in a fixed order, so that people with different links wait for each other
 * too.
 */
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
