import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../server/src/test/database/postgres.ts';
import { type Line, printTable, say } from '../measure.ts';

/** The values of `--database` that `measureOn` knows. */
export const DATABASES = /^(?:both|pglite|postgres)$/;

type Measure = (
  where: 'PostgreSQL' | 'embedded',
  env: Record<string, string>,
) => Promise<readonly Line[]>;

/** Measures on PostgreSQL, the embedded database, or both, each of them empty at first, and prints the table. */
export async function measureOn(database: string, measure: Measure): Promise<void> {
  const lines: Line[] = [];
  if (database !== 'pglite') {
    const postgres = await startPostgres();
    try {
      const env = { DATABASE_URL: await postgres.createDatabase() };
      lines.push(...(await measure('PostgreSQL', env)));
    } finally {
      await postgres.stop();
    }
  }
  if (database !== 'postgres') {
    const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-'));
    try {
      lines.push(...(await measure('embedded', { DATA_DIR: join(dir, 'data') })));
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  }
  say(printTable(lines));
}
