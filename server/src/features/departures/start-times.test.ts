import { addDays, type Batch, type Booking, type Departure, type Manifest, type Problem } from '@wayfarer/contract'; // prettier-ignore
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LimitedSpot, limitedSpot } from '../../test/limited-spot.ts';
import { dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { guaranteeDepartures, runBatches } from './index.ts';

const DAY = dayFromNow(20);
const TIMES = ['09:00', '14:30'] as const;

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let place: LimitedSpot;
let morning: Booking;
let afternoon: Booking;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
afterAll(() => world.close());

beforeEach(async () => {
  world.test.clock.reset();
  ada = await world.traveler();
  place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity: 8 });
  await plan(DAY, TIMES);
  [morning, afternoon] = [await book('09:00', 2), await book('14:30', 3)];
});

const plan = (day: string, startTimes: readonly string[], set = {}) =>
  owner.call<Problem>('PUT', `/api/operator/spots/${place.id}/departures`, {
    days: [day],
    startTimes,
    set: { scheduled: true, ...set },
  });
const ask = (startTime: string, adults = 1) =>
  ada.call<Booking & Problem>('POST', '/api/bookings', {
    ...place.trip(DAY, 1, { adults }),
    travelName: 'Ada',
    startTime,
  });

async function book(startTime: string, adults: number): Promise<Booking> {
  const { body, status } = await ask(startTime, adults);
  if (status !== 201) throw new Error(`booking answered ${status}: ${JSON.stringify(body)}`);
  await ada.pay(body._id);
  return body;
}

const below = (more: string, startTime: string | null) =>
  `/api/operator/departures/${place.id}/${DAY}/${more}${startTime === null ? '' : `?startTime=${startTime}`}`;
const manifest = (startTime: string | null, who = owner) =>
  who.call<Manifest & Problem>('GET', below('manifest', startTime));
const listed = async (query = '') =>
  (await owner.call<Departure[]>('GET', `/api/operator/departures?from=${DAY}&to=${DAY}${query}`))
    .body.filter(({ offerId }) => offerId === place.id); // prettier-ignore
const stateOf = async ({ _id }: Booking) =>
  (await ada.call<Booking>('GET', `/api/bookings/${_id}`)).body.state;
const audited = async (action: string) => {
  const { rows } = await world.db.sql.query<{ detail: Record<string, unknown> }>(
    'select detail from audit_log where action = $1 and subject_id = $2 order by at',
    [action, place.id],
  );
  return rows.map(({ detail }) => detail);
};

describe('the departures of one day', () => {
  it('are listed in the order of their times, each with its own people', async () => {
    expect(await listed()).toMatchObject([
      { day: DAY, startTime: '09:00', bookings: 1, people: 2, taken: 2, capacity: 8 },
      { day: DAY, startTime: '14:30', bookings: 1, people: 3, taken: 3, capacity: 8 },
    ]);
  });

  it('are listed even without bookings, each once over several pages', async () => {
    const later = addDays(DAY, 1);
    const times = Array.from(
      { length: 12 },
      (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`,
    );
    const days = Array.from({ length: 9 }, (_, at) => addDays(later, at));
    for (const day of days) await plan(day, times);
    const seen: string[] = [];
    let cursor = '';
    do {
      const path = `/api/operator/departures?from=${later}&to=${addDays(later, 8)}${cursor}`;
      const { body, headers } = await owner.call<Departure[]>('GET', path);
      seen.push(...body.filter(({ offerId }) => offerId === place.id).map(({ day, startTime }) => `${day} ${startTime}`)); // prettier-ignore
      const next = /[?&](cursor=[^&>]+)/.exec(String(headers['link'] ?? ''))?.[1];
      cursor = next === undefined ? '' : `&${next}`;
    } while (cursor !== '');
    expect(seen).toEqual(days.flatMap((day) => times.map((time) => `${day} ${time}`)));
  });

  it('each have a manifest, on screen and as a file', async () => {
    const { body } = await manifest('14:30');
    expect(body.departure).toMatchObject({ startTime: '14:30', people: 3 });
    expect(body.rows).toMatchObject([{ _id: afternoon._id, startTime: '14:30' }]);
    const file = await world.app.inject({
      url: below('manifest.csv', '09:00'),
      headers: { authorization: `Bearer ${owner.person.token}` },
    });
    expect(file.body).toMatch(/^\uFEFF.+,Start time\r\n.+,"09:00"\r\n$/);
    expect(await audited('manifest_exported')).toEqual([{ day: DAY, startTime: '09:00' }]);
  });

  it.each([null, '10:00'])('aren’t found under another time: %s', async (startTime) => {
    expect(await manifest(startTime)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each(['9:00', '24:00', '09:00:00', "09:00' or ''='"])('can’t be named by %s', async (time) => {
    expect(await manifest(encodeURIComponent(time))).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'startTime' },
    });
  });

  it('are only for staff', async () => {
    expect((await manifest('09:00', ada)).status).toBe(403);
    const { statusCode } = await world.app.inject(below('manifest', '09:00'));
    expect(statusCode).toBe(401);
  });
});

describe('calling off one of them', () => {
  const callOff = (startTime: string | null) =>
    owner.call<Batch & Problem>('POST', below('cancellation', startTime), {
      reasonCode: 'weather',
    });

  it('cancels only its bookings, and closes only this one', async () => {
    const { body: figures } = await owner.call('GET', below('cancellation', '09:00'));
    expect(figures).toMatchObject({ bookings: 1 });
    expect((await callOff('09:00')).status).toBe(201);
    await runBatches(world.context);
    expect([await stateOf(morning), await stateOf(afternoon)]).toEqual(['cancelled', 'booked']);
    expect(await listed()).toMatchObject([
      { startTime: '09:00', closed: true, bookings: 0 },
      { startTime: '14:30', closed: false, bookings: 1 },
    ]);
    expect((await ask('09:00')).status).toBe(409);
    expect((await ask('14:30')).status).toBe(201);
    expect(await audited('departure_cancelled')).toMatchObject([{ day: DAY, startTime: '09:00' }]);
  });

  it('can be undone: it is on sale again', async () => {
    await callOff('09:00');
    await runBatches(world.context);
    const { body } = await owner.call('POST', below('opening', '09:00'));
    expect(body).toEqual({ offerId: place.id, day: DAY, startTime: '09:00', closed: false });
    expect((await ask('09:00')).status).toBe(201);
  });

  it('without a time finds no departure, and changes nothing', async () => {
    expect((await callOff(null)).status).toBe(404);
    await runBatches(world.context);
    expect([await stateOf(morning), await stateOf(afternoon)]).toEqual(['booked', 'booked']);
    expect((await listed()).map(({ closed }) => closed)).toEqual([false, false]);
  });
});

describe('a minimum of one of them', () => {
  beforeEach(() => plan(DAY, TIMES, { minimum: { people: 3, decideDays: 14 } }));

  it('counts its own people', async () => {
    await guaranteeDepartures(world.context);
    const [first, second] = await listed();
    expect([first?.guaranteed, second?.guaranteed]).toEqual([undefined, true]);
  });

  it('is decided by staff for this one only', async () => {
    const { body } = await owner.call('POST', below('guarantee', '09:00'));
    expect(body).toEqual({ offerId: place.id, day: DAY, startTime: '09:00', guaranteed: true });
    const [first, second] = await listed();
    expect([first?.guaranteed, second?.guaranteed]).toEqual([true, undefined]);
    expect(await audited('departure_guaranteed')).toEqual([
      { day: DAY, startTime: '09:00', bookings: 1 },
    ]);
  });
});
