import { afterAll, beforeAll, expect, it } from 'vitest';
import { allMigrations } from '../../../../db/upgrade/all-migrations.ts';
import type { Database } from '../../../../db/database.ts';
import { migrate } from '../../../../db/upgrade/migrate.ts';
import { createTestApp, openEmptyDatabase, type TestApp } from '../../../../test/app.ts';

const INSERT = `
  insert into spots (id, spot, country, location, category, description, image, cost, currency,
    seasonality, travel_time, visitors_per_year, rating, visitors, name_key, country_key, search_text,
    created_at)
  values ($1, $2, 'Peru', 'Coast', 'beach', '', '/x', 1200, 'usd', '', '', '', 4, 1, $3, $4, $5, now())`;

let db: Database;
let world: TestApp;

beforeAll(async () => {
  db = await openEmptyDatabase();
  const sets = await allMigrations();
  const before = sets.map(({ component, migrations }) => ({
    component,
    migrations: migrations.filter(({ name }) => component !== 'product' || name < '0008'),
  }));
  await migrate(db.sql, before);
  // more letters than an index entry can hold, next to keys of the usual length
  const letters = Array.from(
    { length: 2000 },
    (_, n) => 0x4e00 + ((n * n * 977 + n * 7919) % 20_000),
  );
  const long = String.fromCodePoint(...letters).replaceAll(/.{99}/gu, '$& ');
  const keys = [long.slice(0, 400), long.slice(400, 700), `bay ${long}`];
  await db.sql.query(INSERT, ['a', 'Quiet Bay', 'quiet bay', 'peru', 'quiet bay peru coast']);
  await db.sql.query(INSERT, ['b', 'Long Bay', ...keys]);
  world = await createTestApp({ db });
}, 180_000);
afterAll(async () => {
  await world.close();
  await db.close();
});

it('destinations of a version without these indexes are found by them after the upgrade', async () => {
  const ids = async (query: string) => {
    const { body } = await world.anonymous.get(`/allSpots?sort=name&${query}`);
    return (body as { _id: string }[]).map(({ _id }) => _id);
  };
  expect(await ids('search=bay')).toEqual(['a', 'b']);
  expect(await ids('search=bay&country=peru&category=beach&minCost=12&maxCost=12')).toEqual(['a']);
  expect(await ids('minCost=12&maxCost=12')).toEqual(['a', 'b']);
});
