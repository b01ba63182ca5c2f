import { CATEGORIES } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { callerOf, intentIdOf } from './payments/payments-caller.ts';
import type { TestPerson } from './people.ts';

let world: TestApp;
let traveler: TestPerson;
let other: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  world = await createTestApp({ env: { SEED: 'demo' } });
  traveler = await world.createTraveler('Lin Literal');
  other = await world.createTraveler('Otto Other');
  administrator = await world.createAdministrator();
});
afterAll(() => world.close());

const OPEN_CALLS = ['/allSpots', '/bestSpots', '/team', '/review'];
let count = 0;

/** Exactly the payload of the specification's table, with a name that no other spot has. */
function spotPayload({ email }: TestPerson) {
  count += 1;
  return {
    spot: `Literal Bay ${count}`,
    country: 'Portugal',
    average_cost: '$500',
    seasonality: 'Summer (June - August)',
    travel_time: '3-5 days',
    totalVisitorsPerYear: '500K+',
    image: 'https://example.com/bay.jpg',
    description: 'A bay without a road.',
    email,
    createdAt: '2026-01-31T09:30:00.000Z',
    createdBy: email,
  };
}

function bookingPayload(person: TestPerson, spot: ReturnType<typeof spotPayload>) {
  return {
    travelSpot: spot.spot,
    travelCountry: spot.country,
    travelCost: spot.average_cost,
    travelSeason: spot.seasonality,
    travelName: person.name,
    travelEmail: person.email,
    travelDate: '2090-06-15',
    travelDuration: 5,
  };
}

async function book(person: TestPerson) {
  const spot = spotPayload(person);
  expect((await person.post('/allSpots', spot)).status).toBe(201);
  const payload = bookingPayload(person, spot);
  return { payload, made: await person.post('/bookings', payload) };
}

const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, expect.any(String)]));

const SPOT_TEXTS = texts(
  '_id',
  'spot',
  'country',
  'location',
  'description',
  'image',
  'average_cost',
  'seasonality',
  'travel_time',
  'totalVisitorsPerYear',
  'createdAt',
);

async function openList(path: string) {
  const { status, body } = await world.anonymous.get(path);
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(0);
  return body as Record<string, unknown>[];
}

describe('requests written literally after spec §7, by anyone', () => {
  it('[spec §6 Roles: open calls] need no token, and accept one', async () => {
    for (const path of OPEN_CALLS) {
      const alone = await world.anonymous.get(path);
      expect([path, alone.status]).toEqual([path, 200]);
      expect((await traveler.get(path)).body).toEqual(alone.body);
    }
  });

  it('[spec §7 GET /bestSpots: list] [spec §3 Best spot: fields] GET /bestSpots', async () => {
    for (const entry of await openList('/bestSpots')) {
      expect(entry).toMatchObject(
        texts('_id', 'img', 'title', 'description', 'location', 'country'),
      );
    }
  });

  it('[spec §7 GET /team: list] [spec §3 Team member: fields] GET /team', async () => {
    for (const entry of await openList('/team')) {
      expect(entry).toMatchObject(texts('id', 'img', 'name', 'post', 'mail', 'quote'));
      const { expertise } = entry;
      expect(expertise).toEqual(Array.from(expertise as string[], () => expect.any(String)));
    }
  });

  it('[spec §7 GET /review: list] [spec §3 Review: fields] GET /review', async () => {
    for (const entry of await openList('/review')) {
      expect(entry).toMatchObject(
        texts('id', 'name', 'img', 'message', 'location', 'date', 'destination'),
      );
      expect(entry['likes']).toEqual(expect.any(Number));
      expect([1, 2, 3, 4, 5]).toContain(entry['rating']);
    }
  });

  it('[spec §7 GET /allSpots: all] [spec §7 GET /allSpots/id: one] GET /allSpots, and one of them', async () => {
    const all = await openList('/allSpots');
    const { rows } = await world.db.sql.query<{ id: string }>('select id from spots order by id');
    expect(all.map(({ _id }) => _id).sort()).toEqual(rows.map(({ id }) => id).sort());
    for (const spot of all) {
      expect(spot).toMatchObject({
        ...SPOT_TEXTS,
        average_cost: expect.stringMatching(/^\$[\d,]+(\.\d\d)?$/),
        rating: expect.any(Number),
        visitors: expect.any(Number),
        likes: expect.any(Number),
      });
      expect([null, ...CATEGORIES]).toContain(spot['category']);
    }
    const one = await world.anonymous.get(`/allSpots/${String(all[0]?.['_id'])}`);
    // A single spot has more fields than the list: the time zone of its bookings, the details of the trip, and the host.
    const told = { details: expect.any(Object), host: expect.any(Object) };
    const { faq: _answers, ...shown } = one.body;
    const more = { timeZone: expect.any(String), ...told };
    expect([one.status, shown]).toEqual([200, { ...all[0], ...more }]);
    const unknown = await world.anonymous.get('/allSpots/nowhere');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  });
});

describe('requests written literally after spec §7, with a bearer token', () => {
  it('[spec §7 Requests: JSON] [spec §7 Requests: query parameters] may name the JSON type without a body, and add queries', async () => {
    const headers = {
      authorization: `Bearer ${traveler.token}`,
      'content-type': 'application/json; charset=utf-8',
    };
    const paths = [...OPEN_CALLS, '/allSpotsById', '/bookings', '/payments'];
    for (const path of paths) {
      const url = `/api${path}?_=1700000000`;
      const answer = await world.app.inject({ method: 'GET', url, headers });
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect(answer.json()).toEqual((await traveler.get(path)).body);
    }
    const { body: spot } = await traveler.post('/allSpots', spotPayload(traveler));
    const url = `/api/allSpots/${spot._id}?_=1`;
    const gone = await world.app.inject({ method: 'DELETE', url, headers });
    expect([gone.statusCode, gone.json()]).toEqual([200, { deletedCount: 1 }]);
  });

  it('[spec §7 POST /allSpots: add] [spec §3 Spot: fields] POST /allSpots, GET /allSpotsById, DELETE /allSpots/{id}', async () => {
    const payload = spotPayload(traveler);
    const made = await traveler.post('/allSpots', payload);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...SPOT_TEXTS,
      ...payload,
      category: null,
      rating: 4.5,
      visitors: 0,
      createdAt: world.clock.now().toISOString(),
    });
    const address = encodeURIComponent(traveler.email);
    const own = await traveler.get(`/allSpotsById?email=${address}`);
    expect([own.status, own.body]).toEqual([200, expect.arrayContaining([made.body])]);
    const gone = await traveler.delete(`/allSpots/${made.body._id}`);
    expect([gone.status, gone.body]).toEqual([200, { deletedCount: 1 }]);
  });

  it('[spec §7 POST /bookings: create] [spec §3 Booking: fields] [spec §3 Booking: cost text] [spec §3 Booking: duration] POST, GET, PUT and DELETE of /bookings', async () => {
    const { payload, made } = await book(traveler);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ _id: expect.any(String), ...payload });
    expect(made.body).toMatchObject({ travelCost: '$500', travelDuration: 5 });
    const path = `/bookings/${made.body._id}`;
    const list = await traveler.get('/bookings');
    expect([list.status, list.body]).toEqual([200, [made.body]]);
    const one = await traveler.get(path);
    expect([one.status, one.body]).toEqual([200, made.body]);
    const change = { travelDate: '2090-07-01', travelDuration: 30 };
    const changed = await traveler.put(path, change);
    // 30 days at $500, of which one day is due now.
    const breakdown = { ...made.body.breakdown, total: 1_500_000, dueOnArrival: 1_450_000 };
    const [line] = made.body.priceLines;
    const priceLines = [{ ...line, days: 30, amount: 1_500_000 }];
    const expected = { ...made.body, ...change, priceLines, breakdown, revision: 2 };
    expect([changed.status, changed.body]).toEqual([200, expected]);
    const gone = await traveler.delete(path);
    expect([gone.status, gone.body]).toEqual([200, { deletedCount: 1 }]);
  });

  it('[spec §7 POST /payments/create-payment-intent: clientSecret] [spec §7 POST /payments/create-payment-intent: price alone] [spec §7 POST /payments: save] [spec §3 Payment record: fields] [spec §3 Payment record: price] [spec §3 Payment record: transactionId] POST /payments/create-payment-intent, and POST, GET and DELETE of /payments', async () => {
    const { made } = await book(other);
    const opened = await other.post('/payments/create-payment-intent', { price: 500 });
    expect(opened.status).toBe(200);
    const clientSecret = String(opened.body.clientSecret);
    expect(await callerOf(world, other).confirm(clientSecret)).toBe('succeeded');

    const record = {
      bookingId: made.body._id,
      tripTitle: made.body.travelSpot,
      price: 500,
      userEmail: other.email,
      transactionId: intentIdOf(clientSecret),
    };
    const saved = await other.post('/payments', record);
    expect([saved.status, saved.body]).toMatchObject([201, { _id: expect.any(String), ...record }]);
    const history = await other.get('/payments');
    expect([history.status, history.body]).toEqual([200, [saved.body]]);
    const gone = await other.delete(`/payments/${saved.body._id}`);
    expect([gone.status, gone.body]).toEqual([200, { deletedCount: 1 }]);
  });

  it('[spec §7 POST /users: create] [spec §3 User: fields] [spec §7 GET /users: list] POST, PATCH, GET and DELETE of /users', async () => {
    const person = await world.createTraveler('Uma User');
    const { email } = person;
    const made = await person.post('/users', { name: 'Uma Newname', email });
    expect([made.status, made.body]).toMatchObject([201, { name: 'Uma Newname', email }]);
    const changed = await person.patch('/users', { name: 'Uma Other' });
    expect([changed.status, changed.body]).toMatchObject([200, { name: 'Uma Other', email }]);

    expect((await person.get('/users')).status).toBe(403);
    const list = await administrator.get('/users');
    expect([list.status, list.body]).toEqual([200, expect.arrayContaining([changed.body])]);
    const gone = await person.delete(`/users/${person.uid}`);
    expect([gone.status, gone.body]).toEqual([200, { deletedCount: 1 }]);
  });
});
