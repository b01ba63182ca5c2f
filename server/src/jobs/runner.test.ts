import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { claimRun } from './job-runs.ts';
import { startJobs, type Job } from './runner.ts';

const HOUR = 3_600_000;
const log = pino({ level: 'silent' });
let world: TestApp;
let db: Database;
beforeAll(async () => {
  world = await createTestApp();
  ({ db } = world);
});
afterAll(() => world.close());

interface Line {
  level: number;
  msg: string;
}

function keptLog() {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  return { lines, log: pino({}, { write }) };
}

/** Reports when it runs, and ends on demand. */
function steered(name: string, everyMs: number) {
  const waiting: (() => void)[] = [];
  const starts: (() => void)[] = [];
  const state = { running: 0, most: 0, runs: 0 };
  const job: Job = {
    name,
    everyMs,
    run: () => {
      state.runs += 1;
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      starts.splice(0).forEach((tell) => tell());
      return new Promise<void>((resolve) => {
        waiting.push(() => {
          state.running -= 1;
          resolve();
        });
      });
    },
  };
  const started = () =>
    new Promise<void>((resolve) => (state.running > 0 ? resolve() : starts.push(resolve)));
  const nextStart = () => new Promise<void>((resolve) => starts.push(resolve));
  return {
    job,
    state,
    started,
    nextStart,
    finish: () => waiting.splice(0).forEach((end) => end()),
  };
}

describe('jobs', () => {
  it('run at start, then repeatedly, and never twice at a time', async () => {
    const { job, state, started, nextStart, finish } = steered('again', 1);
    const runner = startJobs([job], db, log);
    await started();
    const second = nextStart();
    finish();
    await second;
    const third = nextStart();
    finish();
    await third;
    expect(state.most).toBe(1);
    const stopped = runner.stop();
    finish();
    await stopped;
    expect(state.runs).toBe(3);
  });

  it('share the connection for locks without two queries at a time', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    try {
      const names = ['one', 'two', 'three'];
      const locks = names.map((name) => db.withAdvisoryLock(name, async () => name));
      expect(await Promise.all(locks)).toEqual(names);
      await new Promise(setImmediate); // Node emits warnings in a later turn
    } finally {
      process.off('warning', note);
    }
    expect(warnings).toEqual([]);
  });

  it('run in one process at a time', async () => {
    const one = steered('exclusive', HOUR);
    const two = steered('exclusive', HOUR);
    const first = startJobs([one.job], db, log);
    await one.started();
    expect(await db.withAdvisoryLock('exclusive', async () => 'ran')).toBeNull();
    const second = startJobs([two.job], db, log);
    await second.stop();
    expect(two.state.runs).toBe(0);
    const stopped = first.stop();
    one.finish();
    await stopped;
    expect(await db.withAdvisoryLock('exclusive', async () => 'ran')).toBe('ran');
  });

  it('run once per interval, in whichever process', async () => {
    const one = steered('hourly', HOUR);
    const first = startJobs([one.job], db, log);
    await one.started();
    one.finish();
    await first.stop();
    // another process, or the same one after a restart
    const two = steered('hourly', HOUR);
    const other = steered('other', HOUR);
    const second = startJobs([two.job, other.job], db, log);
    await other.started();
    other.finish();
    await second.stop();
    expect([one.state.runs, two.state.runs]).toEqual([1, 0]);
  });

  it('are due by the clock of the database', async () => {
    const due = () => claimRun(db.sql, 'turns', HOUR);
    expect(await due()).toBe(0);
    const wait = await due();
    expect(wait).toBeGreaterThan(HOUR - 60_000);
    expect(wait).toBeLessThanOrEqual(HOUR);
    await db.sql.query(`update job_runs set next_at = now() where name = 'turns'`);
    expect((await Promise.all([due(), due(), due()])).filter((ms) => ms === 0)).toHaveLength(1);
    // a time left by a wrong clock doesn't delay a job for years
    await db.sql.query(`update job_runs set next_at = '2190-01-01' where name = 'turns'`);
    expect(await due()).toBe(0);
  });

  it('are run by each process if they are per process', async () => {
    const steps = [steered('shared', HOUR), steered('shared', HOUR)];
    const runners = steps.map(({ job }) => startJobs([{ ...job, perProcess: true }], db, log));
    await Promise.all(steps.map(({ started }) => started()));
    steps.forEach(({ finish }) => finish());
    await Promise.all(runners.map(({ stop }) => stop()));
    expect(steps.map(({ state }) => state.runs)).toEqual([1, 1]);
  });

  /** The log of a job that fails every time except the third. */
  async function saidOfFailures(worryAfterMs: number) {
    const { lines, log } = keptLog();
    let runs = 0;
    let tell: () => void = () => undefined;
    const failedOften = new Promise<void>((resolve) => (tell = resolve));
    const job: Job = {
      name: 'failing',
      everyMs: 1,
      run: async () => {
        runs += 1;
        if (runs === 3) return; // a success, after which failures are counted from 0 again
        if (runs === 7) tell();
        throw new Error('always');
      },
    };
    const runner = startJobs([job], db, log, { worryAfterMs });
    await failedOften;
    await runner.stop();
    return lines.slice(0, 6).map(({ level, msg }) => [level, msg]);
  }

  it('survive their failures and log them, as an alert if they repeat', async () => {
    const warn = [40, 'a job failed; it will run again'];
    const error = [50, 'a job fails again and again'];
    expect(await saidOfFailures(0)).toEqual([warn, warn, warn, warn, error, error]);
    // a short outage causes no alert, even if a job runs often during it
    expect(await saidOfFailures(HOUR)).toEqual([warn, warn, warn, warn, warn, warn]);
  });

  it('are told to stop', async () => {
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    let ended = false;
    const job: Job = {
      name: 'obedient',
      everyMs: HOUR,
      run: async (signal) => {
        begun();
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
        ended = true;
      },
    };
    const runner = startJobs([job], db, log);
    await started;
    await runner.stop();
    expect(ended).toBe(true);
  });

  it('that don’t end are abandoned', async () => {
    const { lines, log } = keptLog();
    const { job, started, finish } = steered('endless', HOUR);
    const runner = startJobs([job], db, log, { stopPatienceMs: 20 });
    await started();
    await runner.stop();
    expect(lines).toMatchObject([{ level: 40, jobs: ['endless'] }]);
    finish();
  });

  it('that are running are waited for when stopping, and nothing starts afterward', async () => {
    const { job, state, started, finish } = steered('slow', 1);
    const runner = startJobs([job], db, log);
    await started();
    let ended = false;
    const stopped = runner.stop().then(() => (ended = true));
    await Promise.resolve();
    expect(ended).toBe(false);
    finish();
    await stopped;
    expect(state.runs).toBe(1);
  });
});
