import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { findRow, insertOnce } from '../db/rows.ts';
import { idempotencyKeys } from '../db/tables.ts';

export type KeyRow = typeof idempotencyKeys.$inferSelect;
type Key = Pick<KeyRow, 'uid' | 'key'>;
/** The run that claimed a key; another one may have taken it over in the meantime. */
export type ClaimedKey = Key & { owner: string };

const is = ({ uid, key }: Key) => and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key));
const isClaimed = (key: ClaimedKey) =>
  and(is(key), eq(idempotencyKeys.owner, key.owner), isNull(idempotencyKeys.status));

/** Returns false if the key is taken. */
export const claimKey = (db: Executor, row: KeyRow) => insertOnce(db, idempotencyKeys, row);

export const findKey = (db: Executor, key: Key) => findRow(db, idempotencyKeys, is(key));

/** Takes the key from a run that is gone or counts as dead. Returns false if another run was faster. */
export async function takeOverKey(
  db: Executor,
  key: ClaimedKey,
  { now, dead, ended }: { now: Date; dead: Date; ended?: string | null },
): Promise<boolean> {
  const { owner, startedAt, status } = idempotencyKeys;
  const taken = await db
    .update(idempotencyKeys)
    .set({ startedAt: now, owner: key.owner })
    .where(
      and(is(key), isNull(status), or(lte(startedAt, dead), ended ? eq(owner, ended) : undefined)),
    )
    .returning();
  return taken.length > 0;
}

export async function saveResponse(
  db: Executor,
  key: ClaimedKey,
  status: number,
  answer: string,
): Promise<void> {
  await db.update(idempotencyKeys).set({ status, answer }).where(isClaimed(key));
}

/** Releases the key of a run that did nothing, so that the next request starts from scratch. */
export async function releaseKey(db: Executor, key: ClaimedKey): Promise<void> {
  await db.delete(idempotencyKeys).where(isClaimed(key));
}

/** Ends the claim of a run that may have done something: the next request takes over at once and finds out. */
export async function expireClaim(db: Executor, key: ClaimedKey, dead: Date): Promise<void> {
  await db.update(idempotencyKeys).set({ startedAt: dead }).where(isClaimed(key));
}

export async function deleteKeysBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, before));
}

export async function deleteKeysOf(db: Executor, uid: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.uid, uid));
}
