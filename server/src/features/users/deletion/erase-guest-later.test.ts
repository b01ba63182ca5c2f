import type { BookingRecord, Customer } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import {
  identityCall,
  makeMember,
  signInTraveler,
  verifyEmail,
  type TestPerson,
} from '../../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let count = 0;
let email: string;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
});
afterAll(() => world.close());
beforeEach(() => {
  count += 1;
  email = `Later-${count}@Example.com`;
});

const NAME = 'Grace Hopper';
const carryOut = () => world.runJob('carry-out-erasures');
/** Moves the clock and signs the owner in again, because tokens and recent sign-ins have expired by then. */
async function later(hours: number) {
  world.clock.advance(hours * 60 * 60_000);
  owner = { ...(await signInTraveler(world.app, owner.email)), name: owner.name };
}

async function bookFor(reach: { email?: string; phone?: string } = { email }): Promise<string> {
  const { travelName: _, ...trip } = bookingInput(await addSpot(owner));
  const body = { ...trip, customer: { name: NAME, ...reach }, notify: false };
  const made = await owner.post('/operator/bookings', body);
  expect(made.status).toBe(201);
  return (made.body as BookingRecord).booking._id;
}
async function guestOf(bookingId: string): Promise<string> {
  const { body } = await owner.get(`/operator/bookings/${bookingId}`);
  return (body as BookingRecord).guest?._id ?? '';
}
const path = (id: string) => `/operator/customers/${id}/erasure`;
const ask = (id: string, body: object = { name: NAME }, by = owner) => by.post(path(id), body);
const recordOf = (id: string) => owner.get(`/operator/customers/${id}`);
const actsOn = async (id: string) =>
  ((await owner.get('/audit')).body as { subjectId: string; action: string }[])
    .filter(({ subjectId }) => subjectId === id)
    .map(({ action }) => action)
    .filter((action) => action !== 'customer_seen');

describe('the erasure of a customer without an account', () => {
  it('waits for a day, in which it is shown, the data can be exported, and it can be withdrawn', async () => {
    const id = await guestOf(await bookFor());
    const asked = await ask(id);
    expect([asked.status, asked.body.byName]).toEqual([201, owner.name]);
    expect(Date.parse(asked.body.dueAt) - world.clock.now().getTime()).toBe(24 * 60 * 60_000);
    expect((await recordOf(id)).body.erasure).toEqual(asked.body);
    expect((await owner.get(`/operator/customers/${id}/export`)).status).toBe(200);
    expect((await ask(id)).body.code).toBe('already_decided');
    await carryOut();
    expect((await recordOf(id)).status).toBe(200);

    expect((await owner.delete(path(id))).body).toEqual({ deletedCount: 1 });
    expect((await owner.delete(path(id))).status).toBe(404);
    expect((await recordOf(id)).body.erasure).toBeNull();
    await later(25);
    await carryOut();
    expect((await recordOf(id)).status).toBe(200);
    expect(await actsOn(id)).toEqual(['erasure_withdrawn', 'customer_exported', 'erasure_asked']);
  });

  it('is carried out after a day: the customer and unpaid bookings are gone, by address or by number', async () => {
    for (const reach of [{ email }, { phone: `+44 20 7946 0${100 + count}` }]) {
      const booking = await bookFor(reach);
      const id = await guestOf(booking);
      expect((await ask(id)).status).toBe(201);
      await later(24);
      await carryOut();
      expect((await recordOf(id)).status).toBe(404);
      expect((await owner.get(`/operator/bookings/${booking}`)).status).toBe(404);
      expect(await actsOn(id)).toEqual(['guest_erased', 'erasure_asked']);
    }
  });

  it('ends by itself if the agency books for them again', async () => {
    const id = await guestOf(await bookFor());
    await ask(id);
    world.clock.advance(60_000);
    const again = await bookFor();
    expect(await guestOf(again)).toBe(id);
    expect((await recordOf(id)).body.erasure).toBeNull();
    await later(25);
    await carryOut();
    expect((await owner.get(`/operator/bookings/${again}`)).status).toBe(200);
    // after the new request, the customer again has a day to be kept
    expect((await ask(id)).status).toBe(201);
    await later(24);
    await carryOut();
    expect((await recordOf(id)).status).toBe(404);
  });

  it('has no effect once an account has the bookings', async () => {
    const booking = await bookFor();
    const id = await guestOf(booking);
    await ask(id);
    const account = { email, password: 'Correct!horse7', returnSecureToken: true };
    const { body: made } = await identityCall(world.app, 'signUp', account);
    await verifyEmail(world, made['localId'] ?? '');
    const person = await signInTraveler(world.app, email.toLowerCase());
    expect((await person.get('/bookings')).body).toMatchObject([{ _id: booking }]);
    await later(25);
    await carryOut();
    expect((await owner.get(`/operator/bookings/${booking}`)).status).toBe(200);
  });

  it('waits for a paid trip to be settled, unless the agency insists', async () => {
    const booking = await bookFor();
    const id = await guestOf(booking);
    const pay = () =>
      owner.post(`/operator/bookings/${booking}/counterPayments`, {
        kind: 'received',
        method: 'cash',
        amount: 100,
        receivedOn: world.clock.now().toISOString().slice(0, 10),
      });
    await ask(id);
    expect((await pay()).status).toBe(201);
    await later(24);
    await carryOut();
    expect((await recordOf(id)).status).toBe(200);
    await owner.delete(path(id));
    expect((await ask(id)).body.code).toBe('trip_ahead');
    expect((await ask(id, { name: NAME, evenWithOpenBusiness: true })).status).toBe(201);
    await later(24);
    await carryOut();
    expect((await recordOf(id)).status).toBe(404);
    expect((await owner.get(`/operator/bookings/${booking}`)).body).toMatchObject({ guest: null });
  });

  it('requires the name and the permission', async () => {
    const id = await guestOf(await bookFor());
    const other = await ask(id, { name: 'Grace' });
    expect([other.status, other.body.field]).toEqual([400, 'name']);
    const clerk = await world.createTraveler();
    await makeMember(world, clerk, 'staff');
    expect((await ask(id, { name: NAME }, clerk)).status).toBe(403);
    expect((await clerk.delete(path(id))).status).toBe(403);
    expect((await world.anonymous.post(path(id), { name: NAME })).status).toBe(401);
    expect((await world.anonymous.delete(path(id))).status).toBe(401);
    expect((await recordOf(id)).body.erasure).toBeNull();
    expect((await ask(id, { name: ' grace  HOPPER' })).status).toBe(201);
  });

  it('is linked from the audit log to the customer', async () => {
    const id = await guestOf(await bookFor());
    await ask(id);
    const { body } = await owner.get('/operator/audit?kind=customers');
    const entry = (body as { subjectId: string; record: object }[]).find(
      ({ subjectId }) => subjectId === id,
    );
    expect(entry?.record).toMatchObject({ kind: 'person', _id: id, name: NAME });
    const found = (await owner.get(`/operator/customers?q=${email}`)).body as Customer[];
    expect(found.map(({ _id }) => _id)).toEqual([id]);
  });
});
