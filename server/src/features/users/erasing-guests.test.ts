import type { BookingRecord } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import {
  identityCall,
  makeMember,
  signInTraveler,
  verifyEmail,
  type TestPerson,
} from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let desk: TestPerson;
let email: string;
let count = 0;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  desk = await world.createTraveler('Dora Desk');
  await makeMember(world, desk, 'manager');
});
afterAll(() => world.close());
beforeEach(() => {
  count += 1;
  email = `Guest-${count}@Example.com`;
});

async function bookFor(address = email): Promise<string> {
  const { travelName: name, ...trip } = bookingInput(await addSpot(owner));
  const customer = { name, email: address };
  const { body } = await desk.post('/operator/bookings', { ...trip, customer, notify: true });
  return (body as BookingRecord).booking._id;
}
const pay = (id: string) =>
  desk.post(`/operator/bookings/${id}/counterPayments`, {
    kind: 'received',
    method: 'cash',
    amount: 100,
    receivedOn: world.clock.now().toISOString().slice(0, 10),
  });
const erase = (id: string, by = owner, query = '') =>
  by.delete(`/operator/bookings/${id}/customer${query}`);
const codeOf = ({ body, status }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
async function standsIn(): Promise<string[]> {
  const tables = ['bookings', 'booking_claims', 'booking_notes', 'contact_messages', 'contact_replies', 'mail_outbox', 'newsletter_subscriptions', 'audit_log', 'booking_events', 'staff_invitations']; // prettier-ignore
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await world.db.sql.query(
      `select 1 from ${table} t where lower(t::text) like '%' || lower($1) || '%' limit 1`,
      [email],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

describe('a customer without an account [attack erase what belongs to others]', () => {
  it('is erased under the address: unpaid bookings, notes, messages, newsletter and emails', async () => {
    const [first, second, another] = [await bookFor(), await bookFor(), await bookFor('other@example.com')]; // prettier-ignore
    await desk.post(`/operator/bookings/${first}/notes`, { text: `Write to ${email}.` });
    const message = { name: 'Grace', email, subject: 'Ferry', message: 'Is it running?' };
    await world.anonymous.post('/contactMessages', message);
    await world.anonymous.post('/newsletterSubscriptions', { email, consent: true });
    expect(await standsIn()).toEqual(
      expect.arrayContaining(['bookings', 'booking_notes', 'contact_messages', 'mail_outbox']),
    );
    expect((await erase(first)).body).toEqual({ deletedCount: 2 });
    const { rows } = await world.db.sql.query(
      'select subject from mail_outbox where lower(recipient) = lower($1)',
      [email],
    );
    expect(rows).toEqual([{ subject: 'Your data was deleted' }]);
    await world.db.sql.query('delete from mail_outbox where lower(recipient) = lower($1)', [email]);
    // emails to the agency's own mailbox stay as long as the outbox keeps them
    expect(await standsIn()).toEqual(['mail_outbox']);
    await world.db.sql.query(`delete from mail_outbox where recipient = 'journeys@example.com'`);
    expect(await standsIn()).toEqual([]);
    for (const id of [first, second]) {
      expect((await desk.get(`/operator/bookings/${id}`)).status).toBe(404);
    }
    expect((await desk.get(`/operator/bookings/${another}`)).status).toBe(200);
    expect((await erase(first)).status).toBe(404);
    const [entry] = (await owner.get('/operator/audit?kind=customers')).body;
    expect(entry).toMatchObject({
      action: 'guest_erased',
      subjectId: first,
      detail: { bookings: 2 },
    });
  });

  it('stays in the books with payments, without a name, and needs a confirmation while a paid trip is ahead', async () => {
    const [paid, unpaid] = [await bookFor(), await bookFor()];
    await desk.post(`/operator/bookings/${paid}/notes`, { text: 'Vegetarian.' });
    expect((await pay(paid)).status).toBe(201);
    expect(codeOf(await erase(paid))).toEqual([409, 'trip_ahead']);
    expect((await erase(paid, owner, '?evenWithOpenBusiness=true')).body).toEqual({
      deletedCount: 1,
    });
    expect((await desk.get(`/operator/bookings/${unpaid}`)).status).toBe(404);
    const { body } = await desk.get(`/operator/bookings/${paid}`);
    expect(body).toMatchObject({ booking: { travelEmail: email }, notes: [], waitsFor: null });
    // A person who verifies the address later gets none of the erased data.
    const account = { email, password: 'Correct!horse7', returnSecureToken: true };
    const { body: made } = await identityCall(world.app, 'signUp', account);
    await verifyEmail(world, made['localId'] ?? '');
    const person = await signInTraveler(world.app, email.toLowerCase());
    expect((await person.get('/bookings')).body).toEqual([]);
  });

  it('requires the permission to erase customers, a recent sign-in, and isn’t an account', async () => {
    const id = await bookFor();
    const stranger = await world.createTraveler();
    expect((await erase(id, stranger)).status).toBe(403);
    expect((await erase(id, desk)).status).toBe(403);
    expect((await world.anonymous.delete(`/operator/bookings/${id}/customer`)).status).toBe(401);
    const own = await stranger.post('/bookings', bookingInput(await addSpot(owner)));
    expect(codeOf(await erase(own.body._id))).toEqual([404, 'not_found']);
    expect((await erase('nothing')).status).toBe(404);

    // An account verified the address, but the bookings belong to no one, because their claims had expired.
    await world.db.sql.query('delete from booking_claims where booking_id = $1', [id]);
    const account = { email, password: 'Correct!horse7', returnSecureToken: true };
    const { body: made } = await identityCall(world.app, 'signUp', account);
    await verifyEmail(world, made['localId'] ?? '');
    await (await signInTraveler(world.app, email.toLowerCase())).get('/account');
    expect(codeOf(await erase(id))).toEqual([409, 'customer_has_account']);
    await makeMember(world, desk, 'manager', ['customers.erase']);
    const other = await bookFor('other-guest@example.com');
    expect((await erase(other, desk)).status).toBe(200);
  });

  it('belongs to an account or is erased, but not both, if the address is verified at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      email = `racing-${round}@example.com`;
      const id = await bookFor();
      const account = { email, password: 'Correct!horse7', returnSecureToken: true };
      const { body: made } = await identityCall(world.app, 'signUp', account);
      await verifyEmail(world, made['localId'] ?? '');
      const person = await signInTraveler(world.app, email);
      const [erased, bookings] = await Promise.all([erase(id), person.get('/bookings')]);
      expect([200, 404, 409]).toContain(erased.status);
      expect(bookings.status).toBe(200);
      const { rows } = await world.db.sql.query('select uid from bookings where id = $1', [id]);
      expect(rows).toEqual(erased.status === 200 ? [] : [{ uid: person.uid }]);
    }
  });
});
