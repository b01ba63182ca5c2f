import fs from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import {
  DataDirectoryError,
  DataDirectoryVersionError,
  openDurable,
  packDatabase,
  type DurableDatabase,
  type DurableEvent,
  type DurableOptions,
} from '@wayfarer/durable-pglite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDirectory } from './test/child.ts';

// The limit is generous for the small statements in these tests on a busy machine, but short compared with the endless
// statement.
const LIMIT_MS = 2_000;
const ENDLESS = 'select count(*) from generate_series(1, 3000000000) as n where n % 7 = 3';

let parent: string;
let dataDir: string;
let events: DurableEvent[];
const opened: DurableDatabase[] = [];

// Each test starts at least one engine.
vi.setConfig({ testTimeout: 60_000 });

async function open(options: Partial<DurableOptions> = {}): Promise<DurableDatabase> {
  const database = await openDurable({
    dataDir,
    onEvent: (event) => events.push(event),
    ...options,
  });
  opened.push(database);
  return database;
}

async function untilServing(database: DurableDatabase): Promise<void> {
  await vi.waitFor(async () => expect(await database.health()).toMatchObject({ ok: true }), {
    timeout: 20_000,
    interval: 20,
  });
}

const has = (type: DurableEvent['type']) => events.some((event) => event.type === type);

beforeEach(() => {
  parent = temporaryDirectory();
  dataDir = path.join(parent, 'nested', 'data');
  events = [];
});

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  fs.rmSync(parent, { recursive: true, force: true });
});

describe('closing', () => {
  it('waits for an engine that is being stopped, so that the directory is free afterward', async () => {
    let ending = 0;
    const { terminate } = Worker.prototype;
    const spy = vi.spyOn(Worker.prototype, 'terminate');
    spy.mockImplementation(async function end(this: Worker) {
      ending += 1;
      return await terminate.call(this).finally(() => (ending -= 1));
    });
    const database = await open({ statementTimeoutMs: LIMIT_MS });
    await expect(database.query(ENDLESS)).rejects.toMatchObject({ code: 'DB_TIMEOUT' });
    expect(ending).toBe(1);
    await database.close();
    expect(ending).toBe(0);
    spy.mockRestore();
  });
});

describe('a runaway statement', () => {
  it('is stopped, costs those who wait an answer at once, and service resumes', async () => {
    const byId = 'select id from kept where id = $1';
    const nameOf = (text: string) => (text === byId ? 'by_id' : undefined);
    const database = await open({ statementTimeoutMs: LIMIT_MS, nameOf });
    await database.exec('create table kept (id int)');
    await database.query('insert into kept values (1)');
    expect((await database.query(byId, [1])).rows).toEqual([{ id: 1 }]);
    const heard: string[] = [];
    await database.listen('news', (payload) => heard.push(payload));

    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    const began = performance.now();
    const runaway = database.query(ENDLESS);
    const waiting = database.query('insert into kept values (2)');
    await expect(runaway).rejects.toMatchObject({ code: 'DB_TIMEOUT', retryable: false });
    await expect(waiting).rejects.toMatchObject({ code: 'DB_UNAVAILABLE', retryable: true });
    const tookMs = performance.now() - began;
    delays.disable();
    expect(tookMs).toBeGreaterThanOrEqual(LIMIT_MS - 10);
    expect(tookMs).toBeLessThan(LIMIT_MS + 1_500);
    expect(delays.max / 1e6).toBeLessThan(LIMIT_MS / 2);

    await expect(database.query('select 1')).rejects.toMatchObject({ code: 'DB_UNAVAILABLE' });
    await untilServing(database);
    expect((await database.query('select id from kept')).rows).toEqual([{ id: 1 }]);
    expect((await database.query(byId, [1])).rows).toEqual([{ id: 1 }]);
    expect(await database.health()).toEqual({ ok: true, restarts: 1, queue: 0 });
    expect(events).toContainEqual({ type: 'timeout', afterMs: LIMIT_MS });

    await database.query("select pg_notify('news', 'after the restart')");
    await vi.waitFor(() => expect(heard).toEqual(['after the restart']));
  });

  it('takes its transaction with it, which fails and leaves nothing', async () => {
    const database = await open({ statementTimeoutMs: LIMIT_MS });
    await database.exec('create table kept (id int)');
    const after: unknown[] = [];
    const work = database.transaction(async (tx) => {
      await tx.query('insert into kept values (1)');
      await tx.query(ENDLESS).catch(() => undefined);
      await tx.query('select 1').catch((error: unknown) => after.push(error));
    });
    await expect(work).rejects.toMatchObject({ code: 'DB_UNAVAILABLE', retryable: true });
    await vi.waitFor(() => expect(after).toMatchObject([{ code: 'DB_UNAVAILABLE' }]));
    await untilServing(database);
    expect((await database.query('select id from kept')).rows).toEqual([]);
  });

  it('is allowed while the database is patient, and no longer', async () => {
    const database = await open({ statementTimeoutMs: 500 });
    const slow = () => database.query('select pg_sleep(1) is null as slept');
    // The two calls overlap, and don't end in the order in which they began.
    const first = database.patiently(() => database.transaction((tx) => tx.query('select 1')));
    const rows = await database.patiently(async () => {
      await first;
      await database.transaction((tx) => tx.query('select pg_sleep(1)'));
      return (await slow()).rows;
    });
    expect(rows).toEqual([{ slept: false }]);
    expect(has('timeout')).toBe(false);
    await expect(slow()).rejects.toMatchObject({ code: 'DB_TIMEOUT' });
  });

  it('is reported when it ends, with its text and without its parameters', async () => {
    const database = await open({ statementTimeoutMs: 30_000, slowStatementMs: LIMIT_MS });
    await database.query('select 1 as quick');
    const waiting = [
      database.query('select pg_sleep(2.5), $1::text as slow', ['secret']),
      database.query('select 2 as quick'),
    ];
    await Promise.all(waiting);
    await database.patiently(() => database.query('select pg_sleep(2.5) as expected'));
    const told = events.filter(({ type }) => type === 'slow-statement');
    expect(told).toMatchObject([{ text: 'select pg_sleep(2.5), $1::text as slow' }]);
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('does not count the time spent waiting for a turn', async () => {
    const database = await open({ statementTimeoutMs: LIMIT_MS });
    await database.query('select pg_sleep(0) is null'); // a cold engine's first statement is slow
    const sleeps = Array.from({ length: 5 }, () => database.query('select pg_sleep(0.5) is null'));
    await expect(Promise.all(sleeps)).resolves.toHaveLength(5);
    expect(await database.health()).toMatchObject({ restarts: 0 });
  });
});

describe('the queue', () => {
  it('turns callers away when too many wait', async () => {
    const database = await open({ maxQueue: 2 });
    const calls = Array.from({ length: 4 }, () => database.query('select 1 as one'));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(outcomes[3]).toMatchObject({ reason: { code: 'DB_BUSY', retryable: true } });
  });
});

describe('answers', () => {
  it('can be taken before the event loop comes to them', async () => {
    const database = await open();
    const answers: unknown[] = [];
    const asked = database.query('select 1 as one').then(({ rows }) => answers.push(...rows));
    const until = performance.now() + 30_000;
    // Awaiting responses that have already arrived never yields to the event loop.
    while (answers.length === 0 && performance.now() < until) {
      database.poll();
      await Promise.resolve();
    }
    expect(answers).toEqual([{ one: 1 }]);
    await asked;
  });
});

describe('the data directory', () => {
  it('is private, and free after close', async () => {
    const database = await open();
    await database.exec('create table kept (id int)');
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(dataDir, 'pgdata')).mode & 0o777).toBe(0o700);
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);

    const last = database.query('insert into kept values (7)');
    await database.close();
    await expect(last).resolves.toMatchObject({ rowCount: 1 });
    await expect(database.query('select 1')).rejects.toMatchObject({ code: 'DB_UNAVAILABLE' });
    expect(fs.readdirSync(dataDir)).toEqual(['pgdata']);

    const again = await open();
    expect((await again.query('select id from kept')).rows).toEqual([{ id: 7 }]);
  });

  it('starts as a copy of a packed one, once', async () => {
    const made = await open();
    await made.exec('create table kept as select 7 as id');
    await made.close();
    const packed = path.join(parent, 'packed.tar.gz');
    fs.writeFileSync(packed, packDatabase(dataDir));

    const copy = { dataDir: path.join(parent, 'copied'), template: async () => packed };
    const first = await open(copy);
    await first.exec('insert into kept values (8)');
    await first.close();
    const asked = vi.fn<() => Promise<string>>(copy.template);
    const second = await open({ ...copy, template: asked });
    expect((await second.query('select id from kept')).rows).toEqual([{ id: 7 }, { id: 8 }]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is refused when it holds something else or another version, and left free', async () => {
    const cluster = path.join(dataDir, 'pgdata');
    fs.mkdirSync(cluster, { recursive: true });
    fs.writeFileSync(path.join(cluster, 'diary.txt'), 'mine');
    await expect(open()).rejects.toThrow(DataDirectoryError);
    fs.writeFileSync(path.join(cluster, 'PG_VERSION'), '16\n');
    await expect(open()).rejects.toThrow(DataDirectoryVersionError);
    expect(fs.readFileSync(path.join(cluster, 'diary.txt'), 'utf8')).toBe('mine');

    fs.rmSync(cluster, { recursive: true });
    expect(await (await open()).health()).toMatchObject({ ok: true });
  });

  it('can be copied while it serves', async () => {
    const database = await open();
    await database.exec('create table kept as select generate_series(1, 100) as id');
    const copy = path.join(parent, 'copy', 'pgdata');
    expect(await database.dump(copy)).toBe(copy);
    await database.exec('delete from kept');

    const restored = await open({ dataDir: path.dirname(copy) });
    const { rows } = await restored.query('select count(*) as n from kept');
    expect(rows).toEqual([{ n: 100 }]);
  });
});

describe('upkeep', () => {
  it('bounds the log, and vacuums when there is rest', async () => {
    const database = await open({ checkpointWalBytes: 1024 * 1024, vacuumIdleMs: 50 });
    await database.exec('create table busy (id int primary key, body text)');
    for (let round = 0; round < 40; round += 1) {
      await database.query(
        `insert into busy select n, repeat(md5(n::text), 100) from generate_series(1, 1000) n
         on conflict (id) do update set body = excluded.body || $1`,
        [String(round)],
      );
    }
    await vi.waitFor(() => expect(has('vacuum')).toBe(true), { timeout: 10_000 });
    expect(has('checkpoint')).toBe(true);
    const segments = fs
      .readdirSync(path.join(dataDir, 'pgdata', 'pg_wal'))
      .filter((name) => /^[0-9A-F]{24}$/.test(name));
    expect(segments.length).toBeLessThanOrEqual(6);
    expect(has('upkeep-failed')).toBe(false);
  });

  const PAGES = `select relallvisible as visible from pg_class where relname = 'filled'`;

  it('vacuums what an earlier process has filled and only analyzed', async () => {
    const earlier = await open();
    await earlier.exec(`
      create table filled as select n, md5(n::text) as body from generate_series(1, 30000) n;
      analyze filled`);
    await earlier.close();
    const database = await open({ vacuumIdleMs: 50 });
    const visiblePages = async () => (await database.query(PAGES)).rows[0];
    expect(await visiblePages()).toEqual({ visible: 0 });
    await vi.waitFor(async () => expect(await visiblePages()).not.toEqual({ visible: 0 }), {
      timeout: 20_000,
      interval: 500,
    });
  });

  it('writes a checkpoint some time after a write', async () => {
    const database = await open({ checkpointMs: 50 });
    await database.exec('create table kept (id int)');
    await vi.waitFor(() => expect(has('checkpoint')).toBe(true));
  });

  it('stops as soon as the database is asked to close, and complains of nothing', async () => {
    const database = await open({ checkpointMs: 50 });
    await database.exec('create table kept (id int)');
    await database.transaction(async (tx) => {
      // The checkpoint becomes due while the close waits for this transaction.
      void database.close();
      await tx.query('select pg_sleep(0.3)');
    });
    await database.close();
    expect(has('upkeep-failed')).toBe(false);
    expect(has('checkpoint')).toBe(false);
  });
});
