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
   * True if every process runs the job at its own interval. Runs may then be concurrent, so the job must claim its
   * rows.
   */
  perProcess?: boolean;
  /** Once the signal is aborted, the job must start nothing new and end soon. */
  run(signal?: AbortSignal): Promise<unknown>;
}

export interface JobRunner {
  /**
   * Starts no more jobs, and waits for running ones to end. Jobs that don't end in time are abandoned, which does no
   * harm because a job can be interrupted at any point.
   */
  stop(): Promise<void>;
}

const JITTER = 0.1;
const LIMITS = {
  /**
   * Milliseconds for which a stop waits for jobs. They are few because the process must end within seconds and still
   * close the database.
   */
  stopPatienceMs: 4000,
  /** Milliseconds for which a job must keep failing until it needs attention. A short outage ends by itself. */
  worryAfterMs: 5 * 60_000,
};
/** Failures in a row that need attention, because a single one may be chance. */
const WORRYING_FAILURES = 3;

interface Surroundings {
  db: Database;
  log: Logger;
  signal: AbortSignal;
  worryAfterMs: number;
}

/**
 * Runs each job at the start and then at its interval, once per interval across all processes unless it is
 * `perProcess`. Runs of a job in one process are never concurrent. A failure is logged and doesn't stop later runs.
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

/** Starts the runs of a job. The returned function, for use after the stop signal, waits for a run in progress. */
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

/** `wait` is the time until the next try, in milliseconds. */
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

/** So that processes that started together don't poll at the same moments. */
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
