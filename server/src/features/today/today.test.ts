import { addDays, type Booking, type BookingListItem, type Today } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDay } from '../../lib/local-time.ts';
import { callerOf, CARDS, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { makeMember } from '../../test/people.ts';

/** Early morning when the clock starts, so that the day doesn't end during these tests. */
const ZONE = 'America/New_York';
let world: PaymentsWorld;
let admin: Caller;
let ada: Caller;
let day: string;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
  ada = await world.traveler();
  const value = { value: ZONE, revision: 0 };
  await admin.call('PUT', '/api/operator/settings/agency.timeZone', value);
  day = localDay(world.test.clock.now(), ZONE);
});
afterAll(() => world.close());

const today = async (who = admin) => (await who.call<Today>('GET', '/api/operator/dashboard')).body;
const list = async (query: string) =>
  (await admin.call<BookingListItem[]>('GET', `/api/operator/bookings?${query}&limit=200`)).body;
const goingBack = async (way: string) => (await list(`goingBack=${way}`)).map(({ _id }) => _id);
const sql = (text: string, values: unknown[]) => world.db.sql.query(text, values);

async function tripIn(days: number, paidBy?: string): Promise<Booking> {
  const booking = await ada.book();
  if (paidBy !== undefined) await ada.pay(booking._id, paidBy);
  await sql('update bookings set travel_date = $2 where id = $1', [
    booking._id,
    addDays(day, days),
  ]);
  return booking;
}

const counter = (id: string, kind: string, amount: number) =>
  admin.call('POST', `/api/operator/bookings/${id}/counterPayments`, {
    kind,
    method: 'cash',
    amount,
    receivedOn: day,
    note: '',
  });

const openOf = (rows: readonly BookingListItem[]) =>
  rows.reduce((sum, { money }) => sum + money.balance, 0);
const peopleOf = (rows: readonly BookingListItem[]) =>
  rows.reduce(
    (sum, { travellers: { adults, children, infants } }) => sum + adults + children + infants,
    0,
  );

it('counts trips of today and of the next days like the lists behind them (C5)', async () => {
  for (const days of [-90, -10, -3, -2, -1, 0, 0, 1, 3, 4, 6, 7, 14, 15, 200]) await tripIn(days);
  const canceled = await tripIn(0);
  await sql(`update bookings set state = 'expired' where id = $1`, [canceled._id]);
  const found = await today();
  expect(found).toMatchObject({ day, timeZone: ZONE });
  const leaving = await list(`travelFrom=${day}&travelTo=${day}&state=booked`);
  const notIn = leaving.filter(({ attendance }) => attendance === 'none').length;
  expect(found.departing).toEqual({ bookings: 2, people: peopleOf(leaving), notCheckedIn: notIn });
  expect(found.returning).toEqual({ bookings: 1, people: 1 });
  expect(found.underWay).toEqual({ bookings: 4, people: 4 });
  for (const [index, ahead] of found.ahead.entries()) {
    const at = addDays(day, index);
    const rows = await list(`travelFrom=${at}&travelTo=${at}&state=booked`);
    const open = openOf(rows);
    expect(ahead).toEqual({
      day: at,
      bookings: rows.length,
      people: peopleOf(rows),
      balance: open === 0 ? [] : [{ currency: 'usd', amount: open }],
    });
  }
  const spans = { overdue: [-60, -1], soon: [0, 3], next: [4, 14], later: [15, 1095] } as const;
  for (const { amounts, bucket, count } of found.money?.outstanding ?? []) {
    const [from, to] = spans[bucket].map((days) => addDays(day, days));
    const rows = await list(`travelFrom=${from}&travelTo=${to}&state=booked&balance=open`);
    expect([bucket, count, amounts]).toEqual([
      bucket,
      rows.length,
      [{ currency: 'usd', amount: openOf(rows) }],
    ]);
    expect(count).toBeGreaterThan(0);
  }
});

it('adds up money by the day and month on which it moved, and shows what is being returned', async () => {
  const before = (await today()).money;
  const usd = (money: typeof before) => money?.in.find(({ currency }) => currency === 'usd');
  const [kept, refunded, failing] = [await tripIn(20, CARDS.succeeds), await tripIn(20, CARDS.refundPends), await tripIn(20, CARDS.refundFails)]; // prettier-ignore
  await counter(kept._id, 'received', 10_000);
  await counter(kept._id, 'returned', 4_000);
  const { rows: ids } = await world.db.sql.query<{ id: string; booking_id: string }>(
    'select id, booking_id from payments',
  );
  const idOf = (booking: Booking) => ids.find((row) => row.booking_id === booking._id)?.id ?? '';
  for (const booking of [refunded, failing]) {
    await admin.call('POST', `/api/payments/${idOf(booking)}/refunds`, { reason: 'rain' });
  }
  const asked = (await today()).money?.goingBack;
  expect(asked?.pending).toMatchObject({ count: 1, amounts: [{ amount: 50_000 }] });
  expect(await goingBack('pending')).toEqual([refunded._id]);
  for (let round = 0; round < 4; round += 1) await world.comeToRest();
  const after = (await today()).money;
  expect(after?.goingBack).toMatchObject({
    pending: { count: 0, amounts: [], oldestAt: null },
    failed: { count: 1, amounts: [{ currency: 'usd', amount: 50_000 }] },
    disputes: { count: 0 },
    counter: { count: 0 },
  });
  expect(after?.goingBack.failed.oldestAt).not.toBeNull();
  expect(await goingBack('pending')).toEqual([]);
  expect(await goingBack('failed')).toEqual([failing._id]);
  expect(await goingBack('disputed')).toEqual([]);
  expect(await goingBack('counter')).toEqual([]);
  const at = { card: 150_000, counter: 10_000, back: 54_000 };
  expect(usd(after)?.days).toHaveLength(31);
  expect(usd(after)?.days.at(-1)).toEqual({ span: day, ...at });
  expect(usd(after)?.months).toHaveLength(13);
  expect(usd(after)?.months.at(-1)).toEqual({ span: day.slice(0, 7), ...at });
  // a payment of yesterday in the agency's time zone, even if the server's day is another one
  await sql(`update payments set created_at = created_at - interval '1 day' where id = $1`, [
    idOf(kept),
  ]);
  const moved = usd((await today()).money)?.days.slice(-2);
  expect(moved?.map(({ card }) => card)).toEqual([50_000, 100_000]);
  const week = (await today()).money?.bookedToPaid.at(-1);
  expect(week).toMatchObject({ paid: 3, canceled: 0, expired: 1 });
  expect((week?.bookings ?? 0) - 3 - 1).toBe(week?.open);
});

it('adds up earlier months and weeks in advance, and everything recent live', async () => {
  const [old, recent] = [await tripIn(20, CARDS.succeeds), await tripIn(20, CARDS.succeeds)];
  const bookedOn = addDays(day, -100);
  await sql('update payments set created_at = $2 where booking_id = $1', [old._id, bookedOn]);
  await sql('update bookings set created_at = $2 where id = $1', [old._id, addDays(day, -30)]);
  const counted = (await today()).money;
  await world.test.runJob('keep-earlier-figures');
  expect((await today()).money).toEqual(counted);

  const cardOf = async (span: string) =>
    (await today()).money?.in
      .flatMap(({ days, months }) => days.concat(months))
      .find((one) => one.span === span)?.card;
  const [month, before] = [bookedOn.slice(0, 7), await cardOf(bookedOn.slice(0, 7))];
  const dayBefore = await cardOf(day);
  await sql('update payments set amount = amount + 1 where booking_id = any($1)', [
    [old._id, recent._id],
  ]);
  expect(await cardOf(day)).toBe((dayBefore ?? 0) + 1);
  expect(await cardOf(month)).toBe(before);
  await world.test.runJob('keep-earlier-figures');
  expect(await cardOf(month)).toBe((before ?? 0) + 1);
  // without the job, nothing is out of date for longer than an hour
  await sql('update payments set amount = amount - 1 where booking_id = $1', [old._id]);
  expect(await cardOf(month)).toBe((before ?? 0) + 1);
  world.test.clock.advance(61 * 60_000);
  admin = await world.administrator();
  expect(await cardOf(month)).toBe(before);
});

it('lists the bookings behind a dispute and cash to hand out', async () => {
  const [disputed, inCash] = [await tripIn(20, CARDS.disputed), await tripIn(20)];
  await counter(inCash._id, 'received', 150_000);
  const { revision = 0 } = (await list('')).find(({ _id }) => _id === inCash._id) ?? {};
  const path = `/api/operator/bookings/${inCash._id}`;
  const cancel = { revision, refund: 'full', reasonCode: 'supplier', message: '', tell: false };
  expect(await admin.call('POST', `${path}/cancellation`, cancel)).toMatchObject({ status: 201 });
  for (let round = 0; round < 4; round += 1) await world.comeToRest();
  expect((await today()).money?.goingBack).toMatchObject({
    disputes: { count: 1, amounts: [{ amount: 50_000 }] },
    counter: { count: 1, amounts: [{ amount: 150_000 }] },
  });
  expect(await goingBack('disputed')).toEqual([disputed._id]);
  expect(await goingBack('counter')).toEqual([inCash._id]);
  await counter(inCash._id, 'returned', 150_000);
  expect(await goingBack('counter')).toEqual([]);
});

it('shows the ledger to people who may read it, and to others what they can do', async () => {
  const guide = callerOf(world.test, await world.test.createTraveler());
  expect((await guide.call('GET', '/api/operator/dashboard')).status).toBe(403);
  await makeMember(world.test, guide, 'staff');
  const seen = await today(guide);
  expect(seen.money).toBeNull();
  expect(seen.toDo).toMatchObject({ messages: { count: 0 }, contributions: null, mails: null });
  await world.test.anonymous.post('/contactMessages', {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'The ferry',
    message: 'When does it leave?',
  });
  const { toDo } = await today(guide);
  expect(toDo.messages).toMatchObject({ count: 1, oldestAt: expect.any(String) });
});

it('shows which trips are unpaid, and which emails wait for the mail server', async () => {
  await sql(`update mail_outbox set state = 'sent' where state = $1`, ['pending']);
  const before = (await today()).toDo;
  expect(before.waitingMails).toEqual({ count: 0, oldestAt: null });
  await tripIn(2);
  await tripIn(2, CARDS.succeeds);
  await tripIn(4);
  await sql(`update mail_outbox set state = 'sent' where state = $1`, ['pending']);
  const { from, to } = before.unpaid;
  expect([from, to]).toEqual([day, addDays(day, 3)]);
  const unpaid = await list(`state=booked&travelFrom=${from}&travelTo=${to}&paid=false`);
  expect((await today()).toDo.unpaid.count).toBe(unpaid.length);
  expect(unpaid.length).toBe(before.unpaid.count + 1);
  const { clock } = world.test;
  const at = clock.now().toISOString();
  for (const [id, reason] of [
    ['new', null],
    ['refused', 'the mail server does not answer'],
  ]) {
    await sql(
      `insert into mail_outbox (id, recipient, subject, text_body, html_body, state, attempts, next_attempt_at,
         last_error, created_at)
       values ($1, 'ada@example.com', '', '', '', 'pending', 0, $2, $3, $2)`,
      [id, at, reason],
    );
  }
  expect((await today()).toDo.waitingMails).toEqual({ count: 1, oldestAt: at });
  clock.advance(11 * 60_000);
  expect((await today()).toDo.waitingMails).toEqual({ count: 2, oldestAt: at });
  await sql(`update mail_outbox set state = 'sent' where id = any($1)`, [['new', 'refused']]);
  expect((await today()).toDo.waitingMails?.count).toBe(0);
});
