import { PGlite } from '@electric-sql/pglite';
import { migrations } from '../migrations.ts';
import type { SqlDatabase, SqlExecutor } from '../sql.ts';

type Engine = Pick<PGlite, 'query'>;

function executor(engine: Engine): SqlExecutor {
  return {
    async query<Row>(text: string, params: readonly unknown[] = []) {
      const result = await engine.query<Row>(text, [...params]);
      return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
    },
  };
}

/** A throw-away database in memory with the service's tables. */
export async function openTestDatabase(): Promise<SqlDatabase & { close(): Promise<void> }> {
  const engine = await PGlite.create();
  for (const { sql } of migrations) await engine.exec(sql);
  return {
    ...executor(engine),
    transaction: (work) => engine.transaction((tx) => work(executor(tx))),
    close: () => engine.close(),
  };
}
