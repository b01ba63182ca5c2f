import { addDays, type Booking } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPlaces, comparedPlaces } from '../../../cli/places/check-places.ts';
import { mendAllPlaces } from '../../../cli/places/mend-places.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { putDetails } from '../../../test/trips.ts';
import { waitingPlace, type WaitingPlace } from '../../../test/waiting-place.ts';
import { runBatches } from '../../departures/index.ts';
import { endHolds } from '../../holds/index.ts';
import { offerPlaces } from '../index.ts';

const DAY = dayFromNow(20);
const at = (days: number) => addDays(DAY, days);
const DAY_MINUTES = 24 * 60;

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let bob: Caller;
let cyd: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
beforeEach(async () => {
  world.test.clock.reset();
  [ada, bob, cyd] = [await world.traveler(), await world.traveler(), await world.traveler()];
});
afterEach(async () => {
  const broken = await checkInvariants(world.db, world.provider);
  if (broken.length > 0) throw new Error(broken.join('\n'));
});
afterAll(() => world.close());

type Limits = Parameters<typeof waitingPlace>[1];
async function full(limits: Limits, ...days: string[]) {
  const place = await waitingPlace({ db: world.db, owner }, limits);
  if (limits.mode === 'departures') await place.setDays(days, { scheduled: true });
  for (const day of days) await place.bookForCustomer(day, 1, { adults: limits.capacity ?? 1 });
  return place;
}
const daily = (capacity: number, ...days: string[]) => full({ mode: 'daily', capacity }, ...days);

const offer = () => offerPlaces(world.context);
const stateOf = async (place: WaitingPlace, who: Caller) => (await place.own(who))[0]?.state;
const bookingOf = async (place: WaitingPlace, who: Caller) => {
  const id = (await place.own(who))[0]?.bookingId ?? '';
  return (await who.call<Booking>('GET', `/api/bookings/${id}`)).body;
};
const revisions = new Map<string, number>();
async function set(key: string, value: unknown) {
  const revision = revisions.get(key) ?? 0;
  const answer = await owner.call('PUT', `/api/operator/settings/${key}`, { value, revision });
  if (answer.status === 200) revisions.set(key, revision + 1);
  return answer.status;
}

describe('freed places', () => {
  it('are taken by paying, at the price when they were offered', async () => {
    const place = await daily(2, DAY);
    await place.wait(ada, DAY, 1, { adults: 2 });
    await world.db.sql.query('update spots set cost = 60000 where id = $1', [place.id]);
    await place.giveBack(DAY);
    await offer();
    const booking = await bookingOf(place, ada);
    expect([booking.travelCost, booking.breakdown.total]).toEqual(['$600', 120_000]);
    await ada.pay(booking._id);
    expect(await place.own(ada)).toEqual([]);
    expect(await bookingState(booking)).toBe('booked');
    expect(await entryStates(place)).toEqual(['taken']);
  });

  it('are announced by an email', async () => {
    const place = await daily(1, DAY);
    await place.wait(ada, DAY);
    await place.giveBack(DAY);
    await offer();
    const { _id } = await bookingOf(place, ada);
    const { rows } = await world.db.sql.query(
      `select 1 from booking_events where booking_id = $1 and kind = 'mail' and detail ->> 'mail' = 'offered'`,
      [_id],
    );
    expect(rows).toHaveLength(1);
    const { rows: mails } = await world.db.sql.query<{ until: Date; held: Date }>(
      `select expires_at as until, held_until as held from mail_outbox join bookings on bookings.id = booking_id
       where booking_id = $1 and kind = 'offered'`,
      [_id],
    );
    expect(mails).toMatchObject([{ until: mails[0]?.held }]);
    expect(mails[0]?.until).toBeInstanceOf(Date);
  });

  it('go to the next in line when an offer lapses, is declined, or its booking is deleted', async () => {
    const place = await daily(1, DAY);
    const dan = await world.traveler();
    for (const who of [ada, bob, cyd, dan]) await place.wait(who, DAY);
    await place.giveBack(DAY);
    await offer();
    expect(await stateOf(place, ada)).toBe('offered');
    world.advanceMinutes(DAY_MINUTES + 1);
    await endHolds(world.context);
    expect(await stateOf(place, ada)).toBe('lapsed');
    expect((await place.book(await world.traveler(), DAY)).body.code).toBe('sold_out');
    await offer();
    const [offered] = await place.own(bob);
    expect(offered?.state).toBe('offered');
    expect((await place.leave(bob, offered?._id ?? '')).body.deletedCount).toBe(1);
    expect(await place.own(bob)).toEqual([]);
    await offer();
    const { _id } = await bookingOf(place, cyd);
    await cyd.call('DELETE', `/api/bookings/${_id}`);
    expect(await place.own(cyd)).toEqual([]);
    await offer();
    expect(await stateOf(place, dan)).toBe('offered');
    const [gone] = await place.own(ada);
    await place.leave(ada, gone?._id ?? '');
    expect(await place.own(ada)).toEqual([]);
  });

  it('are put on sale if they fit no one, who then keeps waiting', async () => {
    const place = await daily(3, DAY);
    await place.wait(ada, DAY, 1, { adults: 2 });
    await place.giveBack(DAY, 2);
    expect(await place.kept()).toEqual({ [DAY]: 1 });
    await offer();
    expect([await place.kept(), await stateOf(place, ada)]).toEqual([{}, 'waiting']);
    expect((await place.book(bob, DAY)).status).toBe(201);
    await place.giveBack(DAY, 1);
    await offer();
    expect(await stateOf(place, ada)).toBe('waiting');
  });

  it('are added to those that were put on sale before', async () => {
    const place = await daily(3, DAY);
    await place.wait(ada, DAY, 1, { adults: 2 });
    await place.giveBack(DAY, 2);
    await offer();
    await place.giveBack(DAY, 1);
    expect(await place.kept()).toEqual({ [DAY]: 1 });
    await offer();
    expect([await place.kept(), await stateOf(place, ada)]).toEqual([{}, 'offered']);
    expect(await place.taken()).toEqual({ [DAY]: 3 });
  });

  it('are kept on each day of a longer trip, and offered once all days have room', async () => {
    const place = await daily(1, DAY, at(1), at(2));
    await place.wait(ada, DAY, 3);
    await place.giveBack(at(1));
    expect(await place.kept()).toEqual({ [at(1)]: 1 });
    await offer();
    expect([await place.kept(), await stateOf(place, ada)]).toEqual([{}, 'waiting']);
    await place.giveBack(DAY);
    await place.giveBack(at(2));
    expect(await place.kept()).toEqual({ [DAY]: 1, [at(2)]: 1 });
    await offer();
    expect(await stateOf(place, ada)).toBe('offered');
    expect(await place.taken()).toEqual({ [DAY]: 1, [at(1)]: 1, [at(2)]: 1 });
    expect(await place.kept()).toEqual({});
  });

  it('are kept for no one if no one waits', async () => {
    const place = await daily(1, DAY);
    const { body } = await place.wait(ada, DAY);
    await place.leave(ada, body._id);
    await place.giveBack(DAY);
    expect(await place.kept()).toEqual({});
  });
});

const bookingState = async ({ _id }: Booking) =>
  (await world.db.sql.query<{ state: string }>('select state from bookings where id = $1', [_id]))
    .rows[0]?.state;
const entryStates = async (place: WaitingPlace) =>
  (
    await world.db.sql.query<{ state: string }>(
      'select state from waitlist where offer_id = $1 order by created_at',
      [place.id],
    )
  ).rows.map(({ state }) => state);

describe('the end of an offer', () => {
  it('follows the setting, but is never after the lead time or the first day', async () => {
    expect(await set('booking.offerHours', 0)).toBe(400);
    expect(await set('booking.offerHours', 48)).toBe(200);
    const place = await daily(1, DAY, dayFromNow(2));
    await place.wait(ada, DAY);
    await place.wait(bob, dayFromNow(2));
    await place.giveBack(DAY);
    await place.giveBack(dayFromNow(2));
    await offer();
    const hours = async (who: Caller) =>
      (Date.parse((await place.own(who))[0]?.offeredUntil ?? '') - world.now().getTime()) /
      3_600_000;
    expect(Math.round(await hours(ada))).toBe(48);
    expect(await hours(bob)).toBeLessThanOrEqual(48);
    // Rome is at most two hours ahead of UTC
    const begins = Date.parse(`${dayFromNow(2)}T00:00:00Z`);
    expect(Date.parse((await place.own(bob))[0]?.offeredUntil ?? '')).toBeLessThanOrEqual(begins);
    await set('booking.offerHours', 24);
  });

  it('is too soon for the job within the lead time; staff can still offer', async () => {
    const place = await daily(1, DAY);
    const { body } = await place.wait(ada, DAY);
    await putDetails(owner.person, place.id, { leadDays: 30 });
    await place.giveBack(DAY);
    await offer();
    expect(await stateOf(place, ada)).toBe('waiting');
    expect((await place.offer(body._id)).body.state).toBe('offered');
  });
});

describe('an offer that needs no payment', () => {
  it('is accepted if trips are paid on arrival, and otherwise by paying', async () => {
    const place = await daily(1, DAY);
    await place.wait(ada, DAY);
    await place.giveBack(DAY);
    await offer();
    const [entry] = await place.own(ada);
    const path = `/api/waitlist/${entry?._id}/acceptance`;
    expect(await ada.call('POST', path)).toMatchObject({
      status: 409,
      body: { code: 'booking_unpaid' },
    });
    await set('booking.payOnArrival', true);
    expect(await ada.call('POST', path)).toMatchObject({ status: 200, body: { state: 'taken' } });
    expect(await ada.call('POST', path)).toMatchObject({ status: 200, body: { state: 'taken' } });
    await set('booking.payOnArrival', false);
    expect((await place.leave(ada, entry?._id ?? '')).status).toBe(404);
  });
});

describe('a change by the agency', () => {
  it('serves the first in line if it adds places', async () => {
    const place = await daily(1, DAY, at(1));
    await place.wait(ada, DAY);
    await place.wait(bob, at(1));
    await place.setDays([DAY], { capacity: 2 });
    expect(await place.kept()).toEqual({ [DAY]: 1 });
    expect((await place.book(cyd, DAY)).body.code).toBe('sold_out');
    await place.limit({ mode: 'daily', capacity: 3 });
    expect(await place.kept()).toEqual({ [DAY]: 1, [at(1)]: 2 });
    await offer();
    expect([await stateOf(place, ada), await stateOf(place, bob)]).toEqual(['offered', 'offered']);
    expect(await place.kept()).toEqual({});
  });

  it('keeps no missing places if it removes places', async () => {
    const place = await daily(3, DAY);
    await place.wait(ada, DAY, 1, { adults: 2 });
    await place.giveBack(DAY, 1);
    await place.setDays([DAY], { capacity: 2 });
    expect(await place.kept()).toEqual({ [DAY]: 1 });
    await place.setDays([DAY], { capacity: 1 });
    expect(await place.kept()).toEqual({});
    await offer();
    expect(await stateOf(place, ada)).toBe('waiting');
    await place.giveBack(DAY);
    expect(await place.kept()).toEqual({ [DAY]: 1 });
  });

  it('offers nothing on a closed day, and again once it is open', async () => {
    const place = await daily(1, DAY);
    await place.wait(ada, DAY);
    await place.setDays([DAY], { closed: true }, true);
    await place.giveBack(DAY);
    await offer();
    expect(await stateOf(place, ada)).toBe('waiting');
    await place.setDays([DAY], { closed: false });
    expect(await place.kept()).toEqual({ [DAY]: 1 });
    await offer();
    expect(await stateOf(place, ada)).toBe('offered');
  });

  it('ends the wait for a departure that is called off, and its offers', async () => {
    const place = await daily(1, DAY, at(1));
    await place.wait(ada, DAY);
    await place.wait(bob, DAY);
    await place.giveBack(DAY);
    await offer();
    const path = `/api/operator/departures/${place.id}/${DAY}/cancellation`;
    await owner.call('POST', path, { reasonCode: 'weather' });
    await runBatches(world.context);
    await offer();
    expect(await place.own(ada)).toEqual([]);
    expect(await entryStates(place)).toEqual(['left', 'lapsed']);
    expect(await place.taken()).toEqual({ [at(1)]: 1 });
  });

  it('ends the wait for a destination that is archived', async () => {
    const place = await daily(1, DAY);
    await place.wait(ada, DAY);
    const archive = `/api/operator/spots/${place.id}/archive`;
    expect((await owner.call('POST', archive, { reason: 'Over.' })).status).toBe(200);
    await place.giveBack(DAY);
    await offer();
    expect([await entryStates(place), await place.kept()]).toEqual([['lapsed'], {}]);
  });

  it('offers to all if limits are removed, and to someone who waits if a departure is added', async () => {
    const open = await daily(1, DAY);
    await open.wait(ada, DAY);
    await open.limit({ mode: 'open' });
    await offer();
    expect([await stateOf(open, ada), await open.kept()]).toEqual(['offered', {}]);
    const place = await full({ mode: 'departures', capacity: 1 }, DAY);
    await place.wait(bob, DAY);
    await place.setDays([DAY], { scheduled: false }, true);
    await place.giveBack(DAY);
    await offer();
    expect(await stateOf(place, bob)).toBe('waiting');
    await place.setDays([DAY], { scheduled: true });
    await offer();
    expect(await stateOf(place, bob)).toBe('offered');
  });

  it('between kinds of limits loses no one who waits', async () => {
    const place = await daily(1, DAY, at(1));
    await place.wait(ada, DAY, 2);
    await place.setDays([DAY], { scheduled: true });
    await place.limit({ mode: 'departures', capacity: 1 });
    await place.giveBack(DAY);
    await offer();
    expect(await stateOf(place, ada)).toBe('offered');
    expect(await place.taken()).toEqual({ [DAY]: 1, [at(1)]: 1 });
  });
});

describe('people who can’t be served', () => {
  it('are skipped: a blocked account, a deleted one', async () => {
    const place = await daily(1, DAY);
    for (const who of [ada, bob, cyd]) await place.wait(who, DAY);
    const block = `/api/operator/customers/${ada.uid}/block`;
    expect((await owner.call('PUT', block, { reason: 'Abuse.' })).status).toBe(200);
    expect((await bob.call('DELETE', `/api/users/${bob.uid}`)).status).toBe(200);
    await place.giveBack(DAY);
    await offer();
    expect(await entryStates(place)).toEqual(['waiting', 'offered']);
    expect(await place.list()).toMatchObject([
      { uid: ada.uid },
      { uid: cyd.uid, state: 'offered' },
    ]);
  });

  it('free their places for the next when they delete their account', async () => {
    const place = await daily(1, DAY);
    for (const who of [ada, bob]) await place.wait(who, DAY);
    await place.giveBack(DAY);
    await offer();
    expect((await ada.call('DELETE', `/api/users/${ada.uid}`)).status).toBe(200);
    expect(await place.kept()).toEqual({ [DAY]: 1 });
    await offer();
    expect(await stateOf(place, bob)).toBe('offered');
  });
});

describe('wrong counts of kept places, and wrong offers', () => {
  it('are found and corrected', async () => {
    const place = await daily(2, DAY);
    const { body } = await place.wait(ada, DAY);
    const { sql } = world.db;
    await sql.query('update departures set kept = 5 where offer_id = $1', [place.id]);
    await sql.query(
      `update waitlist set state = 'offered', booking_id = 'none', offered_until = now() where id = $1`,
      [body._id],
    );
    const found = await comparedPlaces(sql);
    expect(found?.kept).toEqual([{ offerId: place.id, day: DAY, startTime: '', kept: 5 }]);
    expect(found?.offers).toEqual([{ id: body._id, day: DAY }]);
    expect(checkPlaces(found).filter(({ state }) => state === 'wrong')).toHaveLength(2);
    expect(await mendAllPlaces(sql, new Date())).toBe(2);
    const mended = await comparedPlaces(sql);
    expect([mended?.kept, mended?.offers, mended?.wrong]).toEqual([[], [], []]);
    expect(await place.kept()).toEqual({});
  });
});
