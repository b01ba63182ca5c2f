import type { Logger } from '../context.ts';
import type { Database } from '../db/database.ts';
import { describeError } from '../describe-error.ts';

/** Work that is done again and again beside the requests. */
export interface Job {
  name: string;
  everyMs: number;
  /** Other processes may run it at the same time: it claims its rows itself. */
  shared?: boolean;
  run(): Promise<unknown>;
}

export interface JobRunner {
  /** Runs a job soon, or again after its present run. */
  nudge(name: string): void;
  /** Starts nothing more and waits for what is running. */
  stop(): Promise<void>;
}

const JITTER = 0.1;

/**
 * Runs each job at start and then at its interval: never twice at a time, in one process at a time
 * unless it is shared, and a failure is logged and does not end the series.
 */
export function startJobs(jobs: readonly Job[], db: Database, log: Logger): JobRunner {
  const series = new Map(jobs.map((job) => [job.name, startSeries(job, db, log)]));
  return {
    nudge: (name) => series.get(name)?.nudge(),
    stop: async () => {
      await Promise.all([...series.values()].map(({ stop }) => stop()));
    },
  };
}

function startSeries(job: Job, db: Database, log: Logger) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(start, ms);
  };
  const start = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = runOnce(job, db, log).finally(() => {
      running = undefined;
      schedule(again ? 0 : job.everyMs * (1 + (Math.random() * 2 - 1) * JITTER));
      again = false;
    });
  };
  schedule(0);
  return {
    nudge: start,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function runOnce(job: Job, db: Database, log: Logger): Promise<void> {
  try {
    await (job.shared ? job.run() : db.exclusively(job.name, () => job.run()));
  } catch (error) {
    log.warn({ job: job.name, failure: describeError(error) }, 'a job failed; it will run again');
  }
}
