import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import { startPostgres, type Postgres, type Standby } from '../../../test/database/postgres.ts';
import type { Database } from '../../database.ts';
import { openPostgres } from '../open-postgres.ts';

/** One server follows the other, and is promoted after that one has been killed. */
describe('a DATABASE_URL with two servers', () => {
  let first: Postgres;
  let second: Standby;
  let db: Database;
  let world: TestApp;

  async function ask(url: string, ...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    first = await startPostgres();
    const url = new URL(await first.createDatabase());
    second = await first.startStandby();
    // acknowledged changes are on both servers
    await ask(
      first.url,
      `alter system set synchronous_standby_names = '*'`,
      'select pg_reload_conf()',
    );
    // the standby is named first, so it must be skipped
    url.host = `${new URL(second.url).host}`;
    const both = url.href.replace(url.host, `${url.host},${new URL(first.url).host}`);
    db = openPostgres(both, pino({ level: 'silent' }));
    world = await createTestApp({ db });
  });
  afterAll(async () => {
    await world.close();
    await db.close();
    await second.stop();
    await first.stop();
  });

  it('finds the server that accepts writes, and follows when another one is promoted; no acknowledged data is lost', async () => {
    const person = await world.createTraveler();
    const spot = await addSpot(person);
    const before = await person.post('/bookings', bookingInput(spot));
    expect(before.status).toBe(201);
    const noticed = vi.fn<(payload: string) => void>();
    const stop = await db.listen('wayfarer_failover_test', noticed);

    await first.halt();
    const away = await person.post('/bookings', bookingInput(spot));
    expect(away.status).toBe(503);
    await ask(second.url, 'select pg_promote()', `alter system set synchronous_standby_names = ''`);
    await ask(second.url, 'select pg_reload_conf()');

    await expect
      .poll(async () => (await world.app.inject('/readyz')).statusCode, { timeout: 20_000 })
      .toBe(200);
    const after = await person.post('/bookings', bookingInput(spot));
    expect(after.status).toBe(201);
    const { body } = await person.get('/bookings');
    const ids = (body as { _id: string }[]).map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining([before.body._id, after.body._id]));
    expect(ids).toHaveLength(2);

    // notifications come from the new server, too
    await expect
      .poll(
        async () => {
          await db.notify('wayfarer_failover_test', 'there');
          return noticed.mock.calls.length;
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0);
    await stop();
  });
});
