import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { loadConfig } from './config/config.ts';
import { warningsOf } from './config/warnings.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { describeError } from './lib/describe-error.ts';
import { reservePort } from './http/lifecycle/reserve-port.ts';
import { openLog } from './process/log.ts';
import { startFailure } from './cli/start-failure.ts';
import { nodeFault } from './process/node-version.ts';
import { loadPageRenderer } from './pages/page-renderer.ts';
import { superviseProcesses } from './process/cluster-supervisor.ts';
import { createWayfarer, type Wayfarer } from './composition/create-wayfarer.ts';
import { announce, offerSetup } from './composition/greeting.ts';
import { startWork, type Work } from './composition/start-work.ts';

const STOP_WITHIN_MS = 9000;
/**
 * The most connections that wait to be accepted, which the system also limits (`net.core.somaxconn`). With Node's 511,
 * a burst would drop handshakes, which are retried after up to 31 s, instead of getting a 503.
 */
const BACKLOG = 4096;

function fail(error: unknown): never {
  process.stderr.write(`${startFailure(error, process.env)}\n`);
  process.exit(1);
}

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const fault = nodeFault();
  if (fault !== null) throw new Error(fault);
  const wanted = loadConfig(env);
  // tokens, emails and pages contain the address, so the port must be known first
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
  const renderer = await loadPageRenderer(config.http.publicUrl, config.languages);
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
  const work = await startWork(wayfarer, { config, db, log });
  stopOnSignals({ wayfarer, work, db, log });
  if (!cluster.isWorker) announce(config, held !== undefined);
  // only the first of several processes offers the link
  if (!cluster.isWorker || cluster.worker?.id === 1) await offerSetup(wayfarer, config, log);
}

function warnOf(env: NodeJS.ProcessEnv, log: FastifyBaseLogger): void {
  for (const warning of warningsOf(env)) log.warn(warning, 'check a setting');
}

interface Running {
  wayfarer: Wayfarer;
  work: Work;
  db: Database;
  log: FastifyBaseLogger;
}

function stopOnSignals({ wayfarer, work, db, log }: Running): void {
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
    Promise.all([work.stop(), wayfarer.close()])
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
