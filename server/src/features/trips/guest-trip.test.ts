import { GUEST_TRIP_PATH, type BookingRecord, type GuestTrip, type Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceTripLinkKey } from '../../mails/trips/guest-link.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { makeMember, moveTo, type TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let desk: TestPerson;
let spot: Spot;
let count = 0;
beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  desk = await world.createTraveler('Dora Desk');
  await makeMember(world, desk, 'staff');
  spot = await addSpot(owner);
});
afterAll(() => world.close());

const newAddress = () => `linked-${(count += 1)}@example.com`;
async function bookFor(reached: object = { phone: '+351 912 345 678' }) {
  const { travelName: name, ...trip } = bookingInput(spot);
  const wanted = { ...trip, customer: { name, ...reached }, notify: true };
  return ((await desk.post('/operator/bookings', wanted)).body as BookingRecord).booking;
}
const linkPath = (id: string) => `/operator/bookings/${id}/tripLink`;
const tokenOf = (url: unknown) => String(url).split('#')[1] ?? '';
const tokenFor = async (id: string) => tokenOf((await desk.get(linkPath(id))).body['url']);

/** Uses a new address each time, because guesses are limited per address. */
async function open(
  token: string,
  remoteAddress = `10.9.${Math.floor(count / 250)}.${(count += 1) % 250}`,
) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/guestTrips',
    remoteAddress,
    payload: { token },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() as GuestTrip };
}
const cash = (id: string, amount = 1000) =>
  owner.post(`/operator/bookings/${id}/counterPayments`, {
    kind: 'received',
    method: 'cash',
    amount,
    receivedOn: world.clock.now().toISOString().slice(0, 10),
    note: 'at the counter',
  });

describe('the link of a customer without an account', () => {
  it('shows the trip, and the voucher once something is paid', async () => {
    const { _id: id } = await bookFor();
    const { body: link } = await desk.get(linkPath(id));
    expect(link['url']).toContain(`${GUEST_TRIP_PATH}#v1.${id}.1.`);
    const unpaid = await open(tokenOf(link['url']));
    expect([unpaid.status, unpaid.body.voucher]).toEqual([200, null]);
    expect(unpaid.body.trip.booking._id).toBe(id);
    await cash(id);
    const { body, headers } = await open(tokenOf(link['url']));
    expect(headers['cache-control']).toContain('no-store');
    expect(body.voucher?.svg).toContain('<svg');
    expect(body.voucher?.reference).toBe(body.trip.booking.reference);
    const checked = await desk.post('/checkIns/lookup', { link: body.voucher?.link });
    expect(checked.body.booking._id).toBe(id);
  });

  it('offers nothing to change, to cancel or to share [attack change a trip with the link of a guest]', async () => {
    const { _id: id } = await bookFor();
    await cash(id);
    const { trip } = (await open(await tokenFor(id))).body;
    const { voucher, ...others } = trip.actions;
    expect([voucher, Object.values(others).filter(Boolean)]).toEqual([true, []]);
    expect([trip.renameUntil, trip.shares]).toEqual([null, []]);
    expect(trip.cancellation).toMatchObject({ refusal: null, kept: 0 });
    expect(JSON.stringify(trip)).not.toContain('at the counter');
  });

  it('shows the terms that the booking keeps, in their own words', async () => {
    const strict = await addSpot(owner, { spot: 'Strict Bay' });
    const { body: made } = await owner.post('/operator/policies', {
      name: 'Strict',
      windows: [
        { hoursBefore: 240, refundPercent: 100 },
        { hoursBefore: 72, refundPercent: 50 },
      ],
    });
    const path = `/operator/spots/${strict._id}/policy`;
    await owner.put(path, { family: made['family'], revision: 0 });
    const { travelName: name, ...trip } = bookingInput(strict);
    const customer = { name, phone: '+351 912 345 679' };
    const { body } = await desk.post('/operator/bookings', { ...trip, customer, notify: false });
    const { _id: id } = (body as BookingRecord).booking;
    await owner.put(path, { family: null, revision: 1 });
    await cash(id);
    const opened = (await open(await tokenFor(id))).body;
    const own = (await desk.get(`/trips/${id}`)).body.booking.policy.sentences;
    expect(opened.trip.booking.policy?.sentences).toEqual(own);
    expect(own.join(' ')).toContain('10 days');
    expect(own.join(' ')).not.toContain('48 hours');
  });

  it('is in the emails to an address, instead of pages that require a sign-in', async () => {
    const email = newAddress();
    const { _id: id } = await bookFor({ email });
    await cash(id);
    const { rows } = await world.db.sql.query<{ text: string; html: string; file: string }>(
      `select text_body as text, html_body as html, attachments::text as file from mail_outbox where recipient = $1`,
      [email],
    );
    const token = await tokenFor(id);
    expect(rows.length).toBeGreaterThan(1);
    for (const { file, html, text } of rows) {
      expect([text.includes(token), html.includes(token)]).toEqual([true, true]);
      expect(`${text}${html}${file}`).not.toContain(`/bookings/${id}`);
    }
    expect(rows[0]?.text).toContain('You are booked');
    expect(rows.map(({ text }) => text).join()).not.toContain('due now');
  });

  it('isn’t in what colleagues preview [attack read a guest’s link in a preview]', async () => {
    const { _id: id } = await bookFor({ email: newAddress() });
    const { body } = await desk.get(`/operator/mails/booked/preview?bookingId=${id}`);
    expect(JSON.stringify(body)).not.toContain(await tokenFor(id));
  });
});

describe('an invalid link', () => {
  it('looks as if it never existed, whatever is wrong with it [attack guess the link of a guest]', async () => {
    const [one, other] = [await bookFor(), await bookFor()];
    const token = await tokenFor(one._id);
    const signature = token.slice(-22);
    const forged = [
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      `${token.slice(0, -22)}${'A'.repeat(22)}`,
      // another booking, link number or version
      `v1.${other._id}.1.${signature}`,
      `v1.${one._id}.2.${signature}`,
      `v2.${one._id}.1.${signature}`,
      `v1.none.1.${signature}`,
    ];
    for (const tried of forged) {
      const { body, status } = await open(tried);
      expect([tried, status]).toEqual([tried, tried === '' ? 400 : 404]);
      expect(body).not.toHaveProperty('trip');
    }
  });

  it('is limited per client, even if it is wrong [attack links of guests guessed]', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) {
      statuses.push((await open(`v1.none.1.${'A'.repeat(22)}`, '10.8.0.1')).status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404));
    expect(statuses[60]).toBe(429);
  });

  it('ends when it is revoked, and a new one replaces it [attack a guest’s link after it was ended]', async () => {
    const { _id: id } = await bookFor();
    const first = await tokenFor(id);
    expect((await desk.delete(linkPath(id))).body).toEqual({ deletedCount: 1 });
    expect((await desk.delete(linkPath(id))).body).toEqual({ deletedCount: 0 });
    expect((await open(first)).status).toBe(404);
    expect((await desk.get(linkPath(id))).body.code).toBe('link_ended');
    const second = tokenOf((await desk.post(linkPath(id))).body['url']);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    const { rows } = await world.db.sql.query<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by at',
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'booking_made',
      'trip_link_ended',
      'trip_link_renewed',
    ]);
  });

  it('ends when the address is corrected [attack a guest’s link at a wrong address]', async () => {
    const booking = await bookFor({ email: newAddress() });
    const before = await tokenFor(booking._id);
    const { name, phone } = { name: booking.travelName, phone: '+351 912 999 888' };
    const contact = { revision: booking.revision, name, phone };
    await desk.post(`/operator/bookings/${booking._id}/contact`, contact);
    expect((await open(before)).status).toBe(404);
    expect((await open(await tokenFor(booking._id))).status).toBe(200);
  });

  it('ends when an account gets the booking, after the trip, and with the booking', async () => {
    const email = newAddress();
    const claimed = await bookFor({ email });
    const token = await tokenFor(claimed._id);
    await moveTo(world, email, await world.createTraveler('Grace'));
    expect((await open(token)).status).toBe(404);
    expect((await desk.get(linkPath(claimed._id))).status).toBe(404);
    const over = await bookFor();
    const late = await tokenFor(over._id);
    await world.db.sql.query(`update bookings set travel_date = current_date - 90 where id = $1`, [
      over._id,
    ]);
    expect((await open(late)).status).toBe(404);
    expect((await desk.get(linkPath(over._id))).body.code).toBe('link_ended');
  });

  it('ends with the key, everywhere [incident links of guests that were leaked]', async () => {
    const { _id: id } = await bookFor();
    const before = await tokenFor(id);
    await replaceTripLinkKey(world.db.sql, world.clock.now());
    expect((await open(before)).status).toBe(404);
    expect((await open(await tokenFor(id))).status).toBe(200);
  });

  it('signs no one in, and isn’t stored [attack the link of a guest used as a sign-in]', async () => {
    const { _id: id } = await bookFor({ email: newAddress() });
    const token = await tokenFor(id);
    const caller = callerWith(world.app, { authorization: `Bearer ${token}` });
    for (const path of [`/trips/${id}`, '/bookings', `/operator/bookings/${id}`]) {
      expect([path, (await caller.get(path)).status]).toEqual([path, 401]);
    }
    expect((await world.anonymous.post('/sharedTrips', { token })).status).not.toBe(200);
    const { rows } = await world.db.sql.query<{ kept: string }>(
      `select coalesce(string_agg(b::text, ''), '') as kept from bookings b where id = $1`,
      [id],
    );
    expect(rows[0]?.kept).not.toContain(token.slice(-22));
  });

  it('is copied, replaced and ended by colleagues who write bookings', async () => {
    const { _id: id } = await bookFor();
    const stranger = await world.createTraveler();
    for (const method of ['get', 'post', 'delete'] as const) {
      expect((await stranger[method](linkPath(id))).status).toBe(403);
      expect((await world.anonymous[method](linkPath(id))).status).toBe(401);
      expect((await desk[method](linkPath('none'))).status).toBe(404);
    }
  });
});
