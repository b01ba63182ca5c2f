import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { comparePlaces } from '../../features/places/index.ts';
import { refreshMonths } from '../../features/spots/index.ts';
import { loadDemoContent } from './demo-content.ts';
import { loadDemoDepartures } from './demo-departures.ts';

const DAY_MS = 86_400_000;

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const load = () => loadDemoDepartures(world.db.orm, world.clock);
const count = async (table: string) => {
  const { rows } = await world.db.sql.query<{ rows: number }>(
    `select count(*)::int as rows from ${table}`,
  );
  return rows[0]?.rows;
};
async function spotNamed(spot: string) {
  const { body } = await world.anonymous.get('/allSpots');
  const found = (body as { _id: string; spot: string; departures?: { next: string } }[]).find(
    (one) => one.spot === spot,
  );
  if (!found) throw new Error(`no ${spot}`);
  return found;
}

describe('the departures of the demo', () => {
  it('don’t exist without its content', async () => {
    expect(await load()).toBe(false);
    expect(await count('departures')).toBe(0);
  });

  it('are planned once, no matter how many processes start, with full days that are counted', async () => {
    await loadDemoContent(world.db.orm, world.clock, 'usd');
    await Promise.all([load(), load(), load()]);
    const [days, booked] = [await count('departures'), await count('bookings')];
    expect(booked).toBe(2);
    expect(await load()).toBe(false);
    expect([await count('departures'), await count('bookings')]).toEqual([days, booked]);
    expect(await comparePlaces(world.db.sql)).toEqual({ limited: 6, wrong: [] });
    const { rows } = await world.db.sql.query(
      'select 1 from departures where taken = capacity and taken = 4',
    );
    expect(rows).toHaveLength(3);
  });

  it('are shown and found by month, with seasons beside them', async () => {
    await refreshMonths(world.context);
    await world.context.invalidate('spots');
    const dunes = await spotNamed('Erg Chebbi Dunes');
    const { body } = await world.anonymous.get(`/allSpots/${dunes._id}`);
    expect(body.departures.next >= world.clock.now().toISOString().slice(0, 10)).toBe(true);
    const inJune = (await world.anonymous.get('/allSpots?month=6')).body as { spot: string }[];
    const inDecember = (await world.anonymous.get('/allSpots?month=12')).body as typeof inJune;
    const names = (list: typeof inJune) => list.map(({ spot }) => spot);
    expect(names(inJune)).toContain('Fairy Meadows');
    expect(names(inDecember)).not.toContain('Fairy Meadows');
    expect(names(inDecember)).toContain('Erg Chebbi Dunes');
    expect(await spotNamed('Great Barrier Reef')).toMatchObject({ lowestCost: '$280' });
  });

  it('continue at a later start, unless someone has changed the limits', async () => {
    const agency = await world.createAdministrator();
    const tower = await spotNamed('Petronas Towers and KLCC');
    const path = `/operator/spots/${tower._id}/availability`;
    const read = await agency.get(`${path}?from=2027-01-01&to=2027-01-02`);
    const { limits, revision } = read.body as { limits: object; revision: number };
    const set = await agency.put(path, { limits: { ...limits, capacity: 9 }, revision });
    expect(set.status).toBe(200);
    const days = (await count('departures')) ?? 0;
    world.clock.advance(200 * DAY_MS);
    expect(await load()).toBe(true);
    expect(await count('departures')).toBeGreaterThan(days);
    // the later start adds one booking for the dunes and none for the towers
    expect(await count('bookings')).toBe(3);
    expect((await comparePlaces(world.db.sql)).wrong).toEqual([]);
    await world.context.invalidate('spots');
    const { next } = (await spotNamed('Erg Chebbi Dunes')).departures ?? { next: '' };
    expect(next >= world.clock.now().toISOString().slice(0, 10)).toBe(true);
  });
});
