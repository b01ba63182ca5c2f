import { addDays, type Booking, type SettingKey } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail } from '../../jobs/deliver-mail.ts';
import { localTime } from '../../lib/local-time.ts';
import type { Mailer, OutgoingMail } from '../../mail-ports.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { mailFaults } from '../../test/mailing/mail-lint.ts';
import { proveAddress, signInTraveler, type TestPerson } from '../../test/people.ts';
import { bookTrip, cancelTrip, DETAILS } from '../../test/trips.ts';
import { recheckTripMails } from './index.ts';

const ZONE = 'Asia/Tokyo';
let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

/** Signed in now, because tokens don't last as long as the time that passes in these tests. */
const boss = () => world.createAdministrator();
const again = ({ email }: TestPerson) => signInTraveler(world.app, email);

interface StoredMail {
  subject: string;
  text: string;
  kind: string | null;
  state: string;
  reply: string | null;
  file: string | null;
}

async function mailsTo({ email }: TestPerson, kind?: string): Promise<StoredMail[]> {
  const { rows } = await world.db.sql.query<StoredMail>(
    `select subject, text_body as text, kind, state, reply_to as reply,
       attachments -> 0 ->> 'content' as file
     from mail_outbox where recipient = $1 and kind is not null order by created_at, id`,
    [email],
  );
  return rows.filter((row) => kind === undefined || row.kind === kind);
}

const kindsTo = async (who: TestPerson) => (await mailsTo(who)).map(({ kind }) => kind);

/** Books a trip `inDays` ahead; `nine` is nine in the morning at the destination, some days before it. */
async function tripAhead(inDays: number) {
  const owner = await world.createTraveler();
  await proveAddress(world, owner);
  const booking = await bookTrip(world, owner, { inDays, zone: ZONE, details: DETAILS });
  const nine = (before: number) => localTime(addDays(booking.travelDate, -before), 9, ZONE);
  return { owner, booking, nine };
}

async function runAt(at: Date, laterMs = 0): Promise<void> {
  world.clock.set(new Date(at.getTime() + laterMs));
  await world.runJob('send-trip-mails');
}

const today = () => world.clock.now().toISOString().slice(0, 10);
const counter = async (booking: Booking, amount: number) =>
  (await boss()).post(`/operator/bookings/${booking._id}/counterPayments`, {
    kind: 'received',
    method: 'cash',
    amount,
    receivedOn: today(),
    note: '',
  });

async function deliver(review = recheckTripMails(world.context)): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const mailer: Mailer = {
    deliver: async (mail) => {
      sent.push(mail);
    },
  };
  await deliverMail(world.context, mailer, undefined, review);
  return sent;
}

const set = async (key: SettingKey, value: unknown, revision = 0) =>
  (await boss()).put(`/operator/settings/${key}`, { value, revision });

describe('a person who books', () => {
  it('gets a confirmation with the booking, its price, the terms, and a calendar file', async () => {
    const { booking, owner } = await tripAhead(30);
    const [mail, ...more] = await mailsTo(owner);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'booked', state: 'pending' });
    expect(mail?.subject).toContain(`Booked: ${booking.travelSpot}, June 15 to 17, 2090`);
    for (const said of [
      `Reference: ${booking.reference}`,
      'Travelers: 1 adult',
      'First day: Thu, Jun 15, 2090',
      'Last day: Sat, Jun 17, 2090',
      'Total: $360',
      'Due now: $120',
      'Due on arrival: $240',
      'The ferry, Breakfast',
      '10:00 AM, Pier 3',
      'You can cancel up to 48 hours before the travel date.',
      `http://wayfarer.test/bookings/${booking._id}`,
    ]) {
      expect(mail?.text).toContain(said);
    }
    const file = mail?.file?.replaceAll('\r\n ', '') ?? '';
    expect(file).toContain(`UID:${booking._id}@wayfarer.test\r\n`);
    expect(file).toContain(
      'SEQUENCE:1\r\nDTSTART;VALUE=DATE:20900615\r\nDTEND;VALUE=DATE:20900618',
    );
    expect(file).toContain('LOCATION:Pier 3\r\nGEO:38.5;-8.9');
  });

  it('gets the voucher with the first payment, made in any way, and once', async () => {
    const { booking, owner } = await tripAhead(30);
    expect((await counter(booking, 100)).status).toBe(201);
    expect((await counter(booking, 200)).status).toBe(201);
    expect(await kindsTo(owner)).toEqual(['booked', 'confirmed']);
    const [mail] = await mailsTo(owner, 'confirmed');
    expect(mail?.text).toContain(`http://wayfarer.test/bookings/${booking._id}/voucher`);
  });

  it('reads what was before and is now, and gets a file with a higher number', async () => {
    const { booking, owner } = await tripAhead(30);
    const change = { travelDate: '2090-07-01', travelDuration: 4 };
    expect((await owner.put(`/bookings/${booking._id}`, change)).status).toBe(200);
    const [mail] = await mailsTo(owner, 'changed');
    expect(mail?.text).toContain('You changed your trip.');
    expect(mail?.text).toContain('Travel date: Jul 1, 2090 (4 days)');
    expect(mail?.text).toContain('Previous total: $360\nDifference: +$120');
    expect(mail?.file).toContain('SEQUENCE:2\r\nDTSTART;VALUE=DATE:20900701');
  });

  it('gets a file that removes a canceled trip from the calendar', async () => {
    const { booking, owner } = await tripAhead(30);
    expect((await cancelTrip(owner, booking)).status).toBe(201);
    const [mail] = await mailsTo(owner, 'cancelled');
    expect(mail?.file).toContain('STATUS:CANCELLED');
    expect(mail?.file).toContain('SEQUENCE:2');
    expect(mail?.file).toContain(`UID:${booking._id}@wayfarer.test`);
    expect(mail?.file).not.toContain('VALARM');
  });
});

describe('a reminder', () => {
  it('is sent three days before, at 9 a.m. there, once, with what to know', async () => {
    const { booking, nine, owner } = await tripAhead(20);
    await runAt(nine(3), -60_000);
    expect(await mailsTo(owner, 'reminder')).toEqual([]);
    for (const minutes of [0, 15, 60 * 24]) await runAt(nine(3), minutes * 60_000);
    const [mail, ...more] = await mailsTo(owner, 'reminder');
    expect(mail?.text).toContain('The crossing');
    expect(mail?.text).toContain('The way home');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`In 3 days: ${booking.travelSpot}`);
    for (const said of [
      'Pier 3',
      'Left of the church.',
      'Sunscreen',
      'Left to pay: $360',
      'Your voucher appears on your trip’s page once you have paid the amount due now.',
      'Pay $120 and see your trip',
    ])
      expect(mail?.text).toContain(said);
    expect(mail?.text).not.toContain('/voucher');
  });

  it('has the voucher once something is paid, or if everything can be paid on arrival', async () => {
    const [paid, unpaid] = [await tripAhead(20), await tripAhead(20)];
    await counter(paid.booking, 100);
    await runAt(paid.nine(3));
    expect((await mailsTo(paid.owner, 'reminder'))[0]?.text).toContain('/voucher');
    expect((await mailsTo(unpaid.owner, 'reminder'))[0]?.text).not.toContain('/voucher');
    const setting = '/operator/settings/booking.payOnArrival';
    await (await boss()).put(setting, { value: true, revision: 0 });
    const later = await tripAhead(20);
    await runAt(later.nine(3));
    const [mail] = await mailsTo(later.owner, 'reminder');
    expect(mail?.text).toContain('/voucher');
    expect(mail?.text).toContain('You can pay $120 now, by card, or all $360 when you arrive.');
    await (await boss()).put(setting, { value: false, revision: 1 });
  });

  it('is sent up to two days late, and not later [incident days without the job that writes emails]', async () => {
    const [late, missed] = [await tripAhead(20), await tripAhead(20)];
    await world.db.sql.query('update bookings set travel_date = travel_date + 1 where id = $1', [
      late.booking._id,
    ]);
    await runAt(late.nine(1));
    expect(await mailsTo(late.owner, 'reminder')).toMatchObject([
      { subject: `In 2 days: ${late.booking.travelSpot}` },
    ]);
    await runAt(missed.nine(0));
    expect(await mailsTo(missed.owner, 'reminder')).toMatchObject([
      { subject: expect.stringContaining('Tomorrow') },
    ]);
  });

  it('that waited is dropped once the trip is canceled, and has its new day once it is moved [incident a reminder of a trip that was canceled]', async () => {
    const [ended, moved] = [await tripAhead(20), await tripAhead(20)];
    await runAt(moved.nine(3));
    expect((await cancelTrip(await again(ended.owner), ended.booking)).status).toBe(201);
    const travelDate = addDays(moved.booking.travelDate, 5);
    const change = { revision: 1, travelDate, reason: 'The ferry.' };
    await (await boss()).post(`/operator/bookings/${moved.booking._id}/change`, change);
    const subjects = (await deliver()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('In 3 days'))).toEqual([]);
    expect(await mailsTo(moved.owner, 'reminder')).toMatchObject([{ state: 'dead' }]);
    await runAt(moved.nine(-2));
    expect(await mailsTo(moved.owner, 'reminder')).toMatchObject([{}, { state: 'pending' }]);
  });
});

describe('the email about the balance', () => {
  it('is sent a week before to people who owe something, depending on the open amount, not on a status', async () => {
    const [owing, paid] = [await tripAhead(20), await tripAhead(20)];
    await counter(owing.booking, 12_000); // pays the amount that was due at once, but not the full price
    await counter(paid.booking, 36_000);
    await runAt(owing.nine(7));
    expect(await mailsTo(paid.owner, 'balance')).toEqual([]);
    const [mail] = await mailsTo(owing.owner, 'balance');
    expect(mail?.subject).toBe(`Balance due for ${owing.booking.travelSpot}: $240`);
    expect(mail?.text).toContain('$240 is due when you arrive.');
  });

  it('that waited isn’t sent to someone who has paid in the meantime [incident a demand to someone who has paid]', async () => {
    const { booking, nine, owner } = await tripAhead(20);
    await runAt(nine(7));
    await counter(booking, 36_000);
    const sent = (await deliver()).filter(({ to }) => to === owner.email);
    expect(sent.map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('Balance due'),
    );
    const { body } = await (await boss()).get(`/operator/bookings/${booking._id}`);
    const dropped = (body.events as { kind: string }[]).filter(({ kind }) => kind === 'mail_dropped'); // prettier-ignore
    expect(dropped).toMatchObject([{ detail: { mail: 'balance' } }]);
  });
});

it('an email whose offer ended while it waited isn’t sent, and the timeline says so', async () => {
  const { booking, owner } = await tripAhead(20);
  const ended = world.clock.now();
  await world.db.sql.query(
    "update mail_outbox set expires_at = $2 where booking_id = $1 and kind = 'booked'",
    [booking._id, ended],
  );
  expect((await deliver()).filter(({ to }) => to === owner.email)).toEqual([]);
  expect(await mailsTo(owner, 'booked')).toMatchObject([{ state: 'dead' }]);
  const { body } = await (await boss()).get(`/operator/bookings/${booking._id}`);
  expect(body.events).toContainEqual(
    expect.objectContaining({ kind: 'mail_dropped', detail: { mail: 'booked' } }),
  );
});

describe('the request for a review', () => {
  /** Ten in the morning on the day after a trip of three days, or `later` days after that day. */
  const ten = ({ travelDate }: Booking, later = 0) =>
    localTime(addDays(travelDate, 3 + later), 10, ZONE);

  it('is sent on the day after a trip that was paid and took place, once, and can be ended', async () => {
    const [gone, unpaid, missed] = [await tripAhead(20), await tripAhead(20), await tripAhead(20)];
    for (const { booking } of [gone, missed]) await counter(booking, 36_000);
    await world.db.sql.query(
      `update bookings set attendance = 'no_show', attendance_at = now(), attendance_by = 'staff'
       where id = $1`,
      [missed.booking._id],
    );
    await runAt(ten(gone.booking), -60_000);
    expect(await mailsTo(gone.owner, 'review')).toEqual([]);
    for (const later of [0, 1, 2]) await runAt(ten(gone.booking, later));
    const [mail, ...more] = await mailsTo(gone.owner, 'review');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`How was ${gone.booking.travelSpot}?`);
    expect(mail?.text).toMatch(/\/bookings\/[\w-]+\/review/);
    for (const { owner } of [unpaid, missed]) expect(await mailsTo(owner, 'review')).toEqual([]);
  });

  it('isn’t sent to someone who unsubscribed from such emails, with a link that no one can guess [attack opting others out of emails]', async () => {
    const { booking, owner } = await tripAhead(20);
    await counter(booking, 36_000);
    await runAt(ten(booking));
    const { rows } = await world.db.sql.query<{ url: string }>(
      `select unsubscribe_url as url from mail_outbox where recipient = $1 and kind = 'review'`,
      [owner.email],
    );
    const token = new URL(rows[0]?.url ?? '').searchParams.get('token') ?? '';
    const ended = async () => {
      const { body } = await (await again(owner)).get('/account/export');
      return body.reviewMailsEndedAt as string | null;
    };
    const end = (sent: string) =>
      world.anonymous.post('/newsletterSubscriptions/unsubscribe', { token: sent });
    for (const wrong of [`${token.slice(0, -2)}AA`, `trips.${booking._id}`, 'trips.']) {
      expect((await end(wrong)).body).toEqual({ received: true });
      expect(await ended()).toBeNull();
    }
    const press = { 'content-type': 'application/x-www-form-urlencoded' };
    const { pathname, search } = new URL(rows[0]?.url ?? '');
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: press,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    expect(await ended()).toBe(world.clock.now().toISOString());
    // an email that still waits for the mail server isn't sent anymore
    const sent = (await deliver()).filter(({ to }) => to === owner.email);
    expect(sent.map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('How was'),
    );
  });

  it('isn’t sent by hand either to someone who unsubscribed from such emails [attack staff ask who stopped requests for reviews]', async () => {
    const { booking, owner } = await tripAhead(20);
    await counter(booking, 36_000);
    const admin = await boss();
    const ask = (kind: string, id = booking._id) =>
      admin.post(`/operator/bookings/${id}/mails`, { kind });
    expect((await ask('review')).status).toBe(201);
    await world.db.sql.query('update users set review_mails_ended_at = now() where id = $1', [
      owner.uid,
    ]);
    const refused = await ask('review');
    expect([refused.status, refused.body.code]).toEqual([409, 'review_mails_ended']);
    expect(refused.body.message).toContain('has unsubscribed from review requests');
    expect(await mailsTo(owner, 'review')).toHaveLength(1);
    expect((await ask('booked')).status).toBe(201);
    // a person without an account couldn't unsubscribe from them
    const { offerId } = booking;
    const spot = (await admin.get(`/allSpots/${offerId}`)).body;
    const { travelName: _name, travelEmail: _email, ...trip } = bookingInput(spot);
    const customer = { name: 'Grace Hopper', email: 'grace@example.com' };
    const made = await admin.post('/operator/bookings', { ...trip, customer, notify: false });
    const { _id } = made.body.booking as Booking;
    expect((await ask('review', _id)).body.code).toBe('review_mails_ended');
  });

  it('is sent up to two days late, and not later [incident days without the job that writes emails]', async () => {
    const [late, over] = [await tripAhead(20), await tripAhead(20)];
    for (const { booking } of [late, over]) await counter(booking, 36_000);
    await world.db.sql.query('update bookings set travel_date = travel_date - 1 where id = $1', [
      over.booking._id,
    ]);
    await runAt(ten(late.booking, 2));
    expect(await mailsTo(late.owner, 'review')).toHaveLength(1);
    expect(await mailsTo(over.owner, 'review')).toEqual([]);
  });
});

describe('the agency', () => {
  it('turns a kind off, begins emails with its own words, and gets the replies', async () => {
    await set('mails.reminder.enabled', false);
    await set('mails.booked.opening', 'The ferry is new.');
    await set('agency.name', 'Blue Journeys');
    await set('agency.email', 'hello@blue.example');
    const { nine, owner } = await tripAhead(20);
    await runAt(nine(3));
    expect(await mailsTo(owner, 'reminder')).toEqual([]);
    const [mail] = await mailsTo(owner, 'booked');
    expect(mail?.text).toMatch(/^Hi Test,\n\nThe ferry is new\.\n\n|The ferry is new/m);
    expect(mail?.text).toContain('Warmly,\nBlue Journeys');
    expect(mail?.reply).toBe('hello@blue.example');
    expect(mail?.file).toContain('PRODID:-//Blue Journeys//Trips//EN');
    await set('mails.reminder.enabled', true, 1);
  });

  it('reads each kind as it would be, without sending it', async () => {
    const { booking, owner } = await tripAhead(20);
    const admin = await boss();
    const before = await kindsTo(owner);
    const { body: kinds } = await admin.get('/operator/mails/kinds');
    expect(kinds).toContainEqual({ kind: 'reminder', enabled: true, daysBefore: 3 });
    for (const kind of ['booked', 'changed', 'balance', 'reminder', 'review']) {
      const path = `/operator/mails/${kind}/preview?bookingId=${booking._id}`;
      const { body, status } = await admin.get(path);
      expect(status).toBe(200);
      expect(body.text).toContain(String(booking.reference));
      expect(body.html).toContain(String(booking.reference));
      expect(mailFaults(body.html)).toEqual([]);
    }
    const canceled = `/operator/mails/cancelled/preview?bookingId=${booking._id}`;
    expect((await admin.get(canceled)).status).toBe(404);
    expect(await kindsTo(owner)).toEqual(before);
    await cancelTrip(owner, booking);
    const { body, status } = await admin.get(canceled);
    expect([status, mailFaults(body.html)]).toEqual([200, []]);
  });

  it('sends no voucher before a payment, not even by hand', async () => {
    const { booking, owner } = await tripAhead(20);
    const admin = await boss();
    const preview = `/operator/mails/confirmed/preview?bookingId=${booking._id}`;
    const send = () => admin.post(`/operator/bookings/${booking._id}/mails`, { kind: 'confirmed' });
    expect([(await admin.get(preview)).status, (await send()).status]).toEqual([404, 404]);
    expect(await kindsTo(owner)).toEqual(['booked']);
    await counter(booking, 100);
    const { body, status } = await admin.get(preview);
    expect([status, mailFaults(body.html)]).toEqual([200, []]);
    expect(body.text).toContain('/voucher');
    expect((await send()).status).toBe(201);
    expect(await kindsTo(owner)).toEqual(['booked', 'confirmed', 'confirmed']);
  });

  it('never reads a customer’s token, in a preview or in an email to itself [attack a customer’s unsubscribe token in a preview]', async () => {
    const { booking, owner } = await tripAhead(20);
    await counter(booking, 36_000);
    const afterHash = (url: unknown) => String(url).split('#')[1] ?? '';
    const token = afterHash((await owner.post(`/trips/${booking._id}/shares`)).body.url);
    const code = afterHash((await owner.get(`/trips/${booking._id}/voucher`)).body.link);
    expect([token.length, code.length].every((length) => length > 20)).toBe(true);
    const admin = await boss();
    const { body: kinds } = await admin.get('/operator/mails/kinds');
    for (const { kind } of kinds as { kind: string }[]) {
      const path = `/operator/mails/${kind}`;
      const { body } = await admin.get(`${path}/preview?bookingId=${booking._id}`);
      const shown = JSON.stringify(body);
      await admin.post(`${path}/test`, { bookingId: booking._id });
      for (const secret of [token, code, `trips.${booking._id}`]) {
        expect([kind, shown.includes(secret)]).toEqual([kind, false]);
      }
    }
    const { rows } = await world.db.sql.query<{ url: string | null; text: string }>(
      'select unsubscribe_url as url, text_body as text from mail_outbox where recipient = $1',
      [admin.email],
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(JSON.stringify(rows)).not.toContain(`trips.${booking._id}`);
    const link = rows.find(({ url }) => url !== null)?.url ?? '';
    const sample = new URL(link).searchParams.get('token');
    const pressed = await world.anonymous.post('/newsletterSubscriptions/unsubscribe', {
      token: sample,
    });
    expect(pressed.body).toEqual({ received: true });
    const { body } = await owner.get('/account/export');
    expect(body.reviewMailsEndedAt).toBeNull();
  });

  it('sends an email to itself, again to the traveler, and by hand; each is recorded', async () => {
    const { booking, owner } = await tripAhead(20);
    const { _id: bookingId } = booking;
    const admin = await boss();
    expect((await admin.post('/operator/mails/booked/test', { bookingId })).status).toBe(201);
    expect(await kindsTo(owner)).toEqual(['booked']);
    const path = `/operator/bookings/${bookingId}/mails`;
    expect((await admin.post(path, { kind: 'booked' })).status).toBe(201);
    const byHand = { subject: 'Your ferry', body: 'It leaves at ten.\n\nBe early.' };
    expect((await admin.post(path, byHand)).status).toBe(201);
    expect(await kindsTo(owner)).toEqual(['booked', 'booked', 'by_hand']);
    expect((await mailsTo(owner, 'by_hand'))[0]?.text).toContain('It leaves at ten.\n\nBe early.');
    const { body: audit } = await admin.get('/audit');
    expect(audit.slice(0, 3)).toMatchObject([
      { action: 'mail_sent', subjectId: bookingId, detail: { mail: 'by_hand' } },
      { action: 'mail_sent', subjectId: bookingId, detail: { mail: 'booked' } },
      { action: 'mail_tested', subjectId: bookingId },
    ]);
  });
});

describe('a reminder whose day has passed', () => {
  it('comes with the confirmation to someone who books later, and only once', async () => {
    world.clock.set(new Date('2090-06-13T12:00:00Z'));
    const owner = await world.createTraveler();
    const spot = await addSpot(owner);
    const { body: booking } = await owner.post('/bookings', bookingInput(spot));
    expect(await kindsTo(owner)).toEqual(['booked', 'reminder']);
    await runAt(world.clock.now(), 3_600_000);
    expect(await kindsTo(owner)).toEqual(['booked', 'reminder']);
    expect(booking.travelDate).toBe('2090-06-15');
  });
});
