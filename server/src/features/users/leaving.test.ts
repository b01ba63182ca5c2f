import type { Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { CARDS, dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { identityCall, makeMember, verifyEmail } from '../../test/people.ts';

const DAY_MINUTES = 24 * 60;
let world: PaymentsWorld;
let admin: Caller;

beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
});
afterAll(() => world.close());

const leave = (who: Caller, uid: string, query = '') =>
  who.call<Problem>('DELETE', `/api/users/${uid}${query}`);
const query = async (text: string, values: unknown[] = []) =>
  (await world.db.sql.query<Record<string, unknown>>(text, values)).rows;
const mailsAbout = (bookingId: string) =>
  query(
    `select recipient from mail_outbox where text_body like $1
       and subject = 'An account with unsettled business was deleted'`,
    [`%${bookingId}%`],
  );

describe('leaving with unfinished business', () => {
  it('is refused while a paid trip is ahead, to the day, and deletes nothing [attack leave with unfinished business]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayFromNow(1) });
    await ada.pay(booking._id);
    const open = await ada.open((await ada.book())._id);
    const refused = await leave(ada, ada.uid);
    expect(refused).toMatchObject({ status: 409, body: { code: 'trip_ahead' } });
    expect(refused.body.message).toMatch(/write to us/);
    const intent = await world.provider.paymentIntents.retrieve(
      open.body.clientSecret.replace(/_secret_.*$/, ''),
    );
    expect(intent.status).not.toBe('canceled');
    const insisting = await leave(ada, ada.uid, '?evenWithOpenBusiness=true');
    expect(insisting).toMatchObject({ status: 403, body: { code: 'forbidden' } });

    await query('update bookings set travel_date = $2 where id = $1', [
      booking._id,
      dayFromNow(-3),
    ]);
    expect(await leave(ada, ada.uid)).toMatchObject({ status: 200 });
    expect(await mailsAbout(booking._id)).toEqual([]);
  });

  it('is refused while the bank disputes a payment [attack leave with unfinished business]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id, CARDS.disputed);
    await world.deliverWebhooks();
    await query('update bookings set travel_date = $2 where id = $1', [
      booking._id,
      dayFromNow(-3),
    ]);
    expect((await leave(ada, ada.uid)).body.code).toBe('dispute_open');
  });

  it('is refused while a refund is under way [attack leave with unfinished business]', async () => {
    const ada = await world.traveler();
    const payment = await ada.pay((await ada.book())._id, CARDS.refundPends);
    const refund = await admin.call('POST', `/api/payments/${payment._id}/refunds`, {
      reason: 'weather',
    });
    expect(refund.body).toMatchObject({ state: 'pending' });
    await query(`update bookings set travel_date = '2020-01-01' where id = $1`, [
      payment.bookingId,
    ]);
    expect((await leave(ada, ada.uid)).body.code).toBe('refund_pending');
  });

  it('requires an administrator who insists; it is recorded, and the agency is notified [attack leave with unfinished business]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id);
    expect((await leave(admin, ada.uid)).body.code).toBe('trip_ahead');
    expect(await leave(admin, ada.uid, '?evenWithOpenBusiness=true')).toMatchObject({
      status: 200,
    });
    const [entry] = (await admin.call<object[]>('GET', '/api/audit')).body;
    expect(entry).toMatchObject({
      action: 'user_deleted',
      subjectId: ada.uid,
      detail: { openBusiness: 'overridden', places: 'remove' },
    });
    expect(await mailsAbout(booking._id)).toEqual([{ recipient: 'journeys@example.com' }]);
  });

  it('is refused directly at the identity service, too, which keeps its data [attack leave with unfinished business] [incident evidence goes with an account]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id);
    await admin.person.post(`/operator/customers/${ada.uid}/notes`, { text: 'Four cards.' });
    const { token: idToken } = ada.person;
    const refused = await identityCall(world.app, 'delete', { idToken });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('OPERATION_NOT_ALLOWED'),
    ]);
    await world.test.runJob('finish-deletions');
    expect((await ada.person.get('/account')).status).toBe(200);

    // If the account is deleted all the same, as by an older version or before a restore, it is erased once its
    // business is settled.
    await query('insert into deleted_users (id, deleted_at) values ($1, now())', [ada.uid]);
    await world.test.runJob('finish-deletions');
    expect((await ada.person.get('/account')).status).toBe(401);
    const { body } = await admin.person.get(`/operator/customers/${ada.uid}`);
    expect(body).toMatchObject({
      bookings: [{ _id: booking._id }],
      notes: [{ text: 'Four cards.' }],
    });
    await query(`update bookings set travel_date = '2020-01-01' where id = $1`, [booking._id]);
    await world.test.runJob('finish-deletions');
    expect((await admin.person.get(`/operator/customers/${ada.uid}`)).status).toBe(404);
    expect(
      await query('select uid, user_email from payments where booking_id = $1', [booking._id]),
    ).toEqual([{ uid: null, user_email: ada.email }]);
    expect(
      (await identityCall(world.app, 'delete', { idToken: (await world.traveler()).person.token }))
        .status,
    ).toBe(200);
  });

  it('is refused at the identity service for colleagues, too [attack vanish from the books]', async () => {
    const [member, owner] = [await world.traveler(), await world.administrator()];
    await makeMember(world.test, member.person, 'staff');
    for (const { person } of [member, owner]) {
      const { status } = await identityCall(world.app, 'delete', { idToken: person.token });
      expect(status).toBe(400);
    }
    await world.test.runJob('finish-deletions');
    expect((await member.person.get('/operator/me')).body.role).toBe('staff');
  });
});

describe('the books', () => {
  it('forget payers when their time is over, and only of deleted accounts', async () => {
    const [gone, stays] = [await world.traveler(), await world.traveler()];
    const [old, kept] = [await gone.book(), await stays.book()];
    await gone.pay(old._id);
    await stays.pay(kept._id);
    await query(`update bookings set travel_date = '2020-01-01' where id = $1`, [old._id]);
    await leave(gone, gone.uid);
    const named = () =>
      query(
        `select b.id, b.travel_name, b.travel_email, p.user_email from bookings b
         join payments p on p.booking_id = b.id where b.id = any($1) order by b.travel_date`,
        [[old._id, kept._id]],
      );
    const before = await named();
    expect(before).toMatchObject([
      { travel_name: 'Ada Traveler', travel_email: gone.email, user_email: gone.email },
      { user_email: stays.email },
    ]);
    await world.test.runJob('end-retention');
    expect(await named()).toEqual(before);
    await query(
      `update payments set created_at = created_at - interval '3660 days' where booking_id = any($1)`,
      [[old._id, kept._id]],
    );
    await world.test.runJob('end-retention');
    expect(await named()).toEqual(
      before.map((row) => ({ ...row, ...(row['id'] === old._id && { user_email: '' }) })),
    );
    await query(
      `update bookings set created_at = created_at - interval '3660 days' where id = any($1)`,
      [[old._id, kept._id]],
    );
    await world.test.runJob('end-retention');
    expect(await named()).toEqual([
      { id: old._id, travel_name: '', travel_email: '', user_email: '' },
      before[1],
    ]);
  });
});

describe('a payment at the counter', () => {
  it('keeps the traveler in the books as long as a card payment does [attack vanish from the books]', async () => {
    const gone = await world.traveler();
    const booking = await gone.book({ date: dayFromNow(1) });
    const receivedOn = dayFromNow(0);
    const cash = { kind: 'received', method: 'cash', amount: 100, receivedOn };
    const path = `/operator/bookings/${booking._id}/counterPayments`;
    expect((await admin.person.post(path, cash)).status).toBe(201);
    await query(`update bookings set travel_date = '2020-01-01' where id = $1`, [booking._id]);
    expect((await leave(gone, gone.uid)).status).toBe(200);
    const named = () =>
      query('select travel_name, travel_email from bookings where id = $1', [booking._id]);
    const before = await named();
    expect(before).toMatchObject([{ travel_email: gone.email }]);
    await query(
      `update bookings set created_at = created_at - interval '3660 days' where id = $1`,
      [booking._id],
    );
    await world.test.runJob('end-retention');
    expect(await named()).toEqual(before);
    await query(`alter table counter_payments disable trigger user`);
    await query(
      `update counter_payments set created_at = created_at - interval '3660 days' where booking_id = $1`,
      [booking._id],
    );
    await query(`alter table counter_payments enable trigger user`);
    await world.test.runJob('end-retention');
    expect(await named()).toEqual([{ travel_name: '', travel_email: '' }]);
  });
});

describe('places of a deleted account', () => {
  const online = async (id: string) => (await world.test.anonymous.get(`/allSpots/${id}`)).status;

  it('are deleted if an administrator deletes a stranger; booked ones are kept in the archive [attack leave spam behind a deleted account]', async () => {
    const spammer = await world.traveler();
    const [spam, booked] = [await addSpot(spammer.person), await addSpot(spammer.person)];
    const ada = await world.traveler();
    expect((await ada.person.post('/bookings', bookingInput(booked))).status).toBe(201);
    expect(await online(spam._id)).toBe(200);
    expect(await leave(admin, spammer.uid)).toMatchObject({ status: 200 });
    expect([await online(spam._id), await online(booked._id)]).toEqual([404, 404]);
    const kept = await query('select id from spot_archive where id = any($1)', [
      [spam._id, booked._id],
    ]);
    expect(kept).toEqual([{ id: booked._id }]);
  });

  it('stay without a name when their owner leaves, or on request', async () => {
    const [ada, ben] = [await world.traveler(), await world.traveler()];
    const [hers, his] = [await addSpot(ada.person), await addSpot(ben.person)];
    expect(await leave(ada, ada.uid)).toMatchObject({ status: 200 });
    expect(await leave(admin, ben.uid, '?places=keep')).toMatchObject({ status: 200 });
    expect([await online(hers._id), await online(his._id)]).toEqual([200, 200]);
    const owners = 'select owner_uid, created_by from spots where id = any($1)';
    const nobody = { owner_uid: null, created_by: null };
    expect(await query(owners, [[hers._id, his._id]])).toEqual([nobody, nobody]);
  });
});

describe('messages from an address', () => {
  const say = async (email: string) => {
    const { anonymous } = world.test;
    await anonymous.post('/newsletterSubscriptions', { email, consent: true });
    const message = { name: 'Ada', email, subject: 'Ferry', message: 'Is it running?' };
    expect((await anonymous.post('/contactMessages', message)).status).toBe(201);
  };
  const kept = async (email: string) => [
    ...(await query('select email from contact_messages where lower(email) = lower($1)', [email])),
    ...(await query('select email from newsletter_subscriptions where email_key = lower($1)', [
      email,
    ])),
  ];

  it('are deleted with the account that verified it, and are in its export', async () => {
    const ada = await world.traveler();
    await say(ada.email.toUpperCase());
    await verifyEmail(world.test, ada.uid);
    const exported = await ada.call('GET', '/api/account/export');
    expect(exported.body).toMatchObject({
      contactMessages: [{ subject: 'Ferry', message: 'Is it running?' }],
      newsletter: { unsubscribedAt: null },
    });
    expect(await leave(ada, ada.uid)).toMatchObject({ status: 200 });
    expect(await kept(ada.email)).toEqual([]);
  });

  it("stay for their owner if a stranger’s account has the address [attack take what was sent from someone else's address]", async () => {
    const stranger = await world.traveler();
    await say(stranger.email);
    const { body } = await stranger.call('GET', '/api/account/export');
    expect(body).toMatchObject({ contactMessages: [], newsletter: null, mails: [] });
    expect(await leave(stranger, stranger.uid)).toMatchObject({ status: 200 });
    expect(await kept(stranger.email)).toHaveLength(2);
  });

  it('are deleted when their time ends', async () => {
    const email = 'reader-of-old@example.com';
    await say(email);
    await query('update newsletter_subscriptions set unsubscribed_at = $1 where email_key = $2', [
      world.now(),
      email,
    ]);
    world.advanceMinutes(29 * DAY_MINUTES);
    await world.test.runJob('end-retention');
    expect(await kept(email)).toHaveLength(2);
    world.advanceMinutes(2 * DAY_MINUTES);
    await world.test.runJob('end-retention');
    expect(await kept(email)).toHaveLength(1);
    world.advanceMinutes(700 * DAY_MINUTES);
    await world.test.runJob('end-retention');
    expect(await kept(email)).toEqual([]);
  });
});
