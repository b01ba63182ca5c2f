import type { Logger } from '../context.ts';
import type { Database } from '../db/database.ts';
import { describeError } from '../lib/describe-error.ts';
import { settlesWithin } from '../lib/with-timeout.ts';
import { claimRun } from './job-runs.ts';

/** Work that runs at intervals, independent of requests. */
export interface Job {
  name: string;
  everyMs: number;
  /**
   * True if every process runs the job at its own interval. Several processes may then run it at the same time, so the
   * job must claim its rows.
   */
  perProcess?: boolean;
  /** Runs the job. Once the signal is aborted, it starts nothing new and ends soon. */
  run(signal?: AbortSignal): Promise<unknown>;
}

export interface JobRunner {
  /**
   * Starts no more jobs, tells running jobs to end, and waits for them. Jobs that don't end in time are abandoned. That
   * does no harm, because a job can be interrupted at any point, as by a crash.
   */
  stop(): Promise<void>;
}

const JITTER = 0.1;
const LIMITS = {
  /**
   * How long to wait for jobs at a stop, in ms. It is short because the process must end within seconds, and the
   * database must still be closed.
   */
  stopPatienceMs: 4000,
  /** How long a job must keep failing until it needs attention, in ms. A short outage ends by itself. */
  worryAfterMs: 5 * 60_000,
};
/** The number of failures in a row that needs attention. A single failure of a job that runs rarely may be chance. */
const WORRYING_FAILURES = 3;

interface Surroundings {
  db: Database;
  log: Logger;
  signal: AbortSignal;
  worryAfterMs: number;
}

/**
 * Runs each job at the start and then at its interval. Runs of a job are never concurrent. Unless the job is
 * `perProcess`, it runs once per interval across all processes. A failure is logged and doesn't stop later runs.
 */
export function startJobs(
  jobs: readonly Job[],
  db: Database,
  log: Logger,
  limits: Partial<typeof LIMITS> = {},
): JobRunner {
  const { stopPatienceMs, worryAfterMs } = { ...LIMITS, ...limits };
  const stopping = new AbortController();
  const around = { db, log, signal: stopping.signal, worryAfterMs };
  const series = jobs.map((job) => ({ job, end: startSeries(job, around) }));
  return {
    stop: async () => {
      stopping.abort();
      const left = new Set(series.map(({ job }) => job.name));
      const all = series.map(({ job, end }) => end().then(() => left.delete(job.name)));
      if (await settlesWithin(Promise.all(all), stopPatienceMs)) return;
      log.warn({ jobs: [...left] }, 'jobs did not end in time; leaving them unfinished');
    },
  };
}

/**
 * Starts the runs of a job. Returns a function to call after the stop signal: it waits for a run in progress, and no
 * new run begins.
 */
function startSeries(job: Job, around: Surroundings): () => Promise<void> {
  const { signal } = around;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let failed = { times: 0, since: 0 };

  const schedule = (ms: number) => {
    if (!signal.aborted) timer = setTimeout(start, ms);
  };
  const start = () => {
    running = attempt()
      .then(schedule)
      .finally(() => {
        running = undefined;
      });
  };
  const attempt = async () => {
    try {
      const { ran, wait } = await runIfDue(job, around);
      // if another process ran the job, this process doesn't know if the run succeeded
      if (ran) failed = { times: 0, since: 0 };
      return wait;
    } catch (error) {
      failed = { times: failed.times + 1, since: failed.since || performance.now() };
      report(around, { job, failed, error });
      return withJitter(job.everyMs);
    }
  };
  schedule(0);
  return async () => {
    clearTimeout(timer);
    await running;
  };
}

/** Runs the job, or leaves it to another process. `wait` is the time until the next try, in milliseconds. */
async function runIfDue(
  job: Job,
  { db, signal }: Surroundings,
): Promise<{ ran: boolean; wait: number }> {
  const { name, everyMs } = job;
  if (job.perProcess) {
    await job.run(signal);
    return { ran: true, wait: withJitter(everyMs) };
  }
  const notYet = await db.withAdvisoryLock(name, async () => {
    const ms = await claimRun(db.sql, name, everyMs);
    if (ms === 0) await job.run(signal);
    return ms;
  });
  if (notYet) return { ran: false, wait: notYet + Math.random() * JITTER * everyMs };
  return { ran: notYet === 0, wait: withJitter(everyMs) };
}

/** Varies the time, so that processes that started together don't poll at the same moments. */
function withJitter(ms: number): number {
  return ms * (1 + (Math.random() * 2 - 1) * JITTER);
}

function report(
  { log, worryAfterMs }: Surroundings,
  run: { job: Job; failed: { times: number; since: number }; error: unknown },
): void {
  const { times, since } = run.failed;
  const details = { job: run.job.name, failures: times, failure: describeError(run.error) };
  const worrying = times >= WORRYING_FAILURES && performance.now() - since >= worryAfterMs;
  if (worrying) log.error(details, 'a job fails again and again');
  else log.warn(details, 'a job failed; it will run again');
}
