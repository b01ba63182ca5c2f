import { sql, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor, Reader } from './database.ts';

/** The selected or returned columns where only the number of rows matters. */
const ONE = { one: sql`1` };

/** The row that meets a condition, or null. With an order, the first of several rows. */
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

/** Like `findRow`; locks the row until the transaction ends. */
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

/** True if a row meets a condition. */
export async function hasRow(db: Reader, table: PgTable, where: SQL | undefined) {
  return (await db.select(ONE).from(table).where(where).limit(1)).length > 0;
}

/** Inserts a row. Returns false if it conflicts with another one. */
export async function insertOnce<T extends PgTable>(
  db: Executor,
  table: T,
  row: InferInsertModel<T>,
): Promise<boolean> {
  const inserted = await db.insert(table).values(row).onConflictDoNothing().returning(ONE);
  return inserted.length > 0;
}

/** Updates the rows that meet a condition. Returns false if there are none. */
export async function updateRows<T extends PgTable>(
  db: Executor,
  table: T,
  change: PgUpdateSetSource<T>,
  where: SQL | undefined,
): Promise<boolean> {
  return (await db.update(table).set(change).where(where).returning(ONE)).length > 0;
}

/** Deletes the rows that meet a condition. Returns false if there are none. */
export async function deleteRows(db: Executor, table: PgTable, where: SQL | undefined) {
  return (await db.delete(table).where(where).returning(ONE)).length > 0;
}
