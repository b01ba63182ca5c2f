import type { TestProject } from 'vitest/node';
import { createMigratedPostgres } from '../../server/src/test/database/migrated-templates.ts';
import { startPostgres } from '../../server/src/test/database/postgres.ts';
import { storeSigningKeys } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The temporary PostgreSQL of the run; `createDatabase(inject('postgresUrl'))` makes a database. */
    postgresUrl: string;
  }
}

/** One PostgreSQL serves all suites of the run; each suite makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  await createMigratedPostgres(postgres.url, storeSigningKeys);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
