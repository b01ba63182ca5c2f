import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { FORKS } from './scripts/test/forks.ts';
import { texts } from './scripts/words/plugin.mjs';

/** The test's processes live for seconds, so optimizing PGlite's code would take more time than it saves. */
const QUICK_PGLITE = ['--liftoff-only'];

const setup = (name: string) => [join(import.meta.dirname, `scripts/test/${name}-setup.ts`)];

/** The test files share processes, so that modules and the engine are loaded once per process, not once per file. */
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
 * Tests of PostgreSQL's own features: connections, processes, and locks between processes. The embedded database has
 * the same planner, but it is slower there.
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
  // input and permissions are checked before the database is used, and hostile input that reaches a statement is only
  // a value; a valid request to every endpoint runs on both databases (`walk-contract.ts`)
  'src/http/endpoints/api-{hostile,inputs,permissions,strangers}.test.ts',
  // files next to a backup's rows; data.test.ts covers them on both databases
  'src/cli/pictures/picture-lines.test.ts',
  // thousands of rows by one statement; seed-agency.test.ts covers every kind on both
  'src/cli/seed/seed-spots.test.ts',
];

/**
 * Folders without SQL, transactions, locks or notifications of their own, whose tests have the same result on either
 * database. Guards that count in the database or wait for it are tested on both.
 */
const PGLITE_ONLY = [
  'src/db/{disk-full,embedded/embedded-template}.test.ts',
  'src/{adapters,config,lib,mails,pages}/**',
  'src/http/{lifecycle,problems}/**',
  'src/http/guards/!(load-shedding|rate-limits).test.ts',
];

const features = readdirSync(join(import.meta.dirname, 'server/src/features'));

/**
 * Tests whose result can differ on the embedded database: it has one connection, so a statement next to its own
 * transaction waits forever, and its files outlive a kill. For features, these are each feature's main test, races and
 * runs with faults. All others run the same SQL, and are faster on PostgreSQL.
 */
const ON_PGLITE = [
  'src/!(features)/**/*.test.ts',
  'src/*.test.ts',
  ...features.map((name) => `src/features/${name}/${name}.test.ts`),
  'src/features/*/{,*/}{races,kill-run,fault-run,stripe-mode}.test.ts',
  'src/features/payment-export/books/books.test.ts',
  'src/features/payments/parts/payment-plans.test.ts',
  'src/features/availability/start-times/keep-times.test.ts',
  'src/features/payments/{checkout/pay-booking,refunds/refunds}.test.ts',
  'src/features/{booking-changes/answer-request,departures/guarantee/{guarantee,left-departures}}.test.ts',
  'src/features/spots/catalogue/departing/hours.test.ts',
  'src/features/spots/contributions/{withdrawn,spot-pictures}.test.ts',
  'src/features/trip-mails/balance-day.test.ts',
];

/**
 * The server's tests, on one of the databases, which TEST_DATABASE names. Files that can have another result on the
 * other database run on both. The files share processes, too.
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

/** Tests of server code and of builds, which need no page. */
const RENDERED = ['src/{entry-server,server/**}.test.ts'];

/**
 * Tests that reset modules. In a shared process, a module that is being loaded would keep parts from before the reset.
 */
const RESETTING = [
  'src/api/http-calls.test.ts',
  'src/features/payments/checkout/load-provider.test.ts',
  'src/session/mobile-time-out.test.ts',
];

/** The SDK's build for browsers. Node would choose the one for servers, which has neither windows nor storage. */
const BROWSERS_FIREBASE = join(
  import.meta.dirname,
  'node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js',
);

/** The web application's tests, in a page. */
const web = (name: string, files: { isolate?: false; include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  test: {
    name,
    root: './web',
    environment: 'jsdom',
    setupFiles: [join(import.meta.dirname, 'web/src/test/setup.ts')],
    alias: { 'firebase/auth': BROWSERS_FIREBASE },
    server: { deps: { inline: [/firebase/, /@stripe/] } },
    // on a busy machine, a screen's data may arrive too late, so a failed test runs once more and is reported
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
        // the files of a process share a page and modules, because loading those takes longer than most tests
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
