import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SqlExecutor, Tx } from '../../../db/database.ts';
import { runRaw } from '../../../db/run-raw.ts';
import { accountBlocks, blockedAddresses, users } from '../../../db/tables.ts';

type AddressRow = typeof blockedAddresses.$inferSelect;

const { addressDigest, userId } = blockedAddresses;

export async function rememberAddresses(tx: Tx, rows: readonly AddressRow[]): Promise<void> {
  for (const row of rows) {
    await tx
      .insert(blockedAddresses)
      .values(row)
      .onConflictDoUpdate({ target: addressDigest, set: row });
  }
}

/**
 * Stores the address of a blocked account that is being deleted, in case an earlier version, which didn't store
 * addresses, blocked the account.
 */
export async function rememberBlock(tx: Tx, uid: string, digest: string): Promise<void> {
  const block = tx
    .select({
      addressDigest: sql<string>`${digest}`.as('address_digest'),
      userId: accountBlocks.userId,
      at: accountBlocks.at,
      byUserId: accountBlocks.byUserId,
    })
    .from(accountBlocks)
    .where(and(eq(accountBlocks.userId, uid), isNull(accountBlocks.endedAt)));
  await tx.insert(blockedAddresses).select(block).onConflictDoNothing();
}

/**
 * Deletes the blocked addresses of an unblocked account, and those of earlier accounts with one of its addresses
 * (`digests`).
 */
export async function forgetAddresses(
  tx: Tx,
  uid: string,
  digests: readonly string[],
): Promise<void> {
  const same = tx
    .select({ userId })
    .from(blockedAddresses)
    .where(inArray(addressDigest, [...digests]));
  await tx.delete(blockedAddresses).where(or(eq(userId, uid), inArray(userId, same)));
}

export interface CarriedBlock {
  id: string;
  uid: string;
  digest: string;
  at: Date;
}

/**
 * The reason shown with a carried block. The original reason isn't repeated, because everything written about that
 * account was deleted.
 */
const REASON = 'An earlier account with this address was blocked.';

const carrying = ({ at, digest, id, uid }: CarriedBlock) => sql`
  insert into ${accountBlocks} (id, user_id, reason, at, by_user_id)
  select ${id}, ${uid}, ${REASON}, ${at.toISOString()}::timestamptz, by_user_id from ${blockedAddresses}
  where address_digest = ${digest}
    and exists (select from ${users} where id = ${uid})
    and not exists (select from ${accountBlocks} where user_id = ${uid} and ended_at is null)
  returning user_id`;

/**
 * Blocks an account if its address is blocked. Returns false if the address isn't blocked, or if the account already
 * is.
 */
export async function insertCarriedBlock(tx: Tx, block: CarriedBlock): Promise<boolean> {
  const { rows } = (await tx.execute(carrying(block))) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Like `insertCarriedBlock`, in a transaction of the identity service. */
export async function insertCarriedBlockRaw(
  tx: SqlExecutor,
  block: CarriedBlock,
): Promise<boolean> {
  return (await runRaw(tx, carrying(block))).length > 0;
}
