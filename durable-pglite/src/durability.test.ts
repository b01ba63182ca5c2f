import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDurable, type DurableDatabase } from '@wayfarer/durable-pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory, Writer } from './test/child.ts';

let dataDir: string;
const writers: Writer[] = [];

function startWriter(): Writer {
  const writer = new Writer(dataDir);
  writers.push(writer);
  return writer;
}

beforeEach(() => {
  dataDir = path.join(temporaryDirectory(), 'data');
});

afterEach(async () => {
  for (const writer of writers.splice(0)) await writer.kill();
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

/** The ids found by a full scan and by the index, which must be the same. */
async function readBookings(database: DurableDatabase) {
  const ids = async (setting: string) =>
    database.transaction(async (tx) => {
      await tx.exec(setting);
      const { rows } = await tx.query<{ id: number }>(
        "select id from booking where who >= '' order by id",
      );
      return rows.map((row) => row.id);
    });
  const scanned = await ids('set local enable_indexscan = off; set local enable_bitmapscan = off');
  const indexed = await ids('set local enable_seqscan = off');
  const { rows } = await database.query<{ n: number }>('select n from tally');
  return { scanned, indexed, tally: rows[0]?.n };
}

describe('kill -9 while writing', () => {
  it('loses no acknowledged row and keeps the indexes intact', { timeout: 180_000 }, async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const writer = startWriter();
      const enough = randomInt(20, 120);
      await writer.until(({ acknowledged }) => acknowledged.length >= enough);
      await writer.kill();
      acknowledged.push(...writer.acknowledged);
    }
    const database = await openDurable({ dataDir, extensions: ['amcheck'] });
    const { scanned, indexed, tally } = await readBookings(database);
    await database.exec('create extension amcheck');
    const damaged = await database.query("select * from verify_heapam('booking')");
    await database.query(
      `select bt_index_check(index => i.indexrelid, heapallindexed => true)
       from pg_index i join pg_class c on c.oid = i.indrelid where c.relname = 'booking'`,
    );
    await database.close();

    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    const stored = new Set(scanned);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(indexed).toEqual(scanned);
    expect(tally).toBe(scanned.length);
    expect(damaged.rows).toEqual([]);
  });
});

describe('interrupted first start', () => {
  it('is cleaned up by the next start', { timeout: 180_000 }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const writer = startWriter();
      await writer.until(({ lines }) => lines.includes('opening'));
      await delay(randomInt(5, 700)); // this test varies the time of the kill
      await writer.kill();
      if (fs.existsSync(path.join(dataDir, 'pgdata'))) fs.rmSync(dataDir, { recursive: true });
    }
    fs.mkdirSync(path.join(dataDir, 'pgdata.init-1', 'base'), { recursive: true });

    const database = await openDurable({ dataDir });
    const { rows } = await database.query<{ one: number }>('select 1 as one');
    await database.close();

    expect(rows).toEqual([{ one: 1 }]);
    expect(fs.readdirSync(dataDir)).toEqual(['pgdata']);
  });
});

describe('an installation without a prepared template', () => {
  it('runs initdb at the first start', { timeout: 180_000 }, async () => {
    // A copy of the built package without the template. Its dependency is resolved as usual.
    const copy = path.dirname(dataDir);
    const built = path.join(import.meta.dirname, '../dist');
    fs.cpSync(built, path.join(copy, 'dist'), {
      recursive: true,
      filter: (source) => !source.endsWith('.tar'),
    });
    const modules = path.join(import.meta.dirname, '../../node_modules');
    fs.symlinkSync(modules, path.join(copy, 'node_modules'), 'junction');
    const script = `
      import { openDurable } from './dist/index.js';
      const database = await openDurable({ dataDir: 'data' });
      console.log(JSON.stringify(await database.query('select 1 as one')));
      await database.close();`;
    fs.writeFileSync(path.join(copy, 'start.mjs'), script);
    const { stdout } = await promisify(execFile)(process.execPath, ['start.mjs'], { cwd: copy });
    expect(JSON.parse(stdout)).toEqual({ rows: [{ one: 1 }], rowCount: 1 });
    expect(fs.readdirSync(dataDir)).toEqual(['pgdata']);

    const database = await openDurable({ dataDir });
    expect((await database.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
    await database.close();
  });
});

describe('the lock', () => {
  it('refuses a second process and outlives a killed one', { timeout: 120_000 }, async () => {
    const database = await openDurable({ dataDir });
    const second = startWriter();
    await second.exit();
    expect(second.lines.at(-1)).toMatch(
      new RegExp(`^failed: DirectoryInUseError: .*in use by process ${process.pid} on `),
    );
    await database.close();

    const third = startWriter();
    await third.until(({ lines }) => lines.includes('ready'));
    await expect(openDurable({ dataDir })).rejects.toMatchObject({
      name: 'DirectoryInUseError',
      pid: third.process.pid,
    });
    await third.kill();
    expect(fs.existsSync(path.join(dataDir, 'owner.lock'))).toBe(true);

    const after = await openDurable({ dataDir });
    expect(await after.health()).toMatchObject({ ok: true });
    await after.close();
    expect(fs.existsSync(path.join(dataDir, 'owner.lock'))).toBe(false);
  });
});
