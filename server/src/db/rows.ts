import { sql, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor, Reader } from './database.ts';

/** For statements of which only the number of rows matters. */
const ONE = { one: sql`1` };

/** The first row that meets a condition, or null. */
export async function findRow<T extends PgTable>(
  db: Reader,
  table: T,
  where: SQL | undefined,
  ...order: readonly SQL[]
): Promise<InferSelectModel<T> | null> {
  const rows = db
    .select()
    .from(table as PgTable)
    .where(where);
  const [row] = await (order.length > 0 ? rows.orderBy(...order).limit(1) : rows);
  return (row as InferSelectModel<T> | undefined) ?? null;
}

/** Like `findRow`, but locks the row until the transaction ends. */
export async function lockRow<T extends PgTable>(
  tx: Executor,
  table: T,
  where: SQL | undefined,
): Promise<InferSelectModel<T> | null> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(where)
    .for('update');
  return (row as InferSelectModel<T> | undefined) ?? null;
}

export async function hasRow(db: Reader, table: PgTable, where: SQL | undefined) {
  return (await db.select(ONE).from(table).where(where).limit(1)).length > 0;
}

/** Returns false if the row conflicts with another one. */
export async function insertOnce<T extends PgTable>(
  db: Executor,
  table: T,
  row: InferInsertModel<T>,
): Promise<boolean> {
  const inserted = await db.insert(table).values(row).onConflictDoNothing().returning(ONE);
  return inserted.length > 0;
}

/** Returns false if no row meets the condition. */
export async function updateRows<T extends PgTable>(
  db: Executor,
  table: T,
  change: PgUpdateSetSource<T>,
  where: SQL | undefined,
): Promise<boolean> {
  return (await db.update(table).set(change).where(where).returning(ONE)).length > 0;
}

/** Returns false if no row meets the condition. */
export async function deleteRows(db: Executor, table: PgTable, where: SQL | undefined) {
  return (await db.delete(table).where(where).returning(ONE)).length > 0;
}
