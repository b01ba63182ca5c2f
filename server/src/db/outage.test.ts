import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

/** Always its own PostgreSQL: only a server can be taken away from outside. */
describe('while PostgreSQL is away', () => {
  let postgres: Postgres;
  let db: Database;
  let world: TestApp;

  beforeAll(async () => {
    postgres = await startPostgres();
    db = openPostgres(await postgres.createDatabase(), pino({ level: 'silent' }));
    world = await createTestApp({ db });
  });
  afterAll(async () => {
    await world.close();
    await db.close();
    await postgres.stop();
  });

  it('callers get 503 with Retry-After, and service comes back by itself', async () => {
    const person = await world.createTraveller();
    expect((await person.get('/account')).status).toBe(200);
    await postgres.halt();

    const away = await person.get('/account');
    expect([away.status, away.body.code]).toEqual([503, 'unavailable']);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.stringify(away.body)).not.toMatch(/ECONN|127\.0|postgres/i);
    expect((await world.app.inject('/healthz')).statusCode).toBe(200);
    expect((await world.app.inject('/readyz')).statusCode).toBe(503);

    await postgres.resume();
    await expect
      .poll(async () => (await world.app.inject('/readyz')).statusCode, { timeout: 10_000 })
      .toBe(200);
    expect((await person.get('/account')).status).toBe(200);
  });

  it('a change reaches the ready answers of another process', async () => {
    const other = await createTestApp({ db });
    const person = await world.createTraveller();
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
