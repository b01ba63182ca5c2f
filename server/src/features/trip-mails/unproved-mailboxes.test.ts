import type { Booking, OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import {
  identityCall,
  proveAddress,
  signInTraveler,
  verifyEmail,
  type TestPerson,
} from '../../test/people.ts';
import { cancelTrip } from '../../test/trips.ts';

const DAY_MS = 24 * 60 * 60_000;
const AGENCY = 'journeys@example.com';
let world: TestApp;
let boss: TestPerson;
let spot: OwnSpot;
let eve: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  boss = await world.createAdministrator();
  spot = await addSpot(boss, { spot: 'Flooded Bay' });
});
beforeEach(async () => {
  eve = await world.createTraveler();
});
afterAll(() => world.close());

interface Sent {
  kind: string | null;
  subject: string;
  text: string;
}

async function mailsTo(email: string): Promise<Sent[]> {
  const { rows } = await world.db.sql.query<Sent>(
    `select kind, subject, text_body as text from mail_outbox
     where recipient = $1 order by created_at, id`,
    [email],
  );
  return rows;
}
const subjectsTo = async ({ email }: TestPerson) =>
  (await mailsTo(email)).map(({ subject }) => subject.split(':')[0]);

async function book(who: TestPerson, part: Partial<ReturnType<typeof bookingInput>> = {}) {
  const { body, status } = await who.post('/bookings', bookingInput(spot, part));
  expect(status).toBe(201);
  return body as Booking;
}

const change = (who: TestPerson, { _id }: Booking, days: number) =>
  who.put(`/bookings/${_id}`, { travelDate: '2090-06-15', travelDuration: days });

async function nextDay(): Promise<void> {
  world.clock.advance(DAY_MS);
  eve = await signInTraveler(world.app, eve.email);
  boss = await signInTraveler(world.app, boss.email);
}

describe('[attack emails to an unverified mailbox] an unverified mailbox gets', () => {
  it('the first confirmation at once, and after that one email a day', async () => {
    const booking = await book(eve);
    for (let days = 1; days <= 9; days += 1) {
      expect((await change(eve, booking, days)).status).toBe(200);
    }
    const other = await book(eve, { travelDuration: 2 });
    await world.runJob('send-held-news');
    expect(await subjectsTo(eve)).toEqual(['Booked']);

    await nextDay();
    await Promise.all([world.runJob('send-held-news'), world.runJob('send-held-news')]);
    const [, news, ...more] = await mailsTo(eve.email);
    expect(more).toEqual([]);
    expect(news?.subject).toBe('News about your trips');
    expect(news?.text).toContain(`Booked: Jun 15, 2090 (9 days), 1 adult, ${booking.reference}`);
    expect(news?.text).toContain(`Booked: Jun 15, 2090 (2 days), 1 adult, ${other.reference}`);
    expect(news?.text).toContain('http://wayfarer.test/account');

    // nothing is held anymore, and today's email has been used up
    await world.runJob('send-held-news');
    await change(eve, booking, 4);
    await world.runJob('send-held-news');
    expect(await subjectsTo(eve)).toHaveLength(2);
    await nextDay();
    await world.runJob('send-held-news');
    const [last] = (await mailsTo(eve.email)).slice(2);
    expect(last?.subject).toBe('News about your trip: Flooded Bay');
    const { body } = await boss.get(`/operator/bookings/${booking._id}`);
    expect(JSON.stringify(body)).toContain('"mail":"news"');
  });

  it('the news at once when its address is verified, and then every email', async () => {
    const booking = await book(eve);
    await change(eve, booking, 2);
    await cancelTrip(eve, await change(eve, booking, 3).then(({ body }) => body as Booking));
    expect(await subjectsTo(eve)).toEqual(['Booked']);
    await verifyEmail(world, eve.uid);
    eve = await signInTraveler(world.app, eve.email);
    await eve.get('/bookings');
    await world.runJob('send-held-news');
    const [, news] = await mailsTo(eve.email);
    expect(news?.text).toContain('Canceled: Jun 15, 2090 (3 days)');
    expect(news?.text).not.toContain('Confirm your email address');
    const next = await book(eve);
    await change(eve, next, 2);
    await change(eve, next, 3);
    expect(await subjectsTo(eve)).toEqual([
      'Booked',
      'News about your trip',
      'Booked',
      'Changed',
      'Changed',
    ]);
  });

  it('emails about payments and from the agency at once', async () => {
    const booking = await book(eve);
    const held = await book(eve);
    const other = { revision: 1, travelDuration: 2, reason: 'The ferry is late.' };
    expect((await boss.post(`/operator/bookings/${held._id}/change`, other)).status).toBeLessThan(
      300,
    );
    for (let n = 0; n < 2; n += 1) {
      const link = { asks: 'amount', amount: 5000, mail: true };
      const { status } = await boss.post(`/operator/bookings/${booking._id}/paymentLinks`, link);
      expect(status).toBe(200);
    }
    const cash = { kind: 'received', method: 'cash', amount: 10_000, note: '' };
    const receivedOn = world.clock.now().toISOString().slice(0, 10);
    const path = `/operator/bookings/${booking._id}/counterPayments`;
    expect((await boss.post(path, { ...cash, receivedOn })).status).toBeLessThan(300);
    expect(await subjectsTo(eve)).toEqual([
      'Booked',
      'Changed',
      'Please pay $50 for Flooded Bay',
      'Please pay $50 for Flooded Bay',
      'Your voucher for Flooded Bay',
    ]);
  });

  it('one reminder a day, however many trips begin, and the others on the following days', async () => {
    // reminders go out three days before, or up to two days late
    const travelDate = new Date(world.clock.now().getTime() + 2 * DAY_MS)
      .toISOString()
      .slice(0, 10);
    for (let n = 0; n < 3; n += 1) await book(eve, { travelDate });
    await world.runJob('send-trip-mails');
    const kinds = async () => (await mailsTo(eve.email)).map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['booked', 'reminder']);
    await nextDay();
    await world.runJob('send-trip-mails');
    expect(await kinds()).toEqual(['booked', 'reminder', 'reminder']);
  });

  it('one farewell a day, however often the account is made and deleted', async () => {
    const { email, password } = eve;
    for (let n = 0; n < 3; n += 1) {
      expect((await eve.delete(`/users/${eve.uid}`)).status).toBe(200);
      const account = { email, password, returnSecureToken: true };
      expect((await identityCall(world.app, 'signUp', account, `10.9.0.${n}`)).status).toBe(200);
      eve = await signInTraveler(world.app, email);
      await eve.post('/users', { name: 'Eve', email });
      await book(eve);
    }
    const farewells = (await mailsTo(email)).filter(({ subject }) => subject.includes('deleted'));
    expect(farewells.length).toBeLessThanOrEqual(1);
    const { rows } = await world.db.sql.query('select * from mailbox_turns');
    expect(JSON.stringify(rows)).not.toContain(email);
    await proveAddress(world, eve);
    expect((await eve.delete(`/users/${eve.uid}`)).status).toBe(200);
    expect(await subjectsTo(eve)).toEqual(['Your account was deleted']);
  });
});

it('nothing more once the account is deleted, and the limit is forgotten after a day', async () => {
  const booking = await book(eve);
  await change(eve, booking, 2);
  const held = async () =>
    (await world.db.sql.query('select * from held_trip_news where user_id = $1', [eve.uid])).rows;
  expect(await held()).toHaveLength(1);
  expect((await eve.delete(`/users/${eve.uid}`)).status).toBe(200);
  expect(await held()).toEqual([]);
  world.clock.advance(DAY_MS + 1);
  await world.runJob('forget-mails');
  expect((await world.db.sql.query('select * from mailbox_turns')).rows).toEqual([]);
});

it('the agency gets one email about many unpaid bookings [attack an email for each booking]', async () => {
  await world.runJob('send-agency-bundles');
  const before = (await mailsTo(AGENCY)).length;
  boss = await signInTraveler(world.app, boss.email);
  eve = await world.createTraveler('Eve Floods');
  const [first, second] = [await book(eve), await book(eve)];
  for (let n = 0; n < 5; n += 1) await book(eve);
  await eve.delete(`/bookings/${first._id}`);
  await cancelTrip(eve, second);
  expect(await mailsTo(AGENCY)).toHaveLength(before);
  await world.runJob('send-agency-bundles');
  const [mail, ...more] = (await mailsTo(AGENCY)).slice(before);
  expect([mail?.subject, more]).toEqual(['6 bookings and cancellations', []]);
  expect(mail?.text.match(/Booked: Flooded Bay/g)).toHaveLength(5);
  expect(mail?.text.match(/Canceled: Flooded Bay/g)).toHaveLength(1);
  await book(eve);
  await world.runJob('send-agency-bundles');
  expect((await mailsTo(AGENCY)).at(-1)?.subject).toBe('Booked: Flooded Bay');
});
