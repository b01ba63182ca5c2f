import { addDays, type Booking, type BookingRecord } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail } from '../../jobs/deliver-mail.ts';
import { localTime } from '../../lib/local-time.ts';
import type { OutgoingMail } from '../../mail-ports.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { mailFaults } from '../../test/mailing/mail-lint.ts';
import { proveAddress, signInTraveler, type TestPerson } from '../../test/people.ts';
import { dayThere, putDetails } from '../../test/trips.ts';
import { recheckTripMails } from './index.ts';

const ZONE = 'Asia/Tokyo';
const HOUR = 3_600_000;
/** Of $600: $180 at once, and $420 by 30 days before the trip. */
const PLAN = { now: { percent: 30 }, balanceDays: 30 };
const FIRST = 18_000;
let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
  await (await boss()).put('/operator/settings/money.plan', { value: PLAN, revision: 0 });
});
afterAll(() => world.close());

/** Signed in now, because tokens don't last as long as the time that passes in these tests. */
const boss = () => world.createAdministrator();
const again = ({ email }: TestPerson) => signInTraveler(world.app, email);

/** Books a trip 60 days ahead; `nine` is nine in the morning at the destination, some days before the balance is due. */
async function tripAhead({ first = FIRST, inDays = 60 } = {}) {
  const owner = await world.createTraveler();
  await proveAddress(world, owner);
  const spot = await addSpot(owner);
  await putDetails(await boss(), spot._id, { timeZone: ZONE });
  const travelDate = dayThere(world, ZONE, inDays);
  const made = await owner.post('/bookings', bookingInput(spot, { travelDate }));
  expect(made.status).toBe(201);
  const booking = made.body as Booking;
  if (first > 0) await receive(booking, first);
  const dueOn = booking.breakdown.balanceDueOn ?? '';
  const nine = (before: number) => localTime(addDays(dueOn, -before), 9, ZONE);
  return { booking, dueOn, nine, owner };
}

async function receive({ _id }: Booking, amount: number): Promise<void> {
  const receivedOn = world.clock.now().toISOString().slice(0, 10);
  const entry = { kind: 'received', method: 'cash', amount, receivedOn, note: '' };
  const path = `/operator/bookings/${_id}/counterPayments`;
  expect((await (await boss()).post(path, entry)).status).toBe(201);
}

async function runAt(at: Date, laterMs = 0): Promise<void> {
  world.clock.set(new Date(at.getTime() + laterMs));
  await world.runJob('send-trip-mails');
}

interface StoredMail {
  subject: string;
  text: string;
  html: string;
  state: string;
}

async function balanceMailsTo({ email }: TestPerson): Promise<StoredMail[]> {
  const { rows } = await world.db.sql.query<StoredMail>(
    `select subject, text_body as text, html_body as html, state from mail_outbox
     where recipient = $1 and kind = 'balance' order by created_at, id`,
    [email],
  );
  return rows;
}

/** Delivers the waiting emails, and returns the subjects of those about balances that reached a person. */
async function deliver({ email }: TestPerson): Promise<string[]> {
  const sent: OutgoingMail[] = [];
  const mailer = {
    deliver: async (mail: OutgoingMail) => {
      sent.push(mail);
    },
  };
  await deliverMail(world.context, mailer, undefined, recheckTripMails(world.context));
  return sent
    .filter(({ subject, to }) => to === email && subject.startsWith('Balance'))
    .map(({ subject }) => subject);
}

describe('the emails about a balance that is paid online', () => {
  it('are sent three days before its day and two days after it, at 9 a.m. there, once each', async () => {
    const { booking, dueOn, nine, owner } = await tripAhead();
    expect(dueOn).toBe(addDays(booking.travelDate, -30));
    await runAt(nine(3), -60_000);
    expect(await balanceMailsTo(owner)).toEqual([]);
    for (const hours of [0, 1, 24, 48]) await runAt(nine(3), hours * HOUR);
    const [before, ...early] = await balanceMailsTo(owner);
    expect(early).toEqual([]);
    expect(before?.subject).toMatch(/^Balance for .+: \$420 by /);
    expect(before?.text).toContain('You can pay it online by card.');
    expect(before?.text).toContain(
      `Pay $420:\nhttp://wayfarer.test/payment/${booking._id}?part=balance`,
    );
    await runAt(nine(-2), -60_000);
    expect(await balanceMailsTo(owner)).toHaveLength(1);
    for (const hours of [0, 1, 24, 48, 72]) await runAt(nine(-2), hours * HOUR);
    const [, after, ...late] = await balanceMailsTo(owner);
    expect(late).toEqual([]);
    expect(after?.subject).toMatch(/^Balance overdue for .+: \$420$/);
    expect(after?.text).toContain(`http://wayfarer.test/payment/${booking._id}?part=balance`);
    for (const mail of [before, after]) {
      expect(mail?.text).not.toContain('arriv');
      expect(mailFaults(mail?.html ?? '')).toEqual([]);
    }
    // the usual email before the trip isn't sent either, and the booking isn't canceled
    await runAt(localTime(addDays(booking.travelDate, -7), 9, ZONE));
    expect(await balanceMailsTo(owner)).toHaveLength(2);
    const { body } = await (await again(owner)).get(`/bookings/${booking._id}`);
    expect(body.state).toBe('booked');
  });

  it('aren’t written to someone who has paid or canceled in between', async () => {
    const [paid, canceled] = [await tripAhead(), await tripAhead()];
    await runAt(paid.nine(3));
    for (const { owner } of [paid, canceled]) expect(await balanceMailsTo(owner)).toHaveLength(1);
    await receive(paid.booking, 42_000);
    const { _id, revision } = canceled.booking;
    const cancel = { revision, expectedRefund: FIRST };
    const traveler = await again(canceled.owner);
    expect((await traveler.post(`/bookings/${_id}/cancellation`, cancel)).status).toBe(201);
    await runAt(paid.nine(-2));
    for (const { owner } of [paid, canceled]) expect(await balanceMailsTo(owner)).toHaveLength(1);
  });

  it('that waited aren’t sent to someone who has paid in the meantime [incident a demand to someone who has paid a balance]', async () => {
    const { booking, nine, owner } = await tripAhead();
    await runAt(nine(3));
    await receive(booking, 42_000);
    expect(await deliver(owner)).toEqual([]);
    expect(await balanceMailsTo(owner)).toMatchObject([{ state: 'dead' }]);
  });

  it('are sent once, the later one, to someone who would get both at the same time [incident a mail server that was down for days]', async () => {
    const { nine, owner } = await tripAhead();
    await runAt(nine(3));
    await runAt(nine(-2));
    expect(await deliver(owner)).toEqual([expect.stringMatching(/^Balance overdue/)]);
  });

  it('also ask for the first payment if it is missing', async () => {
    const { booking, nine, owner } = await tripAhead({ first: 0 });
    await runAt(nine(3));
    const [mail] = await balanceMailsTo(owner);
    expect(mail?.text).toContain(
      'The first payment, $180, is due now, by card. The balance, $420,',
    );
    expect(mail?.text).not.toContain('part=balance');
    expect(mail?.text).toContain(`http://wayfarer.test/bookings/${booking._id}`);
  });

  it('follow a trip that is moved', async () => {
    const { booking, nine, owner } = await tripAhead();
    await runAt(nine(3));
    const change = { travelDate: addDays(booking.travelDate, 10), reason: 'The ferry.' };
    const path = `/operator/bookings/${booking._id}/change`;
    const revision = booking.revision;
    expect((await (await boss()).post(path, { revision, ...change })).status).toBe(200);
    // the waiting email belongs to another day
    expect(await deliver(owner)).toEqual([]);
    await runAt(nine(-2));
    expect(await balanceMailsTo(owner)).toHaveLength(1);
    await runAt(nine(-7));
    expect(await balanceMailsTo(owner)).toMatchObject([{ state: 'dead' }, { state: 'pending' }]);
    expect(await deliver(owner)).toEqual([expect.stringMatching(/^Balance for /)]);
    await runAt(nine(-12));
    expect(await deliver(owner)).toEqual([expect.stringMatching(/^Balance overdue for /)]);
  });

  it('leave out people who book after the first one’s day, until the balance is overdue', async () => {
    const { nine, owner } = await tripAhead({ inDays: 32 });
    await runAt(world.clock.now(), HOUR);
    expect(await balanceMailsTo(owner)).toEqual([]);
    await runAt(nine(-2));
    expect(await balanceMailsTo(owner)).toMatchObject([
      { subject: expect.stringMatching(/^Balance overdue/) },
    ]);
  });

  it('are turned off with the emails about balances', async () => {
    const path = '/operator/settings/mails.balance.enabled';
    expect((await (await boss()).put(path, { value: false, revision: 0 })).status).toBe(200);
    const { nine, owner } = await tripAhead();
    for (const before of [3, -2]) await runAt(nine(before));
    expect(await balanceMailsTo(owner)).toEqual([]);
    expect((await (await boss()).put(path, { value: true, revision: 1 })).status).toBe(200);
  });
});

it('are listed for staff, who can read them, and send them again', async () => {
  const { booking, dueOn, nine, owner } = await tripAhead();
  const admin = await boss();
  const record = (await admin.get(`/operator/bookings/${booking._id}`)).body as BookingRecord;
  expect(record.comingMails?.filter(({ kind }) => kind === 'balance')).toEqual([
    { kind: 'balance', day: addDays(dueOn, -3) },
    { kind: 'balance', day: addDays(dueOn, 2) },
  ]);
  const preview = `/operator/mails/balance/preview?bookingId=${booking._id}`;
  expect((await admin.get(preview)).body.subject).toMatch(/^Balance for /);
  const path = `/operator/bookings/${booking._id}/mails`;
  expect((await admin.post(path, { kind: 'balance' })).status).toBe(201);
  expect(await deliver(owner)).toEqual([expect.stringMatching(/^Balance for /)]);
  await runAt(nine(-3));
  const later = await boss();
  expect((await later.get(preview)).body.subject).toMatch(/^Balance overdue for /);
  expect((await later.post(path, { kind: 'balance' })).status).toBe(201);
  const overdue = expect.stringMatching(/^Balance overdue for /);
  expect(await deliver(owner)).toEqual([overdue, overdue]);
});

it('have the plan in previews of the agency’s words', async () => {
  const admin = await boss();
  const words = { subject: '', opening: 'Hello.', closing: '', signature: '' };
  const shown = async (kind: string) =>
    (await admin.post(`/operator/mails/${kind}/words`, words)).body as StoredMail;
  expect((await shown('booked')).text).toContain('The first payment, $');
  const { subject, text } = await shown('balance');
  expect(subject).toMatch(/^Balance for Quiet Bay: \$/);
  expect(text).toContain('/payment/sample?part=balance');
});
