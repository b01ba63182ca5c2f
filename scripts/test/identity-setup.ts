import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDurable, packDatabase } from '@wayfarer/durable-pglite';
import { migrations } from '@wayfarer/identity';
import type { TestProject } from 'vitest/node';
import { dropOtherDatabases, storeSigningKeys } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The identity service's migrated database as an archive: `openMemory({ from: inject('migratedIdentity') })`. */
    migratedIdentity: string;
  }
}

/** Archives a migrated database once; each test starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-identity-'));
  const dataDir = join(folder, 'data');
  const database = await openDurable({ dataDir });
  for (const { sql } of migrations) await database.exec(sql);
  await storeSigningKeys(database);
  await dropOtherDatabases(database);
  await database.close();
  const file = join(folder, 'migrated.tar.gz');
  await writeFile(file, packDatabase(dataDir));
  project.provide('migratedIdentity', file);
  return () => rm(folder, { recursive: true, force: true });
}
