import { LIST_PAGE, type Booking } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let traveler: TestPerson;
let administrator: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  traveler = await world.createTraveler();
  administrator = await world.createAdministrator();
  const input = bookingInput(await addSpot(traveler));
  const { body } = await traveler.post('/bookings', input);
  // Several bookings on each day, so that pages end in the middle of a day.
  await world.db.sql.query(
    `insert into bookings select id || n, uid, spot_id, travel_spot, travel_country, travel_season,
       travel_name, travel_email, cost_minor, currency, travel_date + n / 7, duration_days, created_at, updated_at
     from bookings, generate_series(1, $2) n where id = $1`,
    [body._id, 2 * LIST_PAGE + 4],
  );
  await administrator.post('/bookings', input);
});
afterAll(() => world.close());

async function pagesOf(person: TestPerson, list: string) {
  const pages: Booking[][] = [];
  let path: string | undefined = list;
  while (path !== undefined) {
    const answer = await person.get(path);
    expect(answer.status).toBe(200);
    pages.push(answer.body as Booking[]);
    path = /^<\/api((?:\/admin)?\/bookings\?cursor=[^>]+)>; rel="next"$/.exec(
      String(answer.headers['link']),
    )?.[1];
  }
  return pages;
}

it.each([
  ['everybody', () => administrator, '/admin/bookings', 2 * LIST_PAGE + 6],
  ['a traveller', () => traveler, '/bookings', 2 * LIST_PAGE + 5],
])(
  'the bookings of %s are read in pages, each once and newest first',
  async (_who, person, list, count) => {
    const pages = await pagesOf(person(), list);
    expect(pages.map(({ length }) => length)).toEqual([
      LIST_PAGE,
      LIST_PAGE,
      count - 2 * LIST_PAGE,
    ]);
    const all = pages.flat();
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(count);
    const dates = all.map(({ travelDate }) => travelDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  },
);

it('an administrator has their own bookings like anyone else', async () => {
  expect((await pagesOf(administrator, '/bookings')).map(({ length }) => length)).toEqual([1]);
  expect((await traveler.get('/admin/bookings')).status).toBe(403);
});

it.each(['x', 'W10', '', Buffer.from('["2030-02-30","x"]').toString('base64url')])(
  'only our own cursors are accepted, not %j',
  async (cursor) => {
    const answer = await administrator.get(`/bookings?cursor=${cursor}`);
    expect([answer.status, answer.body.field]).toEqual([400, 'cursor']);
  },
);
