import type { Spot, SpotFacets } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

const TOTAL = 1203;
const PAGE = 1000;

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
  await world.db.sql.query(
    `insert into spots (id, spot, country, location, description, image, cost, currency, seasonality,
       travel_time, visitors_per_year, rating, visitors, name_key, country_key, search_text, created_at)
     select 'spot-' || n, 'Spot ' || n, 'Italy', '', '', '/media/x.webp', 50000, 'usd', '', '', '', 4.5,
       n % 7, 'spot ' || n, 'italy', 'spot ' || n || ' italy', $1
     from generate_series(1, ${TOTAL}) as n`,
    [world.clock.now()],
  );
});
afterAll(() => world.close());

it('[spec §7 GET /allSpots: all] [spec §7 GET /allSpots: next] a thousand spots are returned at once, with a link to the rest', async () => {
  const first = await world.anonymous.get('/allSpots');
  expect([first.status, first.body.length]).toEqual([200, PAGE]);
  const link = /^<\/api(\/allSpots\?.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1];
  const rest = await world.anonymous.get(link ?? '/no-link');
  expect([rest.status, rest.body.length]).toEqual([200, TOTAL - PAGE]);
  expect(rest.headers['link']).toBeUndefined();
  const ids = [...first.body, ...rest.body].map(({ _id }: Spot) => _id);
  expect(new Set(ids).size).toBe(TOTAL);
});

it('counts a search up to a thousand, and says whether there are more', async () => {
  const counted = async (query: string) =>
    (await world.anonymous.get(`/allSpots/facets?${query}`)).body as SpotFacets;
  const many = await counted('search=spot');
  expect(many).toMatchObject({ total: 1000, totalIsExact: false, siteTotal: TOTAL });
  expect([many.categories.all, many.countries]).toEqual([
    1000,
    [{ country: 'Italy', count: 1000 }],
  ]);
  await world.db.sql.query(`update spots set search_text = search_text || ' thousand' where id in
    (select id from spots order by id limit 1000)`);
  await world.context.invalidate('spots');
  expect(await counted('search=thousand')).toMatchObject({ total: 1000, totalIsExact: true });
  expect(await counted('search=spot&maxCost=499')).toMatchObject({ total: 0, totalIsExact: true });
  expect(await counted('minCost=500')).toMatchObject({ total: 1000, totalIsExact: false });
  expect(await counted('country=italy')).toMatchObject({ total: TOTAL, totalIsExact: true });
});
