import { PGlite } from '@electric-sql/pglite';
import { migrations } from '../migrations.ts';
import type { SqlDatabase, SqlExecutor } from '../sql.ts';

export interface TestDatabase extends SqlDatabase {
  close(): Promise<void>;
}

interface Queryable {
  query<Row>(text: string, params?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>;
}

function executor(source: Queryable): SqlExecutor {
  return {
    async query<Row>(text: string, params: readonly unknown[] = []) {
      const { rows, affectedRows } = await source.query<Row>(text, [...params]);
      return { rows, rowCount: Math.max(rows.length, affectedRows ?? 0) };
    },
  };
}

/** An empty database in memory with the provider's tables. */
export async function openDatabase(): Promise<TestDatabase> {
  const pglite = await PGlite.create();
  for (const { sql } of migrations) await pglite.exec(sql);
  return {
    ...executor(pglite),
    transaction: (work) => pglite.transaction((tx) => work(executor(tx))),
    close: () => pglite.close(),
  };
}
