import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const unit = (name: string) => ({
  extends: true as const,
  test: { name, root: `./${name}`, environment: 'node', include: ['src/**/*.test.ts'] },
});

/** The server's suites run once on each database: the same files, told apart by TEST_DATABASE. */
const server = (database: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `server-${database}`,
    root: './server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    env: { TEST_DATABASE: database },
    ...(database === 'postgres'
      ? {
          globalSetup: [join(import.meta.dirname, 'scripts/vitest-postgres.ts')],
          exclude: ['src/db/disk-full.test.ts'],
        }
      : {
          exclude: [
            'src/test/postgres.test.ts',
            'src/process/cluster-supervisor.test.ts',
            'src/db/postgres/outage.test.ts',
            'src/db/migrate-while-serving.test.ts',
            'src/db/postgres/guarded-pool.test.ts',
            'src/db/postgres/prepared-statements.test.ts',
          ],
        }),
  },
});

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      unit('contract'),
      unit('durable-pglite'),
      unit('identity'),
      unit('card-sandbox'),
      server('pglite'),
      server('postgres'),
      {
        extends: true,
        test: {
          name: 'web',
          root: './web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          root: './scripts',
          environment: 'node',
          include: ['**/*.test.{ts,mjs}'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
