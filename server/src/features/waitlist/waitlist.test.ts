import { addDays, type Problem, WAITING_MAX } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { makeMember } from '../../test/people.ts';
import { waitingPlace, type WaitingPlace } from '../../test/waiting-place.ts';
import { offerPlaces } from './index.ts';

const DAY = dayFromNow(20);
const at = (days: number) => addDays(DAY, days);

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let bob: Caller;
let place: WaitingPlace;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
beforeEach(async () => {
  ada = await world.traveler();
  bob = await world.traveler();
  place = await waitingPlace({ db: world.db, owner }, { mode: 'daily', capacity: 2 });
  await place.bookForCustomer(DAY, 1, { adults: 2 });
});
afterEach(async () => {
  const broken = await checkInvariants(world.db, world.provider);
  if (broken.length > 0) throw new Error(broken.join('\n'));
});
afterAll(() => world.close());

const anonymous = async (method: 'POST' | 'GET' | 'DELETE', url: string) =>
  (await world.app.inject({ method, url })).statusCode;

describe('joining the waiting list', () => {
  it('is possible on a full day, and shows how many are ahead', async () => {
    const first = await place.wait(ada, DAY, 1, { adults: 2, infants: 1 });
    expect(first).toMatchObject({
      status: 201,
      body: {
        spotId: place.id,
        travelSpot: place.name,
        travelDate: DAY,
        travelDuration: 1,
        travellers: { adults: 2, children: 0, infants: 1 },
        state: 'waiting',
        ahead: 0,
        bookingId: null,
        offeredUntil: null,
      },
    });
    expect((await place.wait(bob, DAY)).body.ahead).toBe(1);
    expect(await place.own(bob)).toMatchObject([{ ahead: 1 }]);
    expect(await place.own(ada)).toMatchObject([{ ahead: 0 }]);
  });

  it('counts those ahead on any day that both trips take', async () => {
    await place.bookForCustomer(at(1), 1, { adults: 2 });
    await place.wait(ada, DAY, 3);
    expect((await place.wait(bob, at(1), 2)).body.ahead).toBe(1);
  });

  it.each([
    ['there is room', () => place.wait(ada, at(1)), 'not_full'],
    ['a shorter trip fits', () => place.wait(ada, at(-1), 3), 'not_full'],
    ['the day never has as many places', () => place.wait(ada, DAY, 1, { adults: 3 }), 'sold_out'],
    ['the day is past the furthest one', () => place.wait(ada, DAY, 31), 'invalid_input'],
  ])('is refused if %s', async (_why, ask, code) => {
    expect((await ask()).body.code).toBe(code);
    expect(await place.own(ada)).toEqual([]);
  });

  it('is refused twice for a day, and on days that aren’t sold', async () => {
    await place.wait(ada, DAY);
    expect(await place.wait(ada, DAY, 2)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    await place.setDays([at(1)], { closed: true });
    expect((await place.wait(ada, at(1))).body.code).toBe('not_bookable_then');
    const open = await waitingPlace({ db: world.db, owner }, { mode: 'open' });
    expect((await open.wait(ada, DAY)).body.code).toBe('not_full');
  });

  it('keeps the limits of travelers', async () => {
    await place.limit({ mode: 'daily', capacity: 2, maxDays: 2, aheadDays: 25 });
    expect((await place.wait(ada, DAY, 3)).body.code).toBe('not_bookable_then');
    expect((await place.wait(ada, at(9))).body.code).toBe('not_bookable_then');
  });

  it.each([
    [{ travelDate: '2027-02-29' }],
    [{ travelDuration: 0 }],
    [{ travellers: { adults: 0 } }],
    [{ spotId: '' }],
    [{ spotId: undefined }],
  ])('refuses %j', async (wrong) => {
    const body = { spotId: place.id, travelDate: DAY, travelDuration: 1, ...wrong };
    expect((await ada.call('POST', '/api/waitlist', body)).status).toBe(400);
  });

  it('refuses an unknown destination, and a day that has passed', async () => {
    const body = { spotId: 'nowhere', travelDate: DAY, travelDuration: 1 };
    expect(await ada.call('POST', '/api/waitlist', body)).toMatchObject({
      status: 409,
      body: { code: 'spot_unknown' },
    });
    expect((await place.wait(ada, '2020-01-01')).body.code).toBe('invalid_input');
  });

  it('has a maximum for each person', async () => {
    const days = Array.from({ length: WAITING_MAX + 1 }, (_, n) => at(n));
    await place.bookForCustomer(at(1), 30, { adults: 2 });
    for (const day of days.slice(0, -1)) expect((await place.wait(ada, day)).status).toBe(201);
    expect((await place.wait(ada, days.at(-1) ?? '')).body.code).toBe('too_many_waiting');
  });

  it('happens once if a request is sent again', async () => {
    const id = '01890000-0000-7000-8000-00000000f00d';
    const send = () =>
      world.app.inject({
        method: 'POST',
        url: '/api/waitlist',
        headers: { authorization: `Bearer ${ada.person.token}`, 'idempotency-key': id },
        payload: { spotId: place.id, travelDate: DAY, travelDuration: 1 },
      });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });
});

describe('the waiting list of a traveler', () => {
  it('is for signed-in people', async () => {
    expect(await anonymous('POST', '/api/waitlist')).toBe(401);
    expect(await anonymous('GET', '/api/waitlist')).toBe(401);
    expect(await anonymous('DELETE', '/api/waitlist/any')).toBe(401);
    expect(await anonymous('POST', '/api/waitlist/any/acceptance')).toBe(401);
  });

  it('is left at any time, only by its traveler; another’s entry isn’t found', async () => {
    const { body } = await place.wait(ada, DAY);
    expect((await place.leave(bob, body._id)).status).toBe(404);
    expect(await place.own(bob)).toEqual([]);
    expect((await bob.call('POST', `/api/waitlist/${body._id}/acceptance`)).status).toBe(404);
    expect(await place.leave(ada, body._id)).toMatchObject({ body: { deletedCount: 1 } });
    expect(await place.own(ada)).toEqual([]);
    expect((await place.leave(ada, body._id)).status).toBe(404);
    expect((await place.wait(ada, DAY)).status).toBe(201);
  });

  it('is in the export of their data, and is deleted with the account', async () => {
    await place.wait(ada, DAY, 2);
    const { body } = await ada.call<{ waitlist: unknown[] }>('GET', '/api/account/export');
    expect(body.waitlist).toMatchObject([{ spotId: place.id, travelDate: DAY, state: 'waiting' }]);
    expect((await ada.call('DELETE', `/api/users/${ada.uid}`)).status).toBe(200);
    expect(await place.list()).toEqual([]);
  });
});

describe('the waiting list for the agency', () => {
  it('shows everyone by day and place in line', async () => {
    await place.wait(ada, DAY);
    await place.wait(bob, DAY, 1, { adults: 2 });
    expect(await place.list()).toMatchObject([
      { uid: ada.uid, email: ada.email, place: 1, left: 0, hasRoom: false, state: 'waiting' },
      { uid: bob.uid, place: 2, travellers: { adults: 2 } },
    ]);
    const { waiting } = await place.known(DAY, at(9));
    expect(waiting).toEqual([{ day: DAY, startTime: null, parties: 2 }]);
    const path = `/api/operator/departures?from=${DAY}&to=${DAY}`;
    const { body } = await owner.call<{ offerId: string; waiting: number }[]>('GET', path);
    expect(body.find(({ offerId }) => offerId === place.id)?.waiting).toBe(2);
  });

  it('loses entries that staff remove, which is recorded', async () => {
    const { body } = await place.wait(ada, DAY);
    const path = `/api/operator/waitlist/${body._id}`;
    expect(await owner.call('DELETE', path)).toMatchObject({ body: { deletedCount: 1 } });
    expect(await place.list()).toEqual([]);
    expect((await owner.call('DELETE', path)).status).toBe(404);
    const { rows } = await world.db.sql.query(
      `select detail from audit_log where action = 'waiting_removed' and subject_id = $1`,
      [place.id],
    );
    expect(rows).toEqual([{ detail: { day: DAY, people: 1 } }]);
  });

  it('is read and changed by people with the permissions', async () => {
    const { body } = await place.wait(ada, DAY);
    const colleague = await world.traveler();
    await makeMember(world.test, colleague.person, 'staff');
    const path = `/api/operator/waitlist/${body._id}`;
    expect(await place.list(colleague)).toHaveLength(1);
    expect((await place.offer(body._id, { reason: 'x' }, colleague)).status).toBe(403);
    expect((await colleague.call('DELETE', path)).status).toBe(403);
    for (const who of [bob]) {
      expect((await who.call('GET', `/api/operator/waitlist?spotId=${place.id}`)).status).toBe(403);
      expect((await place.offer(body._id, { reason: 'x' }, who)).status).toBe(403);
      expect((await who.call('DELETE', path)).status).toBe(403);
    }
    expect(await anonymous('GET', `/api/operator/waitlist?spotId=${place.id}`)).toBe(401);
    expect(await anonymous('POST', `${path}/offer`)).toBe(401);
    expect(await anonymous('DELETE', path)).toBe(401);
    expect((await place.offer('nowhere')).status).toBe(404);
    expect((await owner.call('DELETE', '/api/operator/waitlist/nowhere')).status).toBe(404);
  });
});

describe('an offer out of turn', () => {
  async function freePlaces() {
    const { rows } = await world.db.sql.query<{ id: string }>(
      'select id from bookings where offer_id = $1',
      [place.id],
    );
    const cancel = { revision: 1, reasonCode: 'weather' };
    await owner.call('POST', `/api/operator/bookings/${rows[0]?.id}/cancellation`, cancel);
  }

  it('is made if there is room, recorded with its reason, and the others keep their places', async () => {
    const { body: first } = await place.wait(ada, DAY, 1, { adults: 2 });
    const { body: second } = await place.wait(bob, DAY);
    expect(await place.offer(second._id)).toMatchObject({
      status: 409,
      body: { code: 'sold_out' },
    });
    await freePlaces();
    expect((await place.list()).map(({ hasRoom, left }) => [left, hasRoom])).toEqual([
      [2, true],
      [2, true],
    ]);
    const { body, status } = await place.offer(second._id);
    expect([status, body.state, body.place]).toEqual([200, 'offered', 2]);
    expect(await place.own(ada)).toMatchObject([{ _id: first._id, state: 'waiting', ahead: 0 }]);
    expect(await place.kept()).toEqual({ [DAY]: 1 });
    await offerPlaces(world.context);
    expect(await place.kept()).toEqual({});
    expect(await place.own(ada)).toMatchObject([{ state: 'waiting' }]);
    const { rows } = await world.db.sql.query(
      `select detail from audit_log where action = 'place_offered' and subject_id = $1`,
      [body.bookingId],
    );
    expect(rows).toEqual([{ detail: { day: DAY, people: 1, reason: 'Promised.' } }]);
    expect(await place.offer(second._id)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('requires a reason, and lasts as long as staff say', async () => {
    const { body } = await place.wait(ada, DAY);
    await freePlaces();
    expect((await place.offer(body._id, {})).status).toBe(400);
    expect((await place.offer(body._id, { reason: '' })).status).toBe(400);
    expect((await place.offer(body._id, { reason: 'x', hours: 0 })).status).toBe(400);
    const offered = await place.offer(body._id, { reason: 'x', hours: 2 });
    const left = Date.parse(offered.body.offeredUntil ?? '') - world.now().getTime();
    expect(Math.round(left / 60_000)).toBe(120);
  });

  it('is taken back, and its places go to the next in line', async () => {
    const { body } = await place.wait(ada, DAY);
    await freePlaces();
    await place.offer(body._id);
    await place.wait(bob, DAY, 1, { adults: 2 });
    const [offer] = await place.own(ada);
    expect((await owner.call<Problem>('DELETE', `/api/operator/waitlist/${body._id}`)).status).toBe(
      200,
    );
    expect((await ada.call<{ state: string }>('GET', `/api/bookings/${offer?.bookingId}`)).body.state).toBe('expired'); // prettier-ignore
    expect(await place.own(ada)).toMatchObject([{ state: 'lapsed' }]);
    await offerPlaces(world.context);
    expect(await place.own(bob)).toMatchObject([{ state: 'offered' }]);
  });
});
