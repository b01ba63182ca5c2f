import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openMemory } from '@wayfarer/durable-pglite';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import type { Database } from '../../db/database.ts';
import { embeddedDatabase } from '../../db/embedded/embedded-database.ts';
import { migrate, type MigrationSet } from '../../db/upgrade/migrate.ts';
import { findRestore, markCaughtUp } from '../../db/records/restored.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { createTestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { createDatabase } from '../../test/database/postgres.ts';
import { openPaymentsWorld } from '../../test/payments/payments-world.ts';
import {
  identityCall,
  makeMember,
  makeOwner,
  proveAddress,
  type TestPerson,
} from '../../test/people.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { waitingDeletions } from './replay-deletions.ts';

// whole databases are created and filled
vi.setConfig({ testTimeout: 60_000 });

/** Values that a careless copy would change. */
const SHAPES = `
  create table shapes (
    id bigint generated always as identity primary key, word text, bytes bytea, doc jsonb,
    at timestamptz, day date, span interval, ratio double precision, amount numeric, big bigint,
    words text[], yes boolean, long_word text generated always as (word || '!') stored,
    parent bigint references shapes (id));
  create function shapes_are_kept() returns trigger language plpgsql as $$
    begin raise exception 'kept'; end $$;
  create trigger shapes_kept before insert on shapes for each row when (new.word = '')
    execute function shapes_are_kept();
  create table first_rows (id text primary key);
  insert into first_rows values ('made by the migration')`;
const LATER = `alter table shapes add column note text not null default 'added later'`;
const FILL = `
  alter table shapes disable trigger user;
  insert into shapes (word, bytes, doc, at, day, span, ratio, amount, big, words, yes, parent) values
    (E'\\\\ " '' \\n\\r\\t\\u2028 👩‍👩‍👧 e\\u0301 ﷽', '\\x00ff10', '{"b": 1.50, "a": "\\u2028\\\\u0001", "n": null}',
     '2026-01-02 03:04:05.678901+05', '4713-01-01 BC', '1 mon -2 days 00:00:00.000001',
     0.1::float8 + 0.2::float8, 12345678901234567890.000100, 9223372036854775807,
     '{"a,b",NULL,"{}","\\""}', true, 2),
    ('', '', '[]', '-infinity', 'infinity', null, 'NaN', 'NaN', -9223372036854775808, '{}', false, 1),
    (null, null, null, null, null, null, 5e-324, null, null, null, null, null);
  delete from shapes where id = 3; alter table shapes enable trigger user`;

let folder: string;
let sets: MigrationSet[];
const opened: Database[] = [];
const silent = pino({ level: 'silent' });
const quiet = () => undefined;
const inFolder = (name: string) => path.join(folder, name);

/** All migrations, and the test's own tables; `later` adds one of a newer version of the product. */
function withShapes(later = false): MigrationSet[] {
  const migrations = [{ name: '9998-shapes', sql: SHAPES }];
  if (later) migrations.push({ name: '9999-later', sql: LATER });
  return [...sets, { component: 'product', migrations }];
}

async function openedHere(database: Promise<Database>): Promise<Database> {
  opened.push(await database);
  return database;
}
const embedded = async () =>
  openedHere(openMemory({ extensions: ['pg_trgm'] }).then(embeddedDatabase));
/** A new database of this run's engine. */
const configured = async () =>
  process.env['TEST_DATABASE'] === 'postgres'
    ? openedHere(
        Promise.resolve(
          openPostgres(await createDatabase(inject('postgresUrl')), silent, { name: 'test' }),
        ),
      )
    : embedded();

const into = (db: Database) => async () => db;

async function contentOf(file: string): Promise<string[]> {
  const [, ...lines] = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  // without the header, which has a time, and the seal, which covers it; only the copy records that it was restored
  return lines
    .slice(0, -1)
    .filter((line) => !line.startsWith('["restored",'))
    .map((line) =>
      line.startsWith('{"table":"app_settings"') ? '{"table":"app_settings"}' : line,
    );
}

async function tables(db: Database): Promise<unknown[]> {
  return (await db.sql.query(`select tablename from pg_tables where schemaname = 'public'`)).rows;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-data-'));
  sets = await allMigrations();
});
afterAll(async () => {
  for (const db of opened) await db.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a file of all data', () => {
  let source: Database;
  /** A database of this run's engine; each test replaces its contents. */
  let target: Database;
  let empty: Database;
  beforeAll(async () => {
    target = await configured();
    empty = await embedded();
    const world = await openPaymentsWorld();
    source = world.db;
    opened.push(source);
    const traveler = await world.traveler();
    await traveler.pay((await traveler.book())._id);
    await migrate(source.sql, withShapes());
    await source.sql.transaction((tx) => tx.exec(FILL));
  });

  it('copies every byte from one database to the other and back', async () => {
    const { rows } = await exportData(source, inFolder('a'), quiet);
    expect(await importData(into(target), { ...order('a'), force: true })).toBe(rows);
    await exportData(target, inFolder('b'), quiet);
    const back = await embedded();
    await importData(into(back), order('b'));
    await exportData(back, inFolder('c'), quiet);

    const content = await contentOf(inFolder('a'));
    expect(content.length).toBeGreaterThan(60);
    expect(await contentOf(inFolder('b'))).toEqual(content);
    expect(await contentOf(inFolder('c'))).toEqual(content);
    expect((await stat(inFolder('a'))).mode & 0o777).toBe(0o600);

    // texts, bytes and times are unchanged; sequences, keys and triggers work
    const { rows: words } = await back.sql.query(`
      select encode(bytes, 'hex') as bytes, long_word = word || '!' as generated,
             ratio = 0.1::float8 + 0.2::float8 as ratio from shapes where id = 1`);
    expect(words).toEqual([{ bytes: '00ff10', generated: true, ratio: true }]);
    const next = `insert into shapes (word) values ('next') returning id`;
    expect((await back.sql.query(next)).rows).toEqual([{ id: 4 }]);
    await expect(back.sql.query(`delete from payments`)).rejects.toThrow(/never deleted/);
    await expect(back.sql.query(`insert into shapes (parent) values (77)`)).rejects.toThrow(
      /foreign key/,
    );
  });

  it('records that the database was restored, and how old its data is', async () => {
    const asOf = new Date('2026-01-02T03:04:05Z');
    await exportData(source, inFolder('first'), quiet, asOf);
    await importData(into(target), { ...order('first'), force: true });
    const first = await findRestore(target.sql);
    expect(first).toMatchObject({ backupAt: asOf, caughtUp: false });
    expect(Date.now() - (first?.restoredAt.getTime() ?? 0)).toBeLessThan(60_000);

    // changes after the first backup still have to be caught up, even if the second backup was made much later
    const later = new Date('2026-02-02T03:04:05Z');
    await exportData(target, inFolder('second'), quiet, later);
    await importData(into(target), { ...order('second'), force: true });
    const second = await findRestore(target.sql);
    expect(second).toMatchObject({ backupAt: asOf, caughtUp: false });
    expect(second?.id).not.toBe(first?.id);
    if (second) await markCaughtUp(target.sql, second, later);
    expect(await findRestore(target.sql)).toMatchObject({ caughtUp: true });
    await exportData(target, inFolder('third'), quiet, later);
    await importData(into(target), { ...order('third'), force: true });
    expect(await findRestore(target.sql)).toMatchObject({ backupAt: later, caughtUp: false });
  });

  it('doesn’t bring back people who have left since [incident a restore brings back deleted people]', async () => {
    const db = await configured();
    const before = await createTestApp({ db });
    const [gone, stays] = [await before.createTraveler(), await before.createTraveler()];
    await exportData(db, inFolder('before'), quiet);
    expect((await gone.delete(`/users/${gone.uid}`)).status).toBe(200);
    await before.close();
    await importData(into(db), {
      ...order('before'),
      sets: await allMigrations(),
      force: true,
    });
    const world = await createTestApp({ db });
    const there = async () => {
      const both = [[gone.uid, stays.uid]];
      const known = await world.db.sql.query<{ id: string }>(
        'select id from users where id = any($1)',
        both,
      );
      const signIns = await world.db.sql.query<{ id: string }>(
        'select id from identity_users where id = any($1)',
        both,
      );
      return [known.rows, signIns.rows].map((rows) => rows.map(({ id }) => id).sort());
    };
    const both = [gone.uid, stays.uid].sort();
    expect(await there()).toEqual([both, both]);
    expect(await waitingDeletions(world.db.sql)).toBe(1);
    await world.runJob('finish-deletions');
    expect(await there()).toEqual([[stays.uid], [stays.uid]]);
    expect(await waitingDeletions(world.db.sql)).toBe(0);
    await world.close();
  });

  it('doesn’t let people back in whom the agency has shut out since [incident a restore lets in people who were shut out]', async () => {
    const db = await configured();
    const before = await createTestApp({ db });
    const owner = await before.createAdministrator();
    const people = await Promise.all(
      ['blocked', 'gone', 'removed', 'demoted', 'stays'].map((name) => before.createTraveler(name)),
    );
    const [blocked, gone, removed, demoted, stays] = people as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]; // prettier-ignore
    await proveAddress(before, ...people);
    for (const { uid } of [removed, stays]) await makeMember(before, { uid }, 'manager');
    await makeOwner(db, demoted);
    // addresses are recorded only from the first block on
    await owner.put(`/operator/customers/${stays.uid}/block`, { reason: 'A slip.' });
    await owner.delete(`/operator/customers/${stays.uid}/block`);
    await exportData(db, inFolder('access'), quiet, before.clock.now());
    before.clock.advance(60_000);

    for (const { uid } of [blocked, gone]) {
      await owner.put(`/operator/customers/${uid}/block`, { reason: 'Fraud.' });
    }
    expect((await owner.delete(`/operator/customers/${gone.uid}`)).status).toBe(200);
    expect((await owner.delete(`/operator/team/${removed.uid}`)).status).toBe(200);
    expect((await owner.post(`/users/${demoted.uid}/demote`)).status).toBe(200);
    await before.close();
    await importData(into(db), { ...order('access'), sets: await allMigrations(), force: true });

    const world = await createTestApp({ db });
    const enter = async ({ token }: TestPerson) =>
      callerWith(world.app, { authorization: `Bearer ${token}` }).get('/operator/me');
    expect((await enter(blocked)).body.code).toBe('account_blocked');
    expect((await enter(removed)).body.role).toBeNull();
    expect((await enter(demoted)).body.role).toBeNull();
    expect((await enter(stays)).body.role).toBe('manager');
    expect((await enter(owner)).body.role).toBe('owner');
    await world.runJob('follow-blocks');
    expect((await world.identity.admin.getUser(blocked.uid))?.disabled).toBe(true);
    await world.runJob('finish-deletions');
    const account = { email: gone.email, password: gone.password, returnSecureToken: true };
    const { body } = await identityCall(world.app, 'signUp', account);
    expect((await enter({ ...gone, token: body['idToken'] ?? '' })).body.code).toBe(
      'account_blocked',
    );
    await world.close();
  }, 180_000);

  it('is migrated to the current schema', async () => {
    await exportData(source, inFolder('old'), quiet);
    await importData(into(target), { ...order('old'), sets: withShapes(true), force: true });
    const { rows } = await target.sql.query('select distinct note from shapes');
    expect(rows).toEqual([{ note: 'added later' }]);

    await exportData(target, inFolder('new'), quiet);
    await expect(importData(into(empty), order('new'))).rejects.toThrow(
      'a newer version of Wayfarer',
    );
    expect(await tables(empty)).toEqual([]);
  });

  it('replaces existing data only if forced, and never replaces other tables', async () => {
    await exportData(source, inFolder('forced'), quiet);
    const db = target;
    await importData(into(db), { ...order('forced'), force: true });
    await db.sql.query(`insert into app_settings values ('kept', 'mine', now())`);
    await expect(importData(into(db), order('forced'))).rejects.toThrow('not empty: --force');
    const kept = `select value from app_settings where name = 'kept'`;
    expect((await db.sql.query(kept)).rows).toEqual([{ value: 'mine' }]);
    await importData(into(db), { ...order('forced'), force: true });
    expect((await db.sql.query(kept)).rows).toEqual([]);
    await exportData(db, inFolder('forced-again'), quiet);
    expect(await contentOf(inFolder('forced-again'))).toEqual(await contentOf(inFolder('forced')));

    await db.sql.query('create table ledger_of_another (id int)');
    await expect(importData(into(db), { ...order('forced'), force: true })).rejects.toThrow(
      /not Wayfarer's \(ledger_of_another\)/,
    );
    await db.sql.query('drop table ledger_of_another');
  });

  it('is refused if a single byte is wrong, and nothing is written', async () => {
    await exportData(source, inFolder('whole'), quiet);
    const whole = await readFile(inFolder('whole'));
    const damaged: [string, Buffer, RegExp][] = [
      ['cut', whole.subarray(0, whole.length - 100), /damaged or incomplete/],
      ['cut-early', whole.subarray(0, 20), /damaged or incomplete/],
      ['empty', Buffer.alloc(0), /damaged or incomplete/],
      ['text', Buffer.from('create table users'), /damaged or incomplete/],
      ['other', gzipSync('{"format":"else"}\n'), /not a backup/],
      ['future', gzipSync('{"format":"wayfarer-data","version":9,"migrations":[]}\n'), /version 9/],
    ];
    for (const at of [30, Math.floor(whole.length / 2), whole.length - 6]) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
      damaged.push([`flipped-${at}`, flipped, /damaged or incomplete/]);
    }
    // compressed again so that gzip's own checksum is right: without a row, and with another digit
    const lines = gunzipSync(whole).toString().split('\n');
    const row = lines.findIndex((line) => line.startsWith('['));
    damaged.push(['a-row-less', gzipSync(lines.toSpliced(row, 1).join('\n')), /checksum/]);
    const text = lines.join('\n').replace('9223372036854775807', '9223372036854775806');
    damaged.push(['changed', gzipSync(text), /checksum/]);
    for (const [name, bytes, reason] of damaged) {
      await writeFile(inFolder(name), bytes);
      await expect(importData(into(empty), order(name))).rejects.toThrow(reason);
    }
    await expect(importData(into(empty), order('nowhere'))).rejects.toThrow('there is no file');
    expect(await tables(empty)).toEqual([]);
    await expect(exportData(source, inFolder('whole'), quiet)).rejects.toThrow('exists already');
  });
});

describe('an export under writes', () => {
  it('contains the data of one moment', async () => {
    const db = await configured();
    await db.withoutTimeouts(() => migrate(db.sql, withShapes()));
    const state = { writing: true };
    let written = 0;
    const pair = async (n: number) =>
      db.sql.transaction(async (tx) => {
        // in tables that are read at different times
        await tx.query(`insert into first_rows values ($1)`, [`pair-${n}`]);
        await tx.query(`insert into shapes (word) values ($1)`, [`pair-${n}`]);
      });
    const lane = async () => {
      while (state.writing) await pair((written += 1));
    };
    const lanes = [lane(), lane(), lane()];
    for (const name of ['moment-1', 'moment-2']) await exportData(db, inFolder(name), quiet);
    state.writing = false;
    await Promise.all(lanes);
    await exportData(db, inFolder('moment-3'), quiet);

    const pairs = await Promise.all(
      [1, 2, 3].map(
        async (n) => (await contentOf(inFolder(`moment-${n}`))).join().match(/"pair-\d+"/g) ?? [],
      ),
    );
    for (const found of pairs) expect(new Set(found).size * 2).toBe(found.length);
    const [, second = [], last = []] = pairs;
    expect(last.length).toBe(2 * written);
    expect(last.length).toBeGreaterThan(second.length);
  });
});

function order(name: string) {
  return { file: inFolder(name), sets: withShapes(), force: false, progress: quiet };
}
