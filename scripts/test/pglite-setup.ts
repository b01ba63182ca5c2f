import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packMigratedPglite } from '../../server/src/test/database/migrated-templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The product's tables without rows, packed: `openMemory({ from: inject('migratedPglite') })`. */
    migratedPglite: string;
  }
}

/** The migrations run once; each suite starts from a copy of what they made. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-template-'));
  const file = join(folder, 'migrated.tar');
  await packMigratedPglite(join(folder, 'data'), file);
  project.provide('migratedPglite', file);
  return () => rm(folder, { recursive: true, force: true });
}
