import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packDatabase } from '@wayfarer/durable-pglite';
import type { TestProject } from 'vitest/node';
import { prepareEmbeddedTemplate } from '../../server/src/db/embedded-template.ts';
import { dropOtherDatabases } from './drop-other-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The product's tables without rows, packed: `openMemory({ from: inject('migratedPglite') })`. */
    migratedPglite: string;
  }
}

/** Each suite starts from a copy of what the migrations make. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-template-'));
  const dataDir = join(folder, 'data');
  await dropOtherDatabases(dataDir, prepareEmbeddedTemplate);
  const file = join(folder, 'migrated.tar.gz');
  await writeFile(file, packDatabase(dataDir));
  project.provide('migratedPglite', file);
  return () => rm(folder, { recursive: true, force: true });
}
