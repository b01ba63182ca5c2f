import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { SqlExecutor } from './database.ts';

const dialect = new PgDialect();

/** Runs a Drizzle statement in a transaction of the identity service. */
export async function runRaw<Row>(tx: SqlExecutor, statement: SQL): Promise<Row[]> {
  const { params, sql } = dialect.sqlToQuery(statement);
  return (await tx.query<Row>(sql, params)).rows;
}
