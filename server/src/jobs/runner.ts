import type { Logger } from '../context.ts';
import type { Database } from '../db/database.ts';
import { describeError } from '../lib/describe-error.ts';
import { settlesWithin } from '../lib/with-timeout.ts';
import { claimRun } from './job-runs.ts';

/** Work that runs at intervals, independent of requests. */
export interface Job {
  name: string;
  everyMs: number;
  /** Every process runs it at its own interval, possibly at the same time as others, so the job must claim its rows. */
  perProcess?: boolean;
  /** Once the signal is aborted, it begins nothing more and ends soon. */
  run(signal?: AbortSignal): Promise<unknown>;
}

export interface JobRunner {
  /**
   * Starts nothing more, signals running jobs to end, and waits for them. Jobs that don't end within the time limit are
   * abandoned: a job survives interruption anywhere, as it would a crash.
   */
  stop(): Promise<void>;
}

const JITTER = 0.1;
const LIMITS = {
  /** In ms. The process must end within seconds, and the database must still be closed. */
  stopPatienceMs: 4000,
  /** A short outage ends by itself; a job that keeps failing for this long, in ms, needs attention. */
  worryAfterMs: 5 * 60_000,
};
/** A single failure of a job that runs rarely may be chance. */
const WORRYING_FAILURES = 3;

interface Surroundings {
  db: Database;
  log: Logger;
  signal: AbortSignal;
  worryAfterMs: number;
}

/**
 * Runs each job at the start and then at its interval: never concurrently, and once per interval across all processes,
 * unless it is `perProcess`. A failure is logged and doesn't end the series.
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

/** Returns a function that stops the series after the signal: no new run begins, and it waits for one in progress. */
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
      // If another process ran it, we don't know if it succeeded.
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

/** Runs the job, or leaves it to another process. `wait` is the time before the next try, in ms. */
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

/** Keeps processes that started together from polling together. */
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
