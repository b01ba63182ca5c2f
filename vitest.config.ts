import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { FORKS } from './scripts/test/forks.ts';
import { texts } from './scripts/words/plugin.mjs';

/** PGlite lives for seconds here: compiling it twice, the second time for speed, would not pay. */
const QUICK_PGLITE = ['--liftoff-only'];

const setup = (name: string) => [join(import.meta.dirname, `scripts/test/${name}-setup.ts`)];

/** Its files share the processes, so that its modules and the engine are loaded once in each and not for each file. */
const unit = (name: string, execArgv: string[] = [], globalSetup: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    root: `./${name}`,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    execArgv,
    globalSetup,
  },
});

/**
 * What these test is PostgreSQL's own: connections, its locks between processes, its processes; and its
 * planner, which the embedded database has, too, compiled to something slower.
 */
const POSTGRES_ONLY = [
  'src/test/database/postgres.test.ts',
  'src/process/cluster-supervisor.test.ts',
  'src/db/postgres/servers/{failover,log-position,replicas}.test.ts',
  'src/db/postgres/outage.test.ts',
  'src/db/upgrade/migrate-while-serving.test.ts',
  'src/db/postgres/guarded-pool.test.ts',
  'src/db/postgres/prepared-statements.test.ts',
  'src/db/query-plans.test.ts',
  // forms of input, and who may call: decided above the database. What of hostile input gets as far as a
  // statement is a value there as any other; every endpoint's statements run on both by the walk.
  'src/http/endpoints/api-{hostile,inputs,permissions,strangers}.test.ts',
  // files next to the rows of a backup, which data.test.ts has on both
  'src/cli/pictures/picture-lines.test.ts',
  // thousands of rows by one statement; seed-agency.test.ts has all kinds on both
  'src/cli/seed/seed-spots.test.ts',
];

/**
 * Rooms without SQL, transactions, locks or notifications of their own: what they test is the same on
 * either database. A guard that counts in the database or waits for it runs on both.
 */
const PGLITE_ONLY = [
  'src/db/{disk-full,embedded/embedded-template}.test.ts',
  'src/{adapters,config,lib,mails,pages}/**',
  'src/http/{lifecycle,problems}/**',
  'src/http/guards/!(load-shedding|rate-limits).test.ts',
];

const features = readdirSync(join(import.meta.dirname, 'server/src/features'));

/**
 * Of the features, what the embedded database can do otherwise: it has one connection, which a statement
 * outside of its own transaction waits for without end, and its files outlive a kill. Each feature's own file,
 * the races and the runs with faults show that; the rest is the same SQL, and quicker on PostgreSQL.
 */
const ON_PGLITE = [
  'src/!(features)/**/*.test.ts',
  'src/*.test.ts',
  ...features.map((name) => `src/features/${name}/${name}.test.ts`),
  'src/features/*/{,*/}{races,kill-run,fault-run,stripe-mode}.test.ts',
  'src/features/availability/start-times/keep-times.test.ts',
  'src/features/payments/{checkout/pay-booking,refunds/refunds}.test.ts',
  'src/features/{booking-changes/answer-request,departures/guarantee/guarantee}.test.ts',
  'src/features/spots/contributions/{withdrawn,spot-pictures}.test.ts',
];

/**
 * The server's suites run on each database that can make a difference: the same files, told apart by
 * TEST_DATABASE. They share the processes, too.
 */
const server = (database: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `server-${database}`,
    root: './server',
    environment: 'node',
    include: database === 'postgres' ? ['src/**/*.test.ts'] : ON_PGLITE,
    exclude: database === 'postgres' ? PGLITE_ONLY : POSTGRES_ONLY,
    env: { TEST_DATABASE: database },
    globalSetup: setup(database),
    setupFiles: [join(import.meta.dirname, 'server/src/test/setup.ts')],
    isolate: false,
    execArgv: QUICK_PGLITE,
  },
});

/** Server code and builds, which have no page. */
const RENDERED = ['src/{entry-server,server/**}.test.ts'];

/** These reset the modules: in a shared process, one that is just loading would keep parts from before. */
const RESETTING = [
  'src/api/http-calls.test.ts',
  'src/features/payments/checkout/load-provider.test.ts',
  'src/session/mobile-time-out.test.ts',
];

/** Node would take the SDK's server build, which has neither windows nor a browser's storage. */
const BROWSERS_FIREBASE = join(
  import.meta.dirname,
  'node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js',
);

/** The web application's, in a page. */
const web = (name: string, files: { isolate?: false; include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  test: {
    name,
    root: './web',
    environment: 'jsdom',
    setupFiles: [join(import.meta.dirname, 'web/src/test/setup.ts')],
    alias: { 'firebase/auth': BROWSERS_FIREBASE },
    server: { deps: { inline: [/firebase/, /@stripe/] } },
    // Screens wait for what they show, and a busy machine lets them wait: once more, and said to have been.
    retry: process.env['CI'] ? 1 : 0,
    ...files,
  },
});

export default defineConfig({
  plugins: [texts()],
  test: {
    ...FORKS,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      unit('contract'),
      unit('durable-pglite', QUICK_PGLITE),
      unit('identity', QUICK_PGLITE, setup('identity')),
      unit('card-sandbox', QUICK_PGLITE),
      server('pglite'),
      server('postgres'),
      web('web', {
        // The files of a process share a page and the modules: loading them takes longer than most files.
        isolate: false,
        include: ['src/**/*.test.{ts,tsx}', 'gallery/*.test.tsx'],
        exclude: [...RENDERED, ...RESETTING],
      }),
      web('web-isolated', { include: RESETTING }),
      {
        extends: true,
        test: {
          name: 'web-server',
          root: './web',
          environment: 'node',
          isolate: false,
          include: RENDERED,
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          root: '.',
          environment: 'node',
          include: ['scripts/**/*.test.{ts,mjs}', 'bench/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
