import type { BookingRecord, Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endRetention } from '../../composition/retention.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { identityCall, makeMember, verifyEmail, type TestPerson } from '../../test/people.ts';

const PASSWORD = 'Correct!horse7';

let world: TestApp;
let nadia: TestPerson;
let spot: Spot;
beforeAll(async () => {
  world = await createTestApp();
  nadia = await world.createTraveler('Nadia Rahman');
  await makeMember(world, nadia, 'staff');
  spot = await addSpot(nadia);
});
afterAll(() => world.close());

interface Asked {
  email: string;
  name?: string;
  notify?: boolean;
  change?: Record<string, unknown>;
  key?: string;
}

function input({ change, email, name = 'Grace Okonkwo', notify = true }: Asked) {
  const { travelName: _, ...trip } = bookingInput(spot, change);
  return { ...trip, customer: { name, email }, notify };
}

async function book(asked: Asked) {
  const headers = asked.key === undefined ? {} : { 'idempotency-key': asked.key };
  const caller = callerWith(world.app, { authorization: `Bearer ${nadia.token}`, ...headers });
  const { body, status } = await caller.post('/operator/bookings', input(asked));
  return { status, record: body as BookingRecord, problem: body };
}

async function register(email: string) {
  const account = { email, password: PASSWORD, returnSecureToken: true };
  const { body } = await identityCall(world.app, 'signUp', account);
  const uid = body['localId'] ?? '';
  return { uid, ...(await signIn(email)) };
}

async function signIn(email: string) {
  world.clock.advance(1000);
  const account = { email, password: PASSWORD, returnSecureToken: true };
  const { body } = await identityCall(world.app, 'signInWithPassword', account);
  return callerWith(world.app, { authorization: `Bearer ${body['idToken']}` });
}

const bookingsOf = async (caller: { get: TestPerson['get'] }) =>
  ((await caller.get('/bookings')).body as unknown as { _id: string }[]).map(({ _id }) => _id);

const mailsTo = async (email: string) =>
  (
    await world.db.sql.query<{ subject: string; text_body: string; booking_id: string | null }>(
      'select subject, text_body, booking_id from mail_outbox where recipient = $1 order by created_at, id',
      [email],
    )
  ).rows;

it('belongs to the account that has verified the address, at today’s price, and the account is notified (C11)', async () => {
  const ada = await world.createTraveler('Ada Lovelace');
  await verifyEmail(world, ada.uid);
  const adaNow = await signInAs(ada);
  await adaNow.get('/account');
  const { record, status } = await book({ email: ada.email.toUpperCase(), name: 'Ada L.' });
  expect(status).toBe(201);
  expect(record).toMatchObject({
    booking: { travelName: 'Ada L.', travelEmail: ada.email, state: 'booked', paid: false },
    customer: { _id: ada.uid, email: ada.email },
    waitsFor: null,
  });
  expect(record.timeline.at(-1)).toMatchObject({ kind: 'booked', by: 'staff', name: 'Nadia Rahman' }); // prettier-ignore
  expect(await bookingsOf(adaNow)).toEqual([record.booking._id]);
  const [booked] = await mailsTo(ada.email);
  expect(booked).toMatchObject({ booking_id: record.booking._id });
  expect(booked?.text_body).not.toContain('/register');
});

const signInAs = ({ email }: { email: string }) => signIn(email);

it('waits for someone who verifies the address; an account that is only registered with it gets nothing [attack account opened in another name]', async () => {
  const email = 'grace@example.com';
  const { record } = await book({ email });
  const { _id: id } = record.booking;
  expect(record).toMatchObject({
    customer: null,
    waitsFor: email,
    booking: { travelEmail: email },
  });
  const [invited] = await mailsTo(email);
  expect(invited?.text_body).toContain('/register');
  expect(invited?.text_body).toContain(`create one with ${email}`);
  expect(invited?.text_body).toContain('/my-trip#v1.');

  const grace = await register(email);
  expect(await bookingsOf(grace)).toEqual([]);
  expect((await grace.get(`/bookings/${id}`)).status).toBe(404);
  expect((await grace.get('/account/export')).body.bookings).toEqual([]);
  const again = await book({ email });
  expect(again.record).toMatchObject({ customer: null, waitsFor: email });

  await verifyEmail(world, grace.uid);
  const proved = await signIn(email);
  expect((await bookingsOf(proved)).toSorted()).toEqual([id, again.record.booking._id].toSorted());
  const { body } = await nadia.get(`/operator/bookings/${id}`);
  expect(body).toMatchObject({ customer: { _id: grace.uid }, waitsFor: null });
  expect((body as BookingRecord).timeline.map(({ kind }) => kind)).toContain('claimed');
  expect((await proved.get('/account/export')).body.bookings).toHaveLength(2);
  const third = await book({ email });
  expect(third.record).toMatchObject({ customer: { _id: grace.uid }, waitsFor: null });
});

it('after an account is deleted, someone who registers with its address gets none of its trips', async () => {
  const email = 'maya@example.com';
  const { record } = await book({ email });
  const maya = await register(email);
  await verifyEmail(world, maya.uid);
  const proved = await signIn(email);
  expect(await bookingsOf(proved)).toEqual([record.booking._id]);
  const paid = {
    kind: 'received',
    method: 'cash',
    amount: 100,
    receivedOn: '2026-01-01',
    note: '',
  };
  await nadia.post(`/operator/bookings/${record.booking._id}/counterPayments`, paid);
  const owner = await world.createAdministrator();
  const erased = await owner.delete(`/users/${maya.uid}?evenWithOpenBusiness=true`);
  expect(erased.status).toBe(200);
  const { uid } = await register(email);
  await verifyEmail(world, uid);
  expect(await bookingsOf(await signIn(email))).toEqual([]);
});

it('emails about it go to the address that it waits for, and none are sent if the customer shouldn’t be notified', async () => {
  const email = 'quiet@example.com';
  const { record } = await book({ email, notify: false });
  expect(await mailsTo(email)).toEqual([]);
  const { _id: id } = record.booking;
  expect((await nadia.post(`/operator/bookings/${id}/mails`, { kind: 'booked' })).status).toBe(201);
  const [sent] = await mailsTo(email);
  expect(sent?.text_body).toContain('/register');
  const change = { revision: 1, travelDuration: 4, reason: 'You asked for it.' };
  expect((await nadia.post(`/operator/bookings/${id}/change`, change)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(2);
});

it('requires the shown price, a future day, and an address', async () => {
  const email = 'price@example.com';
  const refusals = [
    [{ travelCost: '$1' }, 409, 'price_changed'],
    [{ total: 1 }, 409, 'price_changed'],
    [{ travelDate: '2020-01-01' }, 400, 'invalid_input'],
    [{ spotId: '019bdf91-4c00-7c7f-964f-38ae9f3d9680' }, 409, 'spot_unknown'],
  ] as const;
  for (const [change, status, code] of refusals) {
    const refused = await book({ email, change });
    expect([change, refused.status, refused.problem.code]).toEqual([change, status, code]);
  }
  expect((await book({ email: 'nobody' })).problem).toMatchObject({ field: 'customer.email' });
  expect((await book({ email, name: '' })).problem).toMatchObject({ field: 'customer.name' });
  expect(await mailsTo(email)).toEqual([]);
});

it('refuses a blocked account, and books once per key', async () => {
  const ben = await world.createTraveler('Ben');
  await verifyEmail(world, ben.uid);
  await (await signInAs(ben)).get('/account');
  const owner = await world.createAdministrator();
  const block = await owner.put(`/operator/customers/${ben.uid}/block`, { reason: 'Fraud.' });
  expect(block.status).toBeLessThan(300);
  expect((await book({ email: ben.email })).problem).toMatchObject({
    code: 'invalid_input',
    field: 'customer.email',
  });
  const first = await book({ email: 'twice@example.com', key: 'one-booking' });
  const second = await book({ email: 'twice@example.com', key: 'one-booking' });
  expect(second.record.booking._id).toBe(first.record.booking._id);
  expect(await mailsTo('twice@example.com')).toHaveLength(1);
});

it('is possible only for the agency, and recorded in its log', async () => {
  const ada = await world.createTraveler();
  expect((await ada.post('/operator/bookings', input({ email: 'x@example.com' }))).status).toBe(
    403,
  );
  const { record } = await book({ email: 'logged@example.com' });
  const owner = await world.createAdministrator();
  const audit = (await owner.get('/audit')).body as unknown as {
    action: string;
    subjectId: string;
  }[];
  expect(audit).toContainEqual(
    expect.objectContaining({ action: 'booking_made', subjectId: record.booking._id, byUserId: nadia.uid }), // prettier-ignore
  );
});

it('waits for some months after the trip at most', async () => {
  const email = 'late@example.com';
  const { record } = await book({ email });
  const { context } = world;
  await endRetention(context);
  expect((await nadia.get(`/operator/bookings/${record.booking._id}`)).body).toMatchObject({ waitsFor: email }); // prettier-ignore
  await world.db.sql.query("update bookings set travel_date = '2020-01-01' where id = $1", [record.booking._id]); // prettier-ignore
  await world.db.sql.query("update booking_claims set created_at = '2019-01-01' where booking_id = $1", [record.booking._id]); // prettier-ignore
  await endRetention(context);
  const { uid } = await register(email);
  await verifyEmail(world, uid);
  expect(await bookingsOf(await signIn(email))).toEqual([]);
});
