import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineVersion, openDurable, packDatabase } from '@wayfarer/durable-pglite';
import { ROOT } from '../../root-folder.ts';
import { allMigrations } from '../upgrade/all-migrations.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { checksumsOf, migrate, type MigrationSet } from '../upgrade/migrate.ts';

/** Extensions that migrations may create. */
export const NEEDED_EXTENSIONS = ['pg_trgm'] as const;

/** Next to the built code that the file belongs to. */
const FOLDER = fileURLToPath(new URL('server/dist/tables/', ROOT));

/** The file with a new database after all migrations, if it fits these migrations and this engine. */
export async function findEmbeddedTemplate(): Promise<string | undefined> {
  const file = fileFor(await allMigrations());
  return existsSync(file) ? file : undefined;
}

/**
 * Makes the template file at the end of a build, so that the first start in a new data directory doesn't run all
 * migrations. Returns its path.
 */
export async function prepareEmbeddedTemplate(): Promise<string> {
  const sets = await allMigrations();
  const file = fileFor(sets);
  if (existsSync(file)) return file;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-tables-'));
  try {
    const dataDir = join(folder, 'data');
    const database = embeddedDatabase(
      await openDurable({ dataDir, extensions: NEEDED_EXTENSIONS }),
    );
    await database.withoutTimeouts(() => migrate(database.sql, sets));
    await database.close();
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, packDatabase(dataDir));
    await rename(draft, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return file;
}

/** The file is named by migrations and engine, so that another version's file is never used. */
function fileFor(sets: readonly MigrationSet[]): string {
  const hash = createHash('sha256').update(engineVersion());
  for (const [key, checksum] of checksumsOf(sets)) hash.update(`${key} ${checksum}\n`);
  return join(FOLDER, `${hash.digest('hex').slice(0, 16)}.tar.gz`);
}
