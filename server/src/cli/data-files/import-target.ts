import type { Database, SqlExecutor, SqlTransaction } from '../../db/database.ts';
import type { MigrationSet } from '../../db/upgrade/migrate.ts';
import { LEDGER_TABLE, quoted, readTables, tableExists } from './catalogue.ts';
import { OperationError } from '../operation-error.ts';

const OTHERS = `
  select count(*) as n from pg_stat_activity
  where datname = current_database() and application_name = 'wayfarer' and pid <> pg_backend_pid()`;

// without the functions of extensions
const CLEARING = `
  select format('drop routine %s cascade', p.oid::regprocedure) as statement from pg_proc p
  where p.pronamespace = current_schema()::regnamespace and not exists (
    select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`;

/** Rejects a database that is in use, that contains data (unless forced), or that has other tables. */
export async function refuseUnfitTarget(
  tx: SqlTransaction,
  engine: Database['engine'],
  sets: readonly MigrationSet[],
  force: boolean,
): Promise<void> {
  await refuseServing(tx, engine);
  const own = namedTables(sets);
  const tables = await readTables(tx);
  const foreign = tables.filter(({ name }) => !own.has(name)).map(({ name }) => name);
  if (foreign.length > 0) {
    throw new OperationError(
      `the database contains tables that are not Wayfarer's (${foreign.slice(0, 5).join(', ')}): give Wayfarer a database of its own`,
    );
  }
  if (force) return;
  for (const { name } of tables) {
    const { rows } = await tx.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) {
      throw new OperationError(
        'the database is not empty: --force replaces everything in it with the content of the file',
      );
    }
  }
}

/** Rejects a database that a running product uses. The embedded one can't be opened twice anyway. */
export async function refuseServing(on: SqlExecutor, engine: Database['engine']): Promise<void> {
  if (engine !== 'postgres') return;
  const { rows } = await on.query<{ n: number }>(OTHERS);
  if ((rows[0]?.n ?? 0) > 0) {
    throw new OperationError('a Wayfarer is running on this database: stop it first');
  }
}

/** Includes tables that a later migration drops. */
function namedTables(sets: readonly MigrationSet[]): Set<string> {
  const made = /create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gi;
  const texts = sets.flatMap(({ migrations }) => migrations.map(({ sql }) => sql));
  return new Set(texts.flatMap((text) => [...text.matchAll(made)].map(([, name = '']) => name)));
}

/** Drops the product's tables and functions, which the migrations create again. */
export async function clearSchema(tx: SqlTransaction): Promise<void> {
  const names = (await readTables(tx)).map(({ name }) => name);
  if (await tableExists(tx, LEDGER_TABLE)) names.push(LEDGER_TABLE);
  for (const name of names) await tx.exec(`drop table ${quoted(name)} cascade`);
  const { rows } = await tx.query<{ statement: string }>(CLEARING);
  for (const { statement } of rows) await tx.exec(statement);
}
