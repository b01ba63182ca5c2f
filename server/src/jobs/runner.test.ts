import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../test/app.ts';
import { startJobs, type Job } from './runner.ts';

const log = pino({ level: 'silent' });
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** A job that tells when it runs and ends when it is told to. */
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
  it('run at start, then again and again, and never twice at a time', async () => {
    const { job, state, started, nextStart, finish } = steered('again', 1);
    const runner = startJobs([job], db, log);
    await started();
    runner.nudge('again');
    runner.nudge('again');
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

  it('share the connection of the locks without asking two questions at a time', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    try {
      const names = ['one', 'two', 'three'];
      const locks = names.map((name) => db.exclusively(name, async () => name));
      expect(await Promise.all(locks)).toEqual(names);
      await new Promise(setImmediate); // warnings come in a turn of their own
    } finally {
      process.off('warning', note);
    }
    expect(warnings).toEqual([]);
  });

  it('run in one process at a time', async () => {
    const one = steered('exclusive', 3_600_000);
    const two = steered('exclusive', 3_600_000);
    const first = startJobs([one.job], db, log);
    await one.started();
    expect(await db.exclusively('exclusive', async () => 'ran')).toBeNull();
    const second = startJobs([two.job], db, log);
    await second.stop();
    expect(two.state.runs).toBe(0);
    const stopped = first.stop();
    one.finish();
    await stopped;
    expect(await db.exclusively('exclusive', async () => 'ran')).toBe('ran');
  });

  it('survive their failures, and say so', async () => {
    const lines: string[] = [];
    let runs = 0;
    let tell: () => void = () => undefined;
    const twice = new Promise<void>((resolve) => (tell = resolve));
    const job: Job = {
      name: 'failing',
      everyMs: 1,
      run: async () => {
        runs += 1;
        if (runs === 2) tell();
        throw new Error('always');
      },
    };
    const runner = startJobs([job], db, pino({}, { write: (line: string) => lines.push(line) }));
    await twice;
    await runner.stop();
    expect(lines.join('')).toContain('a job failed');
  });

  it('that are running are waited for when stopping, and nothing starts afterwards', async () => {
    const { job, state, started, finish } = steered('slow', 1);
    const runner = startJobs([job], db, log);
    await started();
    let ended = false;
    const stopped = runner.stop().then(() => (ended = true));
    await Promise.resolve();
    expect(ended).toBe(false);
    finish();
    await stopped;
    runner.nudge('slow');
    expect(state.runs).toBe(1);
  });
});
