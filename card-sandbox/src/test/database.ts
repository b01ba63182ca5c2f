import { openMemory, type DurableDatabase } from '@wayfarer/durable-pglite';
import { migrations } from '../migrations.ts';

export type TestDatabase = DurableDatabase;

/** An empty database in memory with the provider's tables. */
export async function openDatabase(): Promise<TestDatabase> {
  const db = await openMemory();
  for (const { sql } of migrations) await db.exec(sql);
  return db;
}
