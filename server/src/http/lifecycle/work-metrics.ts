import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replicas, SqlExecutor } from '../../db/database.ts';
import { withTimeout } from '../../lib/with-timeout.ts';

/** Work that waits in the database. */
interface Waiting {
  up: number;
  mails: number;
  oldestMailSeconds: number;
  refunds: number;
  attempts: number;
  batchIdleSeconds: number;
  /** Seconds since the job was due; negative if it isn't due yet. */
  jobs: readonly { name: string; overdue: number }[];
}

const COUNTS = `
  select (select count(*)::int from mail_outbox where state = 'pending') as mails,
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::double precision
       from mail_outbox where state = 'pending') as "oldestMailSeconds",
    (select count(*)::int from refunds where state = 'pending') as refunds,
    (select count(*)::int from payment_intents where state in ('creating', 'open')) as attempts,
    (select coalesce(extract(epoch from now() - min(coalesce(moved_at, created_at))), 0)::double precision
       from booking_batches where finished_at is null) as "batchIdleSeconds"`;
const JOBS = `
  select name, extract(epoch from now() - next_at)::double precision as overdue from job_runs`;
/**
 * Milliseconds to wait for the database. A frozen one neither answers nor refuses, and a scraper, which is less patient
 * than a statement, would think that the process is down.
 */
const PATIENCE_MS = 500;
const UNKNOWN: Waiting = {
  up: 0,
  mails: Number.NaN,
  oldestMailSeconds: Number.NaN,
  refunds: Number.NaN,
  attempts: Number.NaN,
  batchIdleSeconds: Number.NaN,
  jobs: [],
};

export function workMetrics(app: FastifyInstance, registry: Registry): void {
  const { db } = app.context;
  const look = sharedWhileRunning(() => readWaiting(db.sql));
  const waiting = () => withTimeout(look(), PATIENCE_MS, UNKNOWN);
  const gauge = (name: string, help: string, value: (found: Waiting) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(value(await waiting()));
        },
      }),
    );
  gauge('wayfarer_database_up', '1 if the database answers', ({ up }) => up);
  gauge('wayfarer_mails_pending', 'Emails waiting to be delivered', ({ mails }) => mails);
  gauge(
    'wayfarer_mail_overdue_seconds',
    // since its creation, because the next attempt is always in the future while a mail server is down
    'How long the oldest undelivered email has waited',
    ({ oldestMailSeconds }) => Math.max(0, oldestMailSeconds),
  );
  gauge('wayfarer_refunds_pending', 'Refunds that are not finished', ({ refunds }) => refunds);
  gauge('wayfarer_payments_open', 'Payment attempts in progress', ({ attempts }) => attempts);
  gauge(
    'wayfarer_batch_idle_seconds',
    'The longest time for which a waiting batch has made no progress',
    ({ batchIdleSeconds }) => Math.max(0, batchIdleSeconds),
  );
  const overdue = new Gauge({
    name: 'wayfarer_job_overdue_seconds',
    help: 'How long a job has been overdue, by job',
    labelNames: ['job'],
    registers: [],
    async collect() {
      this.reset();
      for (const job of (await waiting()).jobs) {
        this.set({ job: job.name }, Math.max(0, job.overdue));
      }
    },
  });
  const wait = new Gauge({
    name: 'wayfarer_database_wait_seconds',
    help: 'How long a statement is expected to wait for the database',
    registers: [],
    collect() {
      this.set(db.estimatedQueueMs() / 1000);
    },
  });
  const cached = new Gauge({
    name: 'wayfarer_cached_responses',
    help: 'Public responses cached in memory',
    registers: [],
    collect() {
      this.set(app.responseCache.size);
    },
  });
  const { databaseUrl, dir } = app.context.config.data;
  if (databaseUrl === undefined) registry.registerMetric(diskMetric(dir));
  for (const metric of [overdue, wait, cached]) registry.registerMetric(metric);
  if (db.replicas) countReads(db.replicas, registry);
}

function countReads(replicas: Replicas, registry: Registry): void {
  const reads = new Counter({
    name: 'wayfarer_public_reads_total',
    help: 'Public reads, by server and by the reason for not using a replica',
    labelNames: ['at', 'reason'],
    registers: [registry],
  });
  replicas.onRead((reason) =>
    reads.inc({ at: reason === null ? 'replica' : 'primary', reason: reason ?? '' }),
  );
}

/** On a full disk, bookings and payments fail, while reads continue and the process stays ready. */
function diskMetric(dir: string): Gauge {
  return new Gauge({
    name: 'wayfarer_data_disk_free_bytes',
    help: 'Free space on the disk of the embedded database',
    registers: [],
    async collect() {
      const { bavail, bsize } = await statfs(dir).catch(() => ({ bavail: Number.NaN, bsize: 1 }));
      this.set(bavail * bsize);
    },
  });
}

/** All gauges of a scrape share one query, and so do scrapes that begin while it runs. */
function sharedWhileRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** If the database is down, the metrics say so instead of failing, because people need them most then. */
async function readWaiting(sql: SqlExecutor): Promise<Waiting> {
  try {
    const counts = await sql.query<Omit<Waiting, 'up' | 'jobs'>>(COUNTS);
    const jobs = await sql.query<Waiting['jobs'][number]>(JOBS);
    return { ...UNKNOWN, ...counts.rows[0], up: 1, jobs: jobs.rows };
  } catch {
    return UNKNOWN;
  }
}
