import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { hasRow, updateRows } from '../../../db/rows.ts';
import { accountBlocks, users } from '../../../db/tables.ts';

export type BlockRow = typeof accountBlocks.$inferSelect;

export const isBlocked = (db: Executor, userId: string) =>
  hasRow(db, accountBlocks, and(eq(accountBlocks.userId, userId), isNull(accountBlocks.endedAt)));

export async function listBlockedAmong(db: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ userId: accountBlocks.userId })
    .from(accountBlocks)
    .where(and(inArray(accountBlocks.userId, [...ids]), isNull(accountBlocks.endedAt)));
  return rows.map(({ userId }) => userId);
}

export async function insertBlock(tx: Tx, row: Omit<BlockRow, 'signIn'>): Promise<void> {
  await tx.insert(accountBlocks).values(row);
}

export const endBlock = (tx: Tx, userId: string, end: { endedAt: Date; endedBy: string }) =>
  updateRows(
    tx,
    accountBlocks,
    end,
    and(eq(accountBlocks.userId, userId), isNull(accountBlocks.endedAt)),
  );

/** Accounts whose blocking or unblocking the identity service doesn't know yet. */
export async function listUntoldBlocks(db: Executor): Promise<string[]> {
  const { endedAt, signIn, userId } = accountBlocks;
  // must match the index `account_blocks_untold`
  const untold = sql`(${signIn} = 'due' or (${signIn} = 'disabled' and ${endedAt} is not null))`;
  const rows = await db.selectDistinct({ userId }).from(accountBlocks).where(untold);
  return rows.map((row) => row.userId);
}

/** Records that the identity service knows the current state, unless the block has changed in the meantime. */
export async function markTold(db: Executor, uid: string, blocked: boolean): Promise<void> {
  const { endedAt, userId } = accountBlocks;
  await db
    .update(accountBlocks)
    .set({ signIn: blocked ? 'disabled' : 'open' })
    .where(and(eq(userId, uid), blocked ? isNull(endedAt) : isNotNull(endedAt)));
}

/** All blocks of an account, newest first, with the name of the person who made each. */
export function listBlocks(db: Executor, userId: string) {
  return db
    .select({ block: accountBlocks, author: users.name })
    .from(accountBlocks)
    .leftJoin(users, eq(users.id, accountBlocks.byUserId))
    .where(eq(accountBlocks.userId, userId))
    .orderBy(desc(accountBlocks.at), asc(accountBlocks.id));
}
