import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { loadConfig, type Config } from './config/config.ts';
import { warningsOf } from './config/warnings.ts';
import type { Database } from './db/database.ts';
import { noteMilestone, readMilestones } from './db/records/milestones.ts';
import { openDatabase } from './db/open.ts';
import { describeError } from './lib/describe-error.ts';
import { replaceVoucherKey } from './features/check-ins/index.ts';
import { listPaymentModes } from './features/payments/index.ts';
import { makeSetupLink } from './features/setup/index.ts';
import { hasOwner } from './features/users/index.ts';
import { reservePort } from './http/lifecycle/reserve-port.ts';
import { startJobs, type JobRunner } from './jobs/runner.ts';
import { openLog } from './process/log.ts';
import { startControl, type ControlServer } from './cli/control/control-server.ts';
import { reconcileAsOrdered } from './cli/reconcile-order.ts';
import { appliedMigrations } from './cli/doctor/check-schema.ts';
import { knownBooks } from './cli/books/check-books.ts';
import { comparedRatings } from './cli/ratings/check-ratings.ts';
import { compareWithStore } from './cli/pictures/picture-lines.ts';
import { takeSnapshot } from './cli/data-files/snapshot.ts';
import { startFailure } from './cli/start-failure.ts';
import { nodeFault } from './process/node-version.ts';
import { loadPageRenderer } from './pages/page-renderer.ts';
import { superviseProcesses } from './process/cluster-supervisor.ts';
import { createWayfarer, type Wayfarer } from './composition/create-wayfarer.ts';

const STOP_WITHIN_MS = 9000;
/**
 * Connections that wait to be taken, as far as the system allows (`net.core.somaxconn`). Beyond Node's 511,
 * a burst would meet dropped handshakes, which are tried again after up to 31 s, instead of a 503.
 */
const BACKLOG = 4096;

/** Prints one plain line for the operator, besides the log. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(`${startFailure(error, process.env)}\n`);
  process.exit(1);
}

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const fault = nodeFault();
  if (fault !== null) throw new Error(fault);
  const wanted = loadConfig(env);
  // Tokens, mails and pages carry the site's address, so the port must be known before they are made.
  const held = wanted.http.port === 0 ? await reservePort(wanted.http.host) : undefined;
  const config = held ? loadConfig({ ...env, PORT: String(held.port) }) : wanted;
  const log = openLog(config);
  if (!cluster.isWorker) warnOf(env, log);
  if (config.processes > 1 && cluster.isPrimary) {
    await held?.release();
    const onReady = () => announce(config, held !== undefined);
    const { processes: count, http } = config;
    const code = await superviseProcesses({
      count,
      env: { PORT: String(http.port) },
      log,
      onReady,
    });
    process.exit(code);
  }
  const renderer = await loadPageRenderer(config.http.publicUrl);
  const db = await openDatabase(config.data, log, {
    slowMs: config.log.slowQueryMs,
    onLost: () => {
      log.error('another process took the data directory; stopping');
      process.kill(process.pid, 'SIGTERM');
    },
  });
  const clock = { now: () => new Date() };
  const wayfarer = await createWayfarer({ config, clock, db, log, renderer });
  await held?.release();
  const { host, port } = config.http;
  await wayfarer.app.listen({ host, port, backlog: BACKLOG });
  const jobs = startJobs(wayfarer.jobs, db, log);
  // PostgreSQL takes commands itself; the embedded database is this process's alone.
  const control =
    db.engine === 'pglite' ? await listenForCommands(config, db, wayfarer, log) : null;
  stopOnSignals({ wayfarer, db, jobs, control, log });
  if (!cluster.isWorker) announce(config, held !== undefined);
  // of several processes, the first that was ever started
  if (!cluster.isWorker || cluster.worker?.id === 1) await offerSetup(wayfarer, config, log);
}

function warnOf(env: NodeJS.ProcessEnv, log: FastifyBaseLogger): void {
  for (const warning of warningsOf(env)) log.warn(warning, 'check a setting');
}

function listenForCommands(
  config: Config,
  db: Database,
  { context, identity }: Wayfarer,
  log: FastifyBaseLogger,
) {
  const { dir } = config.data;
  const actions = {
    status: async () => ({
      migrations: await appliedMigrations(db.sql),
      payments: await listPaymentModes(db.sql, context.payments.livemode),
      milestones: await readMilestones(db.sql),
      pictures: await compareWithStore(db.sql, context.pictures),
      ratings: await comparedRatings(db.sql),
      books: await knownBooks(db.sql, await appliedMigrations(db.sql), config),
    }),
    'note-backup': async ({ asOf }: Record<string, unknown>) => {
      await noteMilestone(db.sql, 'backup', new Date(String(asOf)));
      return {};
    },
    snapshot: async () => ({ directory: await takeSnapshot(db, dir) }),
    reconcile: (order: Record<string, unknown>) => reconcileAsOrdered(context, order),
    'setup-link': async () => ({
      link: await makeSetupLink(context, config.http.publicUrl),
    }),
    'rotate-keys': async () => {
      await identity?.rotateKeys();
      await replaceVoucherKey(db.sql, context.clock.now());
      return {};
    },
  };
  return startControl(dir, actions, log);
}

function announce(config: Config, anyPort: boolean): void {
  const { port, publicUrl } = config.http;
  say(`Wayfarer is ready at ${anyPort ? `http://localhost:${port}` : publicUrl}`);
  if (config.cards.kind === 'sandbox' || !config.cards.live)
    say('TEST MODE: card payments move no real money.');
  if (config.identity.kind === 'embedded' && config.identity.accountChooser) {
    say('DEMO: Google sign-in offers made-up accounts to everyone who reaches this address.');
  }
}

const NO_OWNER = 'There is no owner yet. The command setup-link prints a link that makes one.';

/**
 * On the terminal of who starts it, or in a demonstration: what a service prints is kept in a log, which others may
 * read. It serves already: a database that is lost now ends it in order, or comes back.
 */
async function offerSetup(
  { context }: Wayfarer,
  { http, mode }: Config,
  log: FastifyBaseLogger,
): Promise<void> {
  if (mode === 'production' && !process.stdout.isTTY) {
    if (!(await hasOwner(context.db.orm))) say(NO_OWNER);
    return;
  }
  const link = await makeSetupLink(context, http.publicUrl).catch((error: unknown) => {
    log.error({ failure: describeError(error) }, 'the setup link could not be made');
    return null;
  });
  if (link === null) return;
  say('There is no owner yet. Who opens this link within 24 hours and signs in is the owner:');
  say(link);
}

interface Running {
  wayfarer: Wayfarer;
  db: Database;
  jobs: JobRunner;
  control: ControlServer | null;
  log: FastifyBaseLogger;
}

function stopOnSignals({ wayfarer, db, jobs, control, log }: Running): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    wayfarer.lifecycle.stopping = true;
    log.info({ signal }, 'stopping');
    const late = setTimeout(() => {
      log.error('stopping took too long; exiting with work unfinished');
      process.exit(1);
    }, STOP_WITHIN_MS);
    late.unref();
    Promise.all([jobs.stop(), wayfarer.close(), control?.close()])
      .then(() => db.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ failure: describeError(error) }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await start(process.env);
} catch (error) {
  fail(error);
}
