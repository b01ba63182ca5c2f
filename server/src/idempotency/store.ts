import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { idempotencyKeys } from '../db/tables.ts';

export type KeyRow = typeof idempotencyKeys.$inferSelect;
type Key = Pick<KeyRow, 'uid' | 'key'>;

const is = ({ uid, key }: Key) => and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key));

/** Takes the key for a first request; false when somebody has it already. */
export async function takeKey(db: Executor, row: KeyRow): Promise<boolean> {
  const taken = await db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning();
  return taken.length > 0;
}

export async function findKey(db: Executor, key: Key): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(is(key));
  return row;
}

/** Takes over a key whose first request never ended; false when somebody was faster. */
export async function takeOverKey(
  db: Executor,
  row: KeyRow,
  before: Date,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(idempotencyKeys)
    .set({ startedAt: now })
    .where(and(is(row), isNull(idempotencyKeys.status), lt(idempotencyKeys.startedAt, before)))
    .returning();
  return taken.length > 0;
}

export async function keepAnswer(
  db: Executor,
  key: Key,
  status: number,
  answer: string,
): Promise<void> {
  await db.update(idempotencyKeys).set({ status, answer }).where(is(key));
}

export async function releaseKey(db: Executor, key: Key): Promise<void> {
  await db.delete(idempotencyKeys).where(and(is(key), isNull(idempotencyKeys.status)));
}

export async function forgetKeysBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, before));
}

export async function forgetKeysOf(db: Executor, uid: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.uid, uid));
}
