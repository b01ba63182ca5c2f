import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { SqlDatabase, SqlTransaction } from './database.ts';

interface Migration {
  name: string;
  sql: string;
}

/** Everything in the database that one part of the product owns. */
export interface MigrationSet {
  component: 'product' | 'identity' | 'cards';
  migrations: readonly Migration[];
}

const FOLDER = new URL('../../src/db/migrations/', import.meta.url);
/** Any constant will do, as long as nobody else uses it for a lock. */
const LOCK = 7_205_011_988;

const LEDGER = `
  create table if not exists schema_migrations (
    component text not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (component, name)
  )`;

/** The product's own migrations, in the order of their file names. */
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
 * Applies what is missing, each migration in a transaction of its own and under a lock, so that
 * processes which start together do it once. Refuses a database whose applied migrations differ.
 * Call it within `patiently`: one migration may touch every row.
 * @returns how many were applied
 */
export async function migrate(sql: SqlDatabase, sets: readonly MigrationSet[]): Promise<number> {
  await locked(sql, (tx) => tx.exec(LEDGER));
  let applied = 0;
  for (const { component, migrations } of sets) {
    for (const migration of migrations) {
      if (await locked(sql, (tx) => applyOnce(tx, component, migration))) applied += 1;
    }
  }
  return applied;
}

function locked<T>(sql: SqlDatabase, work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
  return sql.transaction(async (tx) => {
    await holdMigrationLock(tx);
    return work(tx);
  });
}

/** Nobody else migrates until this transaction ends. */
export async function holdMigrationLock(tx: SqlTransaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [LOCK]);
}

/** Applies one migration to a schema that may still be without a ledger. */
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
  await tx.exec(migration.sql);
  await tx.query('insert into schema_migrations (component, name, checksum) values ($1, $2, $3)', [
    component,
    migration.name,
    checksum,
  ]);
  return true;
}
