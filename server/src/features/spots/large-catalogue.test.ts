import type { Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

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

it('[spec §7 GET /allSpots: all] [spec §7 GET /allSpots: next] a thousand spots come at once, and a link leads to the rest', async () => {
  const first = await world.anonymous.get('/allSpots');
  expect([first.status, first.body.length]).toEqual([200, PAGE]);
  const link = /^<\/api(\/allSpots\?.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1];
  const rest = await world.anonymous.get(link ?? '/no-link');
  expect([rest.status, rest.body.length]).toEqual([200, TOTAL - PAGE]);
  expect(rest.headers['link']).toBeUndefined();
  const ids = [...first.body, ...rest.body].map(({ _id }: Spot) => _id);
  expect(new Set(ids).size).toBe(TOTAL);
});
