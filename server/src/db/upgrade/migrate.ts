import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { ROOT } from '../../root-folder.ts';
import type { SqlDatabase, SqlExecutor, SqlTransaction } from '../database.ts';
import { locked } from './migration-lock.ts';

interface Migration {
  name: string;
  sql: string;
}

/** A migration in the ledger of applied ones. */
export interface AppliedMigration {
  component: string;
  name: string;
  checksum: string;
}

/** A component owns a part of the database. */
export interface MigrationSet {
  component: 'product' | 'identity' | 'cards';
  migrations: readonly Migration[];
}

const FOLDER = new URL('server/src/db/migrations/', ROOT);
/**
 * The first line of migrations that build indexes while others write, which PostgreSQL allows only outside
 * transactions. Such a migration must tolerate being interrupted and run again.
 */
const OUTSIDE = /^-- Outside a transaction/;

const LEDGER = `
  create table if not exists schema_migrations (
    component text not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (component, name)
  )`;

/** In the order of their file names. */
export async function productMigrations(): Promise<MigrationSet> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => ({
      name: name.slice(0, -'.sql'.length),
      sql: await readFile(new URL(name, FOLDER), 'utf8'),
    })),
  );
  return { component: 'product', migrations };
}

/**
 * Applies missing migrations, each in its own transaction and under a lock, so that several processes may start
 * together, and an older version may continue to serve. Throws if an applied migration differs from ours. Call it
 * within `withoutTimeouts`.
 * @returns the number of applied migrations
 */
export async function migrate(sql: SqlDatabase, sets: readonly MigrationSet[]): Promise<number> {
  await locked(sql, (tx) => tx.exec(LEDGER));
  // usually, all are applied already
  const known = new Map((await readLedger(sql)).map((one) => [keyOf(one), one.checksum]));
  let applied = 0;
  for (const { component, migrations } of sets) {
    for (const migration of migrations) {
      const key = keyOf({ component, name: migration.name });
      if (known.get(key) === migrationChecksum(migration)) continue;
      if (await locked(sql, (tx) => applyOnce(tx, component, migration, sql))) applied += 1;
    }
  }
  return applied;
}

/** The ledger must exist. */
export async function readLedger(on: SqlExecutor): Promise<AppliedMigration[]> {
  const text = 'select component, name, checksum from schema_migrations';
  return (await on.query<AppliedMigration>(text)).rows;
}

export function keyOf({ component, name }: Pick<AppliedMigration, 'component' | 'name'>): string {
  return `${component}/${name}`;
}

/** The checksums by migration key, in the order of the migrations. */
export function checksumsOf(sets: readonly MigrationSet[]): Map<string, string> {
  const all = sets.flatMap(({ component, migrations }) =>
    migrations.map(
      (one) => [keyOf({ component, name: one.name }), migrationChecksum(one)] as const,
    ),
  );
  return new Map(all);
}

/** The schema may not have a ledger yet. */
export async function applyMigration(
  tx: SqlTransaction,
  component: MigrationSet['component'],
  migration: Migration,
): Promise<void> {
  await tx.exec(LEDGER);
  await applyOnce(tx, component, migration);
}

export function migrationChecksum({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex');
}

async function applyOnce(
  tx: SqlTransaction,
  component: string,
  migration: Migration,
  database?: SqlDatabase,
): Promise<boolean> {
  const checksum = migrationChecksum(migration);
  const { rows } = await tx.query<{ checksum: string }>(
    'select checksum from schema_migrations where component = $1 and name = $2',
    [component, migration.name],
  );
  const [known] = rows;
  if (known) {
    if (known.checksum === checksum) return false;
    throw new Error(
      `the migration ${component}/${migration.name} was changed after it was applied`,
    );
  }
  await run(tx, migration, database);
  await tx.query('insert into schema_migrations (component, name, checksum) values ($1, $2, $3)', [
    component,
    migration.name,
    checksum,
  ]);
  return true;
}

async function run(tx: SqlTransaction, { sql }: Migration, database?: SqlDatabase): Promise<void> {
  if (!OUTSIDE.test(sql)) return tx.exec(sql);
  // without `outsideTransaction`, no one else writes, so the transaction can build the indexes
  if (!database?.outsideTransaction) return tx.exec(sql.replaceAll(/\bconcurrently\b/g, ''));
  // ends the last query's snapshot; building an index would otherwise wait for it
  await tx.exec('select 1');
  const statements = sql.split(/;\s*$/m).filter((text) => /\w/.test(text));
  await database.outsideTransaction(statements);
}
