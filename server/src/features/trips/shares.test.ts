import {
  LIVE_SHARES,
  SHARE_DAYS_AFTER,
  type Booking,
  type SharedTrip,
  type TripShare,
} from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Answer } from '../../test/caller.ts';
import { callerWith } from '../../test/caller.ts';
import type { TestPerson } from '../../test/people.ts';
import { bookTrip, cancelTrip, dayThere, DETAILS, expireTrip } from '../../test/trips.ts';

const AZORES = 'Atlantic/Azores';
const NOT_FOUND = {
  status: 404,
  body: { code: 'not_found', message: 'There is no such shared trip.' },
};

let world: TestApp;
let beside: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  beside = await createTestApp({ db: world.db, clock: world.clock });
  ada = await world.createTraveler('Ada Lovelace');
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const share = async ({ _id }: Booking) => {
  const { body, status } = await ada.post(`/trips/${_id}/shares`);
  expect(status).toBe(200);
  const { share: made, url } = body as { url: string; share: TripShare };
  return { made, url, token: url.split('#')[1] ?? '' };
};
const sharesOf = async ({ _id }: Booking) =>
  (await ada.get(`/trips/${_id}/shares`)).body as TripShare[];
const end = ({ _id }: Booking, id: string, who = ada) => who.delete(`/trips/${_id}/shares/${id}`);
/** Uses a new address each time unless one is given. */
let companions = 0;
const open = async (token: string, address?: string): Promise<Answer> => {
  companions += 1;
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/sharedTrips',
    payload: { token },
    remoteAddress: address ?? `10.9.${Math.trunc(companions / 250)}.${companions % 250}`,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

describe('[B5] a link for companions', () => {
  it('shows days, place and what is included, and nothing about who booked it [attack a shared trip that says who booked it]', async () => {
    const booking = await bookTrip(world, ada, { details: DETAILS });
    const { made, token, url } = await share(booking);
    expect(url).toMatch(/^http:\/\/wayfarer\.test\/trip#[\w-]{43}$/);
    const { body, status } = await open(token);
    expect(status).toBe(200);
    const {
      itinerary: _days,
      highlights: _highlights,
      timeZone: _zone,
      included,
      notIncluded,
      bring,
      notAllowed,
      accessibility: _accessibility,
      goodToKnow: _goodToKnow,
      groupSize: _groupSize,
      isPrivate: _isPrivate,
      effort: _effort,
      languages: _languages,
      leadDays: _leadDays,
      notSuitable: _notSuitable,
      ...there
    } = DETAILS;
    const { status: state, trip } = body as SharedTrip;
    expect(state).toBe('booked');
    expect(trip).toMatchObject({
      phase: 'upcoming',
      firstDay: dayThere(world, AZORES, 30),
      lastDay: dayThere(world, AZORES, 32),
      travellers: { adults: 1, children: 0, infants: 0 },
      place: { name: 'Quiet Bay', ...there },
      included,
      notIncluded,
      bring,
      notAllowed,
      agency: { name: 'Wayfarer' },
      calendar: { uid: `${made._id}@wayfarer.test`, sequence: 1 },
    });
    const told = JSON.stringify(body);
    const secrets = [
      booking._id,
      String(booking.reference),
      booking.travelName,
      'Traveler',
      ada.uid,
      ada.email,
      booking.travelCost,
      String(booking.breakdown.total),
    ];
    for (const secret of secrets) expect(told).not.toContain(secret);
  });

  it('is counted, with the last day on which it was opened', async () => {
    const booking = await bookTrip(world, ada);
    const { made, token } = await share(booking);
    expect(made).toMatchObject({ opened: 0, lastSeenOn: null });
    await Promise.all([open(token), open(token), open(token)]);
    const today = world.clock.now().toISOString().slice(0, 10);
    expect(await sharesOf(booking)).toEqual([{ ...made, opened: 3, lastSeenOn: today }]);
    expect((await ada.get(`/trips/${booking._id}`)).body.shares).toHaveLength(1);
  });

  it('is stored only as a hash [attack links of shared trips read from the database]', async () => {
    const booking = await bookTrip(world, ada);
    const path = `/trips/${booking._id}/shares`;
    const key = { 'idempotency-key': 'once' };
    const { url } = (await ada.post(path, undefined, key)).body;
    const token = String(url).split('#')[1] ?? '';
    const { rows } = await world.db.sql.query<{ all: string }>(
      `select (select json_agg(s) from trip_shares s)::text
         || coalesce((select json_agg(k) from idempotency_keys k)::text, '') as all`,
    );
    expect(rows[0]?.all).toContain(booking._id);
    expect(rows[0]?.all).not.toContain(token);
  });

  it('stops working at once when it is ended, and looks like one that never existed [attack a link of a shared trip that was ended]', async () => {
    const booking = await bookTrip(world, ada);
    const [first, second] = [await share(booking), await share(booking)];
    expect((await open(first.token)).status).toBe(200);
    expect(await end(booking, first.made._id)).toMatchObject({ body: { deletedCount: 1 } });
    expect(await open(first.token)).toMatchObject(NOT_FOUND);
    expect(await open('x'.repeat(43))).toMatchObject(NOT_FOUND);
    expect(await open(`${second.token}x`)).toMatchObject(NOT_FOUND);
    expect((await open(second.token)).status).toBe(200);
    expect((await sharesOf(booking)).map(({ _id }) => _id)).toEqual([second.made._id]);
    expect((await end(booking, first.made._id)).status).toBe(404);
    const gone = (await ada.delete(`/bookings/${booking._id}`)).body;
    expect(gone).toEqual({ deletedCount: 1 });
    expect(await open(second.token)).toMatchObject(NOT_FOUND);
  });

  it('can’t be made, seen or ended by anyone else [attack shared trips of others]', async () => {
    const [booking, other] = [await bookTrip(world, ada), await bookTrip(world, ada)];
    const { made, token } = await share(booking);
    const stranger = await world.createTraveler();
    const admin = await world.createAdministrator();
    for (const person of [stranger, admin]) {
      expect((await person.post(`/trips/${booking._id}/shares`)).status).toBe(404);
      expect((await person.get(`/trips/${booking._id}/shares`)).status).toBe(404);
      expect((await end(booking, made._id, person)).status).toBe(404);
    }
    expect((await end(other, made._id)).status).toBe(404);
    expect((await open(token)).status).toBe(200);
  });

  it('isn’t a sign-in [attack a link of a shared trip used as a sign-in]', async () => {
    const booking = await bookTrip(world, ada);
    const { made, token } = await share(booking);
    for (const secret of [token, made._id, booking._id]) {
      const companion = callerWith(world.app, { authorization: `Bearer ${secret}` });
      for (const path of [`/trips/${booking._id}`, `/bookings/${booking._id}`, '/account/export']) {
        const { body, status } = await companion.get(path);
        expect([path, status, body.code]).toEqual([path, 401, 'not_signed_in']);
      }
      expect((await companion.delete(`/trips/${booking._id}/shares/${made._id}`)).status).toBe(401);
    }
    expect((await open(token)).status).toBe(200);
  });

  it('only says that a trip was canceled or has expired, and none is made', async () => {
    const canceled = await bookTrip(world, ada);
    const expired = await bookTrip(world, ada);
    const tokens = [(await share(canceled)).token, (await share(expired)).token];
    await cancelTrip(ada, canceled);
    await expireTrip(world, expired);
    for (const token of tokens) {
      expect((await open(token)).body).toEqual({ status: 'cancelled', trip: null });
    }
    const again = [canceled, expired].map(({ _id }) => ada.post(`/trips/${_id}/shares`));
    expect((await Promise.all(again)).map(({ body }) => body.code)).toEqual([
      'booking_cancelled',
      'booking_expired',
    ]);
  });

  it('stays for a trip that is over, but none is made', async () => {
    const booking = await bookTrip(world, ada, { inDays: -2, days: 3 });
    const { token } = await share(booking);
    await world.db.sql.query('update bookings set duration_days = 2 where id = $1', [booking._id]);
    expect((await open(token)).body).toMatchObject({ trip: { phase: 'over' } });
    const refused = await ada.post(`/trips/${booking._id}/shares`);
    expect([refused.status, refused.body.code]).toEqual([409, 'trip_started']);
  });

  it('ends by itself a month after the trip [attack a link of a shared trip kept forever]', async () => {
    const booking = await bookTrip(world, ada, { inDays: -2, days: 3 });
    const { token } = await share(booking);
    const lastDay = dayThere(world, AZORES, 0);
    const endedDaysAgo = (days: number) =>
      world.db.sql.query(
        'update bookings set travel_date = $2::date - $3::int - duration_days + 1 where id = $1',
        [booking._id, lastDay, days],
      );
    await endedDaysAgo(SHARE_DAYS_AFTER);
    expect((await open(token)).status).toBe(200);
    expect(await sharesOf(booking)).toHaveLength(1);
    await endedDaysAgo(SHARE_DAYS_AFTER + 1);
    expect(await open(token)).toMatchObject(NOT_FOUND);
    expect(await sharesOf(booking)).toEqual([]);
  });

  it(`is one of ${LIVE_SHARES} at most, however many are made at once [attack links of shared trips without end]`, async () => {
    const booking = await bookTrip(world, ada);
    const there = callerWith(beside.app, { authorization: `Bearer ${ada.token}` });
    const path = `/trips/${booking._id}/shares`;
    const tries = Array.from({ length: LIVE_SHARES + 6 }, (_, n) =>
      (n % 2 === 0 ? ada : there).post(path),
    );
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body, status }) => [status, body.code])).toEqual(
      Array.from({ length: 6 }, () => [409, 'too_many_shares']),
    );
    const live = await sharesOf(booking);
    expect(live).toHaveLength(LIVE_SHARES);
    await end(booking, String(live[0]?._id));
    await share(booking);
    expect((await ada.post(path)).body.code).toBe('too_many_shares');
  });

  it('can be opened sixty times in ten minutes from one address [attack links of shared trips guessed]', async () => {
    const { token } = await share(await bookTrip(world, ada));
    const address = '10.8.0.1';
    for (let n = 0; n < 60; n += 1) expect((await open(token, address)).status).toBe(200);
    expect(await open(token, address)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    expect((await open(token)).status).toBe(200);
    world.clock.advance(10 * 60_000);
    expect((await open(token, address)).status).toBe(200);
  });
});

describe('the links of an account', () => {
  it('are in its export, and end with it [attack a link of a shared trip that was ended]', async () => {
    const leaver = await world.createTraveler('Grace Hopper');
    const [paid, free] = [await bookTrip(world, leaver), await bookTrip(world, leaver)];
    const tokens: string[] = [];
    for (const { _id } of [paid, free]) {
      const { url } = (await leaver.post(`/trips/${_id}/shares`)).body;
      tokens.push(String(url).split('#')[1] ?? '');
    }
    await open(tokens[0] ?? '');
    const admin = await world.createAdministrator();
    await admin.post(`/operator/bookings/${paid._id}/counterPayments`, {
      kind: 'received',
      method: 'cash',
      amount: 100,
      receivedOn: world.clock.now().toISOString().slice(0, 10),
    });
    // the trip is over, so the account can be deleted
    await world.db.sql.query(`update bookings set travel_date = '2020-02-02' where id = $1`, [
      paid._id,
    ]);
    const createdAt = world.clock.now().toISOString();
    const kept = { createdAt, endedAt: null };
    const today = createdAt.slice(0, 10);
    expect((await leaver.get('/account/export')).body.tripShares).toEqual([
      { ...kept, bookingId: paid._id, opened: 1, lastSeenOn: today },
      { ...kept, bookingId: free._id, opened: 0, lastSeenOn: null },
    ]);
    const left = await leaver.delete(`/users/${leaver.uid}`);
    expect([left.status, left.body]).toEqual([200, { deletedCount: 1 }]);
    const { rows } = await world.db.sql.query(
      'select id from trip_shares where booking_id = any($1)',
      [[paid._id, free._id]],
    );
    expect(rows).toEqual([]);
    for (const token of tokens) expect(await open(token)).toMatchObject(NOT_FOUND);
  });

  it('don’t work if the previous version has deleted the account [attack a link of a shared trip that was ended]', async () => {
    const leaver = await world.createTraveler();
    const booking = await bookTrip(world, leaver);
    const { url } = (await leaver.post(`/trips/${booking._id}/shares`)).body;
    await world.db.sql.query('update bookings set uid = null where id = $1', [booking._id]);
    expect(await open(String(url).split('#')[1] ?? '')).toMatchObject(NOT_FOUND);
  });
});
