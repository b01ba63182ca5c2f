import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { idempotencyKeys } from '../db/tables.ts';

export type KeyRow = typeof idempotencyKeys.$inferSelect;
type Key = Pick<KeyRow, 'uid' | 'key'>;
/** A key as one run holds it; another run may have taken it over since. */
export type HeldKey = Key & { owner: string };

const is = ({ uid, key }: Key) => and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key));
const isHeld = (key: HeldKey) =>
  and(is(key), eq(idempotencyKeys.owner, key.owner), isNull(idempotencyKeys.status));

/** Takes the key for a first request; false when somebody has it already. */
export async function claimKey(db: Executor, row: KeyRow): Promise<boolean> {
  const taken = await db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning();
  return taken.length > 0;
}

export async function findKey(db: Executor, key: Key): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(is(key));
  return row;
}

/** Takes over a key whose run has ended without a word, or is taken for dead; false when somebody was faster. */
export async function takeOverKey(
  db: Executor,
  key: HeldKey,
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

export async function keepAnswer(
  db: Executor,
  key: HeldKey,
  status: number,
  answer: string,
): Promise<void> {
  await db.update(idempotencyKeys).set({ status, answer }).where(isHeld(key));
}

/** Nothing was done: the next request is a first one again. */
export async function releaseKey(db: Executor, key: HeldKey): Promise<void> {
  await db.delete(idempotencyKeys).where(isHeld(key));
}

/** Nobody knows whether it was done: the next request takes over at once, and finds out. */
export async function expireClaim(db: Executor, key: HeldKey, dead: Date): Promise<void> {
  await db.update(idempotencyKeys).set({ startedAt: dead }).where(isHeld(key));
}

export async function forgetKeysBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, before));
}

export async function forgetKeysOf(db: Executor, uid: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.uid, uid));
}
