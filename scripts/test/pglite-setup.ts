import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDurable, packDatabase } from '@wayfarer/durable-pglite';
import type { TestProject } from 'vitest/node';
import { prepareEmbeddedTemplate } from '../../server/src/db/embedded/embedded-template.ts';
import { dropOtherDatabases, storeSigningKeys } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The product's migrated database with its signing keys, as an archive: `openMemory({ from:
     * inject('migratedPglite') })`.
     */
    migratedPglite: string;
  }
}

/** Archives a migrated database with keys once; each suite starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-template-'));
  const dataDir = join(folder, 'data');
  const database = await openDurable({ dataDir, template: prepareEmbeddedTemplate });
  // On a busy machine, this may take longer than the usual limit for a statement.
  await database.patiently(async () => {
    await storeSigningKeys(database);
    await dropOtherDatabases(database);
  });
  await database.close();
  const file = join(folder, 'migrated.tar.gz');
  await writeFile(file, packDatabase(dataDir));
  project.provide('migratedPglite', file);
  return () => rm(folder, { recursive: true, force: true });
}
