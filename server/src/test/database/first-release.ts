/** The database that the first release left, in `first-release.jsonl`, which that release wrote. */
import { readFileSync } from 'node:fs';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import type { Database } from '../../db/database.ts';
import { migrate, type MigrationSet } from '../../db/upgrade/migrate.ts';

const FILE = new URL('first-release.jsonl', import.meta.url);

interface Head {
  /** The time at which that release was killed, a moment after a card was charged. */
  at: string;
  migrations: { component: string; name: string; checksum: string }[];
  /** Bookings by what happened to them, and their travelers' tokens. */
  known: Record<
    'unpaid' | 'paid' | 'opened' | 'refunded' | 'unrecorded' | 'hers' | 'openedSecret',
    string
  > & { refreshToken: string; payments: Record<'paid' | 'refunded' | 'hers', string> };
}

export interface FirstRelease extends Head {
  rows: readonly { table: string; row: Record<string, unknown> }[];
}

export function readFirstRelease(): FirstRelease {
  const [head = '', ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as FirstRelease['rows'][number]);
  return { ...(JSON.parse(head) as Head), rows };
}

/**
 * The migrations that made the first release's schema, with their current text, plus the first `later` migrations after
 * them.
 */
export async function migrationsUpTo(release: Head, later = 0): Promise<MigrationSet[]> {
  const known = new Set(release.migrations.map(({ component, name }) => `${component}/${name}`));
  let more = later;
  return (await allMigrations()).map(({ component, migrations }) => ({
    component,
    migrations: migrations.filter(({ name }) => known.has(`${component}/${name}`) || more-- > 0),
  }));
}

export async function becomeFirstRelease({ sql }: Database, release: FirstRelease): Promise<void> {
  await migrate(sql, await migrationsUpTo(release));
  for (const { table, row } of release.rows) {
    await sql.query(
      `insert into ${table} overriding system value
       select * from jsonb_populate_record(null::${table}, $1::jsonb)`,
      [JSON.stringify(row)],
    );
  }
  const { rows: sequences } = await sql.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`);
  for (const { table, column } of sequences) {
    await sql.query(`
      select setval(pg_get_serial_sequence('${table}', '${column}'), greatest(max(${column}), 1))
      from ${table}`);
  }
}
