import type { OwnSpot } from '@wayfarer/contract';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Answer } from '../../test/caller.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { startPostgres, type Postgres } from '../../test/database/postgres.ts';
import { unavailability } from '../database-errors.ts';
import type { Database } from '../database.ts';
import { openPostgres } from './open-postgres.ts';

/** With its own PostgreSQL, because only a server can be made unavailable from outside. */
describe('while PostgreSQL is unavailable', () => {
  let postgres: Postgres;
  let db: Database;
  let world: TestApp;
  let databaseUrl: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.createDatabase();
    db = openPostgres(databaseUrl, pino({ level: 'silent' }));
    world = await createTestApp({ db });
  });
  afterAll(async () => {
    await world.close();
    await db.close();
    await postgres.stop();
  });

  const databaseName = () => new URL(databaseUrl).pathname.slice(1);

  async function asOperator<Row extends object>(statement: string): Promise<Row[]> {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Stops the server and its backends; returns a function that resumes them. */
  async function freeze(): Promise<() => void> {
    const backends = await asOperator<{ pid: number }>(
      `select pid from pg_stat_activity where datname = '${databaseName()}'`,
    );
    const pids = [postgres.pid, ...backends.map(({ pid }) => pid)];
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    return () => pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
  }

  /** For one traveler after the other, because unpaid trips per person are limited. */
  async function bookingByMany(spot: OwnSpot, travelers: number): Promise<() => Promise<Answer>> {
    const people = await Promise.all(
      Array.from({ length: travelers }, () => world.createTraveler()),
    );
    let turn = 0;
    return async () => {
      const person = people[turn % people.length];
      turn += 1;
      if (!person) throw new Error('nobody books');
      return person.post('/bookings', bookingInput(spot));
    };
  }

  const becomesReady = async () =>
    await expect
      .poll(async () => (await world.app.inject('/readyz')).statusCode, { timeout: 20_000 })
      .toBe(200);

  it('callers get 503 with Retry-After, and service resumes by itself', async () => {
    const person = await world.createTraveler();
    expect((await person.get('/account')).status).toBe(200);
    await postgres.halt();

    const away = await person.get('/account');
    expect([away.status, away.body.code]).toEqual([503, 'unavailable']);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.stringify(away.body)).not.toMatch(/ECONN|127\.0|postgres/i);
    expect((await world.app.inject('/healthz')).statusCode).toBe(200);
    expect((await world.app.inject('/readyz')).statusCode).toBe(503);

    await postgres.resume();
    await becomesReady();
    expect((await person.get('/account')).status).toBe(200);
  });

  it('a frozen server: calls get 503 within the time limits, no connection is kept, and service resumes when it is thawed', async () => {
    const person = await world.createTraveler();
    const spot = await addSpot(person);
    const book = await bookingByMany(spot, 12);
    // as many calls as the pool has connections, so that the freeze affects each
    const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, work));
    await many(book);
    const begin = () => db.orm.transaction(async (tx) => void (await tx.execute('select 1')));
    const beginRaw = () => db.sql.transaction(async (tx) => void (await tx.query('select 1')));
    const thaw = await freeze();
    const began = performance.now();
    try {
      const waiting = Promise.all([
        ...[begin, begin, beginRaw, beginRaw].map((ask) =>
          ask().catch((error: unknown) => unavailability(error)?.code),
        ),
        ...[1, 2, 3].map(async () => answerOf(await book())),
        person.get('/account').then(answerOf),
      ]);
      expect((await world.app.inject('/healthz')).statusCode).toBe(200);
      expect((await world.app.inject('/readyz')).statusCode).toBe(503);
      const away = await waiting;
      expect(new Set(away.slice(0, 4))).toEqual(new Set(['DB_UNAVAILABLE']));
      expect(new Set(away.slice(4))).toEqual(new Set(['503, try again']));
    } finally {
      thaw();
    }
    // one timeout, because a silent connection gets no further statements, not even a rollback
    expect(performance.now() - began).toBeLessThan(17_000);

    await becomesReady();
    expect(new Set((await many(book)).map(answerOf))).toEqual(new Set(['201']));
    // the whole pool is available again at once
    let taken = 0;
    await many(() =>
      db.orm.transaction(async () => {
        taken += 1;
        await expect.poll(() => taken, { timeout: 10_000 }).toBe(12);
      }),
    );
  }, 60_000);

  it('a frozen server doesn’t delay the end of a process', async () => {
    const own = openPostgres(databaseUrl, pino({ level: 'silent' }));
    const other = await createTestApp({ db: own });
    expect((await other.app.inject('/readyz')).statusCode).toBe(200);
    const thaw = await freeze();
    const began = performance.now();
    // a statement that is still waiting for its answer must not delay closing
    const waiting = own.sql.query('select 1').catch(() => undefined);
    try {
      await other.close();
      await own.close();
      expect(performance.now() - began).toBeLessThan(4000);
    } finally {
      thaw();
    }
    await waiting;
    await becomesReady();
  }, 60_000);

  it('if connections are cut under load, no booking is lost, and calls get only 201 or 503', async () => {
    const spot = await addSpot(await world.createTraveler());
    const book = await bookingByMany(spot, 15);
    const acknowledged = new Set<string>();
    const others: string[] = [];
    const state = { booking: true };
    const lane = async () => {
      while (state.booking) {
        const answer = await book();
        if (answer.status === 201) acknowledged.add(answer.body._id);
        else others.push(answerOf(answer));
      }
    };
    const lanes = Array.from({ length: 6 }, lane);
    for (let cut = 1; cut <= 5; cut += 1) {
      const enough = acknowledged.size + 5;
      await expect
        .poll(() => acknowledged.size, { interval: 1, timeout: 15_000 })
        .toBeGreaterThan(enough);
      await asOperator(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${databaseName()}' and application_name = 'wayfarer'`);
    }
    state.booking = false;
    await Promise.all(lanes);
    expect(others.filter((answer) => answer !== '503, try again')).toEqual([]);
    const { rows: bookings } = await db.sql.query<{ id: string }>('select id from bookings');
    const stored = new Set(bookings.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    const back = await Promise.all(Array.from({ length: 24 }, book));
    expect(new Set(back.map(answerOf))).toEqual(new Set(['201']));
  }, 60_000);

  it('if its disk is full, writes get 503 and reads continue', async () => {
    const person = await world.createTraveler();
    const spot = await addSpot(person);
    // the error that the server reports when a table can't grow
    await db.sql.transaction((tx) =>
      tx.exec(`
        create function no_space() returns trigger language plpgsql as $$
          begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
        create trigger no_space before insert on bookings execute function no_space()`),
    );
    expect(answerOf(await person.post('/bookings', bookingInput(spot)))).toBe('503, try again');
    expect((await person.get('/bookings')).body).toEqual([]);
    await db.sql.query('drop trigger no_space on bookings');
    expect(answerOf(await person.post('/bookings', bookingInput(spot)))).toBe('201');
  });

  it('a change reaches the cached responses of another process', async () => {
    const other = await createTestApp({ db });
    const person = await world.createTraveler();
    const count = async (where: TestApp) =>
      (await where.anonymous.get('/allSpots')).body.length as number;
    const before = await count(other);
    await person.post('/allSpots', {
      spot: 'Far',
      country: 'Chile',
      average_cost: '5',
      image: 'https://x.yz/a.png',
    });
    expect(await count(world)).toBe(before + 1);
    await expect.poll(() => count(other), { timeout: 5000 }).toBe(before + 1);
    await other.close();
  });
});

function answerOf({ status, headers }: Answer): string {
  return Number(headers['retry-after']) > 0 ? `${status}, try again` : String(status);
}
