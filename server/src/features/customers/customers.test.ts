import type { Customer, CustomerRecord } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { makeMember, signInTraveler, verifyEmail, type TestPerson } from '../../test/people.ts';

let world: PaymentsWorld;
let owner: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.test.createAdministrator();
  manager = await world.test.createTraveler('Mia Manager');
  await makeMember(world.test, manager, 'manager');
});
afterAll(() => world.close());

const list = async (query: string, by: TestPerson = manager) =>
  (await by.get(`/operator/customers?${query}`)).body as Customer[];
const read = async (id: string) =>
  (await manager.get(`/operator/customers/${id}`)).body as CustomerRecord;
const acts = async (id: string, action: string) =>
  ((await owner.get('/audit')).body as { subjectId: string; action: string; byUserId: string }[])
    .filter((entry) => entry.subjectId === id && entry.action === action)
    .map(({ byUserId }) => byUserId);

const today = () => world.test.clock.now().toISOString().slice(0, 10);

async function customer(): Promise<Caller> {
  const ada = await world.traveler();
  const [first, second] = [await ada.book(), await ada.book()];
  await ada.pay(first._id);
  const paid = await owner.post(`/operator/bookings/${second._id}/counterPayments`, {
    kind: 'received',
    method: 'cash',
    amount: 700,
    receivedOn: today(),
  });
  expect(paid.status).toBe(201);
  return ada;
}

describe('the customers', () => {
  it('are found by a part of their name or address, with their bookings and payments', async () => {
    const ada = await customer();
    const [found] = await list(`q=${encodeURIComponent(ada.email.toUpperCase())}`);
    const { bookings, payments } = (await ada.person.get('/account/export')).body;
    const days = bookings.map(({ travelDate }: { travelDate: string }) => travelDate).sort();
    expect(found).toMatchObject({
      _id: ada.uid,
      email: ada.email,
      emailVerified: false,
      bookings: 2,
      paid: [{ amount: payments[0].amount + 700, currency: payments[0].currency }],
      lastTrip: days.at(-1),
      blocked: false,
      staff: false,
    });
    expect(await list('q=%25%25nobody')).toEqual([]);
    expect((await list('q=mia+manager')).map(({ staff }) => staff)).toEqual([true]);
  });

  it('are exported as a table of those found, which is recorded; no cell is a formula (C7)', async () => {
    const ada = await customer();
    const name = `=HYPERLINK("x"),${ada.uid}`;
    await world.db.sql.query('update users set name = $1 where id = $2', [name, ada.uid]);
    const [found] = await list(`q=${encodeURIComponent(ada.email)}`);
    const path = `/operator/customers.csv?q=${encodeURIComponent(ada.email)}`;
    const { body, headers, status } = await owner.get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/csv/);
    const [titles, line, end] = String(body).split('\r\n');
    expect(titles).toBe(
      '\uFEFFname,email,email_confirmed,since,bookings,last_trip,paid,currency,blocked,phone,account',
    );
    const { amount = 0, currency = '' } = found?.paid[0] ?? {};
    expect(line).toBe(
      `"'=HYPERLINK(""x""),${ada.uid}","${ada.email}","no","${found?.since}",2,"${found?.lastTrip}","${(amount / 100).toFixed(2)}","${currency.toUpperCase()}","no","","yes"`,
    );
    expect(end).toBe('');
    expect(await acts('customers', 'customers_exported')).toEqual([owner.uid]);
    expect((await manager.get('/operator/customers.csv')).status).toBe(403);
  });

  it('are listed in order, page by page, by name and by time', async () => {
    await world.db.sql.query(
      `insert into users (id, name, email, email_key, role, created_at)
       select 'page-' || n, (array['Ärger', 'bo', 'Bo', 'zoe', ''])[n % 5 + 1] , n || '@pages.test', n || '@pages.test',
         'traveller', timestamptz '2020-01-01' + n % 40 * interval '1 day' from generate_series(1, 120) as n`,
    );
    for (const sort of ['newest', 'name']) {
      const [seen, sizes]: [string[], number[]] = [[], []];
      let next = `/operator/customers?q=pages.test&sort=${sort}`;
      while (next !== '') {
        const { body, headers } = await manager.get(next);
        sizes.push(body.length);
        seen.push(...body.map(({ _id }: Customer) => _id));
        next = /^<\/api(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1] ?? '';
      }
      expect([sort, sizes, new Set(seen).size]).toEqual([sort, [50, 50, 20], 120]);
    }
    const { headers } = await manager.get('/operator/customers?q=pages.test&sort=name');
    const cursor =
      new URLSearchParams(/\?(.+)>/.exec(String(headers['link']))?.[1]).get('cursor') ?? '';
    expect((await manager.get(`/operator/customers?sort=newest&cursor=${cursor}`)).status).toBe(
      400,
    );
  });
});

describe('a customer', () => {
  it('is shown with trips, money, messages, emails and devices, and never with a secret', async () => {
    const ada = await customer();
    await ada.person.post('/account/contactMessages', {
      name: 'Ada',
      subject: 'Unproved',
      message: 'x',
    });
    const before = await read(ada.uid);
    // a message sent while signed in belongs to the account; emails to an unverified address may belong to someone
    // else
    expect(before.messages.map(({ subject }) => subject)).toEqual(['Unproved']);
    expect(before.mails).toEqual([]);
    await verifyEmail(world.test, ada.uid);
    world.advanceMinutes(1);
    const again = await signInTraveler(world.app, ada.email);
    await again.post('/account/contactMessages', { name: 'Ada', subject: 'Hi', message: 'x' });
    const record = await read(ada.uid);
    expect(record.customer).toMatchObject({ _id: ada.uid, emailVerified: true });
    expect(record.bookings).toHaveLength(2);
    expect(record.payments.map(({ kind, method }) => [kind, method]).sort()).toEqual([
      ['card', null],
      ['received', 'cash'],
    ]);
    expect(record.messages.map(({ state, subject }) => [subject, state])).toEqual([
      ['Hi', 'new'],
      ['Unproved', 'new'],
    ]);
    expect(record.mails.map(({ subject }) => subject)).toContain('Your message: Hi');
    expect(record.sessions).toBe(2);
    const text = JSON.stringify(record);
    for (const secret of [ada.person.refreshToken, ada.person.token, 'password', 'sessionId'])
      expect(text).not.toContain(secret);
  });

  it('isn’t found if they don’t exist', async () => {
    for (const answer of [
      await manager.get('/operator/customers/gone'),
      await manager.post('/operator/customers/gone/notes', { text: 'x' }),
      await manager.delete('/operator/customers/gone/notes/gone'),
      await owner.get('/operator/customers/gone/export'),
      await owner.delete('/operator/customers/gone'),
      await owner.put('/operator/customers/gone/block', { reason: 'x' }),
      await owner.delete('/operator/customers/gone/block'),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('is recorded as seen once a day per colleague, even for simultaneous views', async () => {
    const { uid } = await world.traveler();
    await Promise.all([read(uid), read(uid), read(uid)]);
    await owner.get(`/operator/customers/${uid}`);
    expect((await acts(uid, 'customer_seen')).sort()).toEqual([manager.uid, owner.uid].sort());
    await read(manager.uid); // reading one's own record isn't logged
    expect(await acts(manager.uid, 'customer_seen')).toEqual([]);
  });
});

describe('a note', () => {
  it('is shown to colleagues and in the person’s export; colleagues remove only their own', async () => {
    const ada = await world.traveler();
    const path = `/operator/customers/${ada.uid}/notes`;
    const made = await manager.post(path, { text: 'Likes trains.' }, { 'idempotency-key': 'n1' });
    const again = await manager.post(path, { text: 'Likes trains.' }, { 'idempotency-key': 'n1' });
    expect([made.status, again.body]).toEqual([201, made.body]);
    const mine = { by: { _id: manager.uid, name: 'Mia Manager' }, text: 'Likes trains.' };
    expect((await read(ada.uid)).notes).toMatchObject([mine]);
    const { notes } = (await ada.person.get('/account/export')).body;
    expect(notes).toEqual([{ at: made.body.at, text: 'Likes trains.' }]);
    const id = made.body._id;
    expect((await owner.delete(`${path}/${id}`)).status).toBe(404);
    expect((await manager.delete(`${path}/${id}`)).status).toBe(200);
    expect((await manager.delete(`${path}/${id}`)).status).toBe(404);
    expect(await acts(ada.uid, 'customer_noted')).toEqual([manager.uid]);
    expect(await acts(ada.uid, 'customer_note_removed')).toEqual([manager.uid]);
  });

  it('outlives its author without the name', async () => {
    const [ada, leaver] = [await world.traveler(), await world.test.createTraveler()];
    await makeMember(world.test, leaver, 'manager');
    await leaver.post(`/operator/customers/${ada.uid}/notes`, { text: 'Left.' });
    expect((await owner.delete(`/operator/team/${leaver.uid}`)).status).toBe(200);
    expect((await leaver.delete(`/users/${leaver.uid}`)).status).toBe(200);
    expect((await read(ada.uid)).notes).toMatchObject([{ by: null, text: 'Left.' }]);
  });
});

describe('the data of a customer', () => {
  it('is exported for an owner as for the person, who can see that it was', async () => {
    const ada = await customer();
    const theirs = (await ada.person.get('/account/export')).body;
    const handed = await owner.get(`/operator/customers/${ada.uid}/export`);
    expect(handed.status).toBe(200);
    const same = ({ exportedAt: _at, audit: _audit, ...all }: Record<string, unknown>) => all;
    expect(same(handed.body)).toEqual(same(theirs));
    expect(await acts(ada.uid, 'customer_exported')).toEqual([owner.uid]);
    const { audit } = (await ada.person.get('/account/export')).body;
    expect(audit.map(({ action }: { action: string }) => action)).toContain('customer_exported');
    expect((await manager.get(`/operator/customers/${ada.uid}/export`)).status).toBe(403);
  });

  it('is erased with the account, as the person could, and despite unfinished business only if insisted', async () => {
    const ada = await customer();
    const path = `/operator/customers/${ada.uid}`;
    expect((await manager.delete(path)).status).toBe(403);
    expect((await owner.delete(path)).body.code).toBe('trip_ahead');
    expect((await owner.delete(`${path}?evenWithOpenBusiness=true`)).status).toBe(200);
    expect((await owner.delete(path)).status).toBe(404);
    expect((await ada.person.get('/account')).status).toBe(401);
    expect(await acts(ada.uid, 'user_deleted')).toEqual([owner.uid]);
  });

  it('of team members is handled by owners, and no one can erase themselves here', async () => {
    const [helper, staff] = [await world.test.createTraveler(), await world.test.createTraveler()];
    await makeMember(world.test, helper, 'staff', ['customers.erase']);
    await makeMember(world.test, staff, 'staff');
    for (const { uid } of [owner, staff]) {
      const refused = await helper.delete(`/operator/customers/${uid}`);
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await owner.delete(`/operator/customers/${owner.uid}`)).body.code).toBe('own_account');
    const { uid } = await world.traveler();
    expect((await helper.delete(`/operator/customers/${uid}`)).status).toBe(200);
    expect((await owner.delete(`/operator/customers/${staff.uid}`)).status).toBe(200);
  });
});

describe('a call that requires a recent sign-in', () => {
  let later: TestApp;
  beforeAll(async () => {
    later = await createTestApp();
  });
  afterAll(() => later.close());

  it('is refused after fifteen minutes', async () => {
    const [boss, ada] = [await later.createAdministrator(), await later.createTraveler()];
    later.clock.advance(16 * 60_000);
    const path = `/operator/customers/${ada.uid}`;
    for (const answer of [
      await boss.get(`${path}/export`),
      await boss.delete(path),
      await boss.put(`${path}/block`, { reason: 'x' }),
      await boss.delete(`${path}/block`),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_again']);
    expect((await boss.get(path)).status).toBe(200);
  });
});
