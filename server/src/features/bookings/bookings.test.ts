import type { Booking, Payment, Problem, Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpot, dayFromNow, oncePaid, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let ada: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  ada = await world.traveler();
});
afterAll(() => world.close());

const countBookings = async (uid: string) =>
  (await world.db.sql.query('select id from bookings where uid = $1', [uid])).rowCount;

async function input(changes: Record<string, unknown> = {}, country = 'Italy') {
  const spot = await addSpot(world.db, { cost: 50_000, country });
  return {
    spotId: spot.id,
    travelSpot: spot.name,
    travelCountry: spot.country,
    travelCost: '$500',
    travelSeason: 'Year Round',
    travelName: 'Ada Traveler',
    travelDate: dayFromNow(10),
    travelDuration: 3,
    ...changes,
  };
}

const create = (caller: Caller, body: unknown) =>
  caller.call<Booking & Problem>('POST', '/api/bookings', body);

const NO_TRAVEL_DATES: [what: string, travelDate: unknown][] = [
  ['yesterday on all of earth', dayFromNow(-2)],
  ['30 February', '2030-02-30'],
  ['29 February of an off-year', '2027-02-29'],
  ['month and day zero', '0000-00-00'],
  ['the year 9999', '9999-12-31'],
  ['beyond four digits', '+275760-09-13'],
  ['a number', 20_300_101],
  ['infinity', 'infinity'],
  ['now', 'now'],
  ['epoch', 'epoch'],
  ['an instant', '2030-01-01T00:00:00Z'],
  ['nothing', undefined],
  ['null', null],
];
const NO_DURATIONS = [0, 31, 1.5, -1, 1e9, 2 ** 63, 'abc', '3', [3], true, null, undefined];

describe('creating a booking', () => {
  it('[spec §7 POST /bookings: create] books the spot with the id for the caller, at the cost that was shown', async () => {
    const body = await input();
    const { status, body: booking } = await create(ada, body);
    expect(status).toBe(201);
    expect(booking).toMatchObject({ ...body, travelEmail: ada.email, paid: false });
    const found = await ada.call<Booking>('GET', `/api/bookings/${booking._id}`);
    expect(found).toMatchObject({ status: 200, body: booking });
  });

  it('stores a note to the agency, and none if none was written', async () => {
    const { body: booking } = await create(ada, await input({ wishes: ' A crib, please. ' }));
    expect(booking.wishes).toBe('A crib, please.');
    const found = await ada.call<Booking>('GET', `/api/bookings/${booking._id}`);
    expect(found.body.wishes).toBe('A crib, please.');
    expect((await create(ada, await input())).body).not.toHaveProperty('wishes');
  });

  it('takes email, id, owner and paid state only from the server [attack fields that only the server sets]', async () => {
    const body = await input({ _id: 'mine', uid: 'someone', paid: true, role: 'administrator' });
    const { status, body: booking } = await create(ada, {
      ...body,
      travelEmail: ada.email.toUpperCase(),
    });
    expect(status).toBe(201);
    expect(booking._id).not.toBe('mine');
    expect(booking).toMatchObject({ travelEmail: ada.email, paid: false });
    const { rows } = await world.db.sql.query('select uid from bookings where id = $1', [
      booking._id,
    ]);
    expect(rows).toEqual([{ uid: ada.uid }]);
  });

  it("[spec §7 POST /bookings: foreign e-mail] refuses another person's e-mail and writes nothing", async () => {
    const ben = await world.traveler();
    const refused = await create(ben, await input({ travelEmail: ada.email }));
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await countBookings(ben.uid)).toBe(0);
  });

  it('finds a spot by name and country, at the price that was shown', async () => {
    const name = `Twin ${ada.uid}`;
    await addSpot(world.db, { name, cost: 30_000 });
    const dear = await addSpot(world.db, { name, cost: 90_000 });
    const body = await input({ spotId: undefined, travelSpot: name, travelCost: '$900.00' });
    expect(await create(ada, body)).toMatchObject({
      status: 201,
      body: { spotId: dear.id, travelCost: '$900' },
    });
  });

  it('finds a spot whose name is longer than its key', async () => {
    const name = 'ﷺ'.repeat(60);
    const form = { average_cost: '$500', image: 'https://example.com/x.jpg', country: 'Italy' };
    const made = await ada.call<Spot>('POST', '/api/allSpots', { ...form, spot: name });
    const body = await input({ spotId: undefined, travelSpot: name });
    const booked = await create(ada, body);
    expect(booked).toMatchObject({ status: 201, body: { spotId: made.body._id } });
  });

  it.each([
    ['an unknown id', { spotId: 'nowhere' }],
    ['an unknown name', { spotId: undefined, travelSpot: 'Atlantis' }],
    ['another country', { spotId: undefined, travelCountry: 'Japan' }],
  ])('doesn’t find a spot by %s', async (_case, changes) => {
    const refused = await create(ada, await input(changes));
    expect(refused).toMatchObject({ status: 409, body: { code: 'spot_unknown' } });
  });

  it.each([
    '$499',
    '$0.01',
    '-500',
    '$-500',
    '€500',
    '$500-600',
    '5００',
    'free',
    '1e309',
    '$5,00',
  ])('refuses the cost %s and names the current one', async (travelCost) => {
    const refused = await create(ada, await input({ travelCost }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect(refused.body.message).toContain('$500');
  });

  it.each(NO_TRAVEL_DATES)(
    '[spec §7 POST /bookings: travel date] refuses as travel date: %s',
    async (_case, travelDate) => {
      const refused = await create(ada, await input({ travelDate }));
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', field: 'travelDate' },
      });
    },
  );

  it('[spec §7 POST /bookings: travel date] accepts the first day that is still today somewhere, and the last day that can be booked', async () => {
    const earliest = new Date(world.now().getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
    for (const travelDate of [earliest, '2099-12-31', '2028-02-29']) {
      // in an unknown country, a day counts as today for as long as it is today anywhere on earth
      expect(await create(ada, await input({ travelDate }, 'Atlantis'))).toMatchObject({
        status: 201,
        body: { travelDate },
      });
    }
    const before = new Date(Date.parse(earliest) - 86_400_000).toISOString().slice(0, 10);
    expect(await create(ada, await input({ travelDate: before }, 'Atlantis'))).toMatchObject({
      status: 400,
      body: { field: 'travelDate' },
    });
  });

  it.each(NO_DURATIONS)(
    '[spec §7 POST /bookings: duration] refuses the duration %j',
    async (travelDuration) => {
      const refused = await create(ada, await input({ travelDuration }));
      expect(refused).toMatchObject({ status: 400, body: { field: 'travelDuration' } });
    },
  );

  it('[spec §7 POST /bookings: duration] accepts the shortest and the longest trip', async () => {
    for (const travelDuration of [1, 30]) {
      const made = await create(ada, await input({ travelDuration }));
      expect(made).toMatchObject({ status: 201, body: { travelDuration } });
    }
  });

  it('refuses durations that JSON can express but a number can’t', async () => {
    const text = JSON.stringify(await input()).replace(
      '"travelDuration":3',
      '"travelDuration":1e309',
    );
    expect(await ada.call('POST', '/api/bookings', text)).toMatchObject({ status: 400 });
  });

  it('keeps names of any script as they are', async () => {
    const travelName = 'Zoë 李 مريم 👩‍🚀 O’Neill <b>';
    expect(await create(ada, await input({ travelName }))).toMatchObject({ body: { travelName } });
  });
});

describe('reading bookings', () => {
  it("[spec §7 GET /bookings: own] lists the caller's own, newest travel date first; administrators have a list of all", async () => {
    const [ben, cleo, admin] = [
      await world.traveler(),
      await world.traveler(),
      await world.administrator(),
    ];
    const late = await ben.book({ date: dayFromNow(40) });
    const soon = await ben.book({ date: dayFromNow(4) });
    const middle = await ben.book({ date: dayFromNow(20) });
    const other = await cleo.book();
    const own = await ben.call<Booking[]>('GET', '/api/bookings');
    expect(own.body.map(({ _id }) => _id)).toEqual([late._id, middle._id, soon._id]);
    const all = await admin.call<Booking[]>('GET', '/api/admin/bookings');
    expect((await admin.call<Booking[]>('GET', '/api/bookings')).body).toEqual([]);
    const ids = all.body.map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining([late._id, other._id]));
    const dates = all.body.map(({ travelDate }) => travelDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('requires a token', async () => {
    const { statusCode } = await world.app.inject({ method: 'GET', url: '/api/bookings' });
    expect(statusCode).toBe(401);
  });
});

describe("another person's booking", () => {
  it('[spec §7 GET /bookings/id: own] [spec §7 PUT /bookings/id: foreign] [spec §7 DELETE /bookings/id: foreign] isn’t found for reading, changing, deleting and paying', async () => {
    const ben = await world.traveler();
    const booking = await ada.book();
    const path = `/api/bookings/${booking._id}`;
    const change = { travelDate: dayFromNow(30), travelDuration: 9 };
    const answers = [
      await ben.call('GET', path),
      await ben.call('PUT', path, change),
      await ben.call('DELETE', path),
      await ben.call('GET', `${path}/payment`),
      await ben.call('POST', '/api/payments/create-payment-intent', { bookingId: booking._id }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toContain('@');
    }
    expect((await ada.call('GET', path)).body).toEqual(booking);
  });

  it('can be read by an administrator, but not changed', async () => {
    const admin = await world.administrator();
    const booking = await ada.book();
    const path = `/api/bookings/${booking._id}`;
    expect(await admin.call('GET', path)).toMatchObject({ status: 200, body: booking });
    expect(await admin.call('DELETE', path)).toMatchObject({ status: 404 });
  });
});

describe('changing a booking', () => {
  it('[spec §7 PUT /bookings/id: update] changes date and duration and nothing else', async () => {
    const booking = await ada.book();
    const change = { travelDate: dayFromNow(30), travelDuration: 9 };
    const body = { ...change, travelCost: '$1', paid: true, travelEmail: 'x@example.com' };
    const changed = await ada.call('PUT', `/api/bookings/${booking._id}`, body);
    const breakdown = { ...booking.breakdown, total: 450_000, dueOnArrival: 400_000 };
    const [line] = booking.priceLines;
    const priceLines = [{ ...line, days: 9, amount: 450_000 }];
    const expected = { ...booking, ...change, priceLines, breakdown, revision: 2 };
    expect(changed).toMatchObject({ status: 200, body: expected });
  });

  it('[spec §7 PUT /bookings/id: paid] [spec §7 DELETE /bookings/id: paid] is a 409 once it is paid', async () => {
    const booking = await ada.book();
    await ada.pay(booking._id);
    const path = `/api/bookings/${booking._id}`;
    const change = { travelDate: dayFromNow(30), travelDuration: 9 };
    const refusal = { status: 409, body: { code: 'booking_paid' } };
    const tryAll = async () => {
      expect(await ada.call('PUT', path, change)).toMatchObject(refusal);
      expect(await ada.call('DELETE', path)).toMatchObject(refusal);
      expect(await ada.open(booking._id)).toMatchObject(refusal);
      expect((await ada.call('GET', path)).body).toEqual(oncePaid(booking));
    };
    await tryAll();
    const history = (await ada.call<Payment[]>('GET', '/api/payments')).body;
    const payment = history.find(({ bookingId }) => bookingId === booking._id);
    await ada.call('DELETE', `/api/payments/${payment?._id ?? ''}`);
    expect((await ada.call<Payment[]>('GET', '/api/payments')).body).not.toContainEqual(payment);
    await tryAll();
  });

  it('refuses the same dates and durations as creating does, and changes nothing', async () => {
    const booking = await ada.book();
    const path = `/api/bookings/${booking._id}`;
    const right = { travelDate: dayFromNow(30), travelDuration: 3 };
    for (const [name, travelDate] of NO_TRAVEL_DATES) {
      const refused = await ada.call('PUT', path, { ...right, travelDate });
      expect([name, refused]).toMatchObject([name, { status: 400, body: { field: 'travelDate' } }]);
    }
    for (const travelDuration of NO_DURATIONS) {
      const refused = await ada.call('PUT', path, { ...right, travelDuration });
      expect(refused).toMatchObject({ status: 400, body: { field: 'travelDuration' } });
    }
    expect((await ada.call('GET', path)).body).toEqual(booking);
  });

  it('[spec §7 DELETE /bookings/id: deletedCount] deletes', async () => {
    const booking = await ada.book();
    const path = `/api/bookings/${booking._id}`;
    expect(await ada.call('DELETE', path)).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    });
    expect(await ada.call('GET', path)).toMatchObject({ status: 404 });
    expect(await ada.call('DELETE', path)).toMatchObject({ status: 404 });
  });

  it('stays as it was when its spot is deleted', async () => {
    const booking = await ada.book();
    await world.db.sql.query('delete from spots where id = $1', [booking.spotId]);
    const found = await ada.call('GET', `/api/bookings/${booking._id}`);
    expect(found.body).toEqual({ ...booking, spotId: null });
  });
});
