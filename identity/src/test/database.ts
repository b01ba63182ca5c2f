import { openMemory } from '@wayfarer/durable-pglite';
import { migrations } from '../migrations.ts';
import type { SqlDatabase } from '../sql.ts';

/** A throw-away database in memory with the service's tables. */
export async function openTestDatabase(): Promise<SqlDatabase & { close(): Promise<void> }> {
  const database = await openMemory({ extensions: [] });
  for (const { sql } of migrations) await database.exec(sql);
  return database;
}
