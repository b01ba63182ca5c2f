import {
  addDays,
  AWAITED_TRANSFERS_MAX,
  type Booking,
  type BookingListItem,
  type Problem,
  type Today,
  type Transfer,
} from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cash, change, dayAhead, record } from '../../test/payments/agency.ts';
import { cancel, read } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import type { Caller } from '../../test/payments/payments-caller.ts';
import type { PaymentsWorld } from '../../test/payments/payments-world.ts';
import {
  firstPaid,
  openPlannedWorlds,
  plannedTrip,
  set,
  setPlan,
  THIRTY_PERCENT,
} from '../../test/payments/planned-trip.ts';
import { endHolds } from '../holds/index.ts';

const ACCOUNT = {
  holder: 'Harbor Journeys LLC',
  iban: '',
  account: '0042 7718 3306',
  routing: '211 200 000',
  bank: 'First Harbor Bank',
  bic: '',
  note: 'Fees are yours.',
};

let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  ({ world, other, owner } = await openPlannedWorlds());
});
beforeEach(async () => {
  world.test.clock.reset();
  await set(owner, 'money.transfer', { ...ACCOUNT, days: 7 });
});
afterAll(async () => {
  await other.close();
  await world.close();
});

type Named = Pick<Booking, '_id'>;
const announce = (who: Caller, { _id }: Named, body: object = {}) =>
  who.call<Transfer & Problem>('POST', `/api/bookings/${_id}/transfer`, body);
const look = (who: Caller, { _id }: Named, part = 'first') =>
  who.call<Transfer & Problem>('GET', `/api/bookings/${_id}/transfer?part=${part}`);
async function heldTrip({ days = 60, who }: { days?: number; who?: Caller } = {}) {
  const ada = who ?? (await world.traveler());
  const booking = await ada.book({ date: dayAhead(world, days), limited: true });
  expect(booking.state).toBe('held');
  return { ada, booking };
}
const received = (booking: Booking, amount: number) =>
  owner.call<Problem>('POST', `/api/operator/bookings/${booking._id}/counterPayments`, {
    kind: 'received',
    method: 'transfer',
    amount,
    receivedOn: dayAhead(world, 0),
  });
const mailsAbout = async ({ _id }: Named) =>
  (
    await world.db.sql.query<{ text_body: string }>(
      `select m.text_body from mail_outbox m where m.kind = 'transfer' and strpos(m.text_body, $1) > 0`,
      [_id],
    )
  ).rows;
const listed = async (filter: string, { _id }: Named) => {
  const path = `/api/operator/bookings?limit=200&transfer=${filter}`;
  const { body } = await owner.call<BookingListItem[]>('GET', path);
  return body.some((row) => row._id === _id);
};
const counted = async () =>
  (await owner.call<Today>('GET', '/api/operator/dashboard')).body.money?.transfers;

it('keeps limited places for a transfer, whose money books the trip', async () => {
  const { ada, booking } = await heldTrip();
  const before = (await look(ada, booking)).body;
  const dueOn = dayAhead(world, 7);
  const { days: _days, ...account } = { ...ACCOUNT, days: 7 };
  const details = { amount: 45_000, currency: 'usd', reference: booking.reference, dueOn, account };
  expect(before).toEqual({ ...details, qr: null, announced: false });
  expect((await read(ada, booking)).transfer).toBeUndefined();

  const announced = await announce(ada, booking);
  expect(announced).toMatchObject({ status: 200, body: { ...details, announced: true } });
  const kept = await read(ada, booking);
  expect(kept).toMatchObject({ state: 'held', transfer: { part: 'first', dueOn } });
  // three days of grace after the day
  expect(kept.heldUntil).toBe(`${addDays(dueOn, 4)}T00:00:00.000Z`);
  const [mail, ...more] = await mailsAbout(booking);
  expect(more).toEqual([]);
  for (const part of ['$450', 'First Harbor Bank', '0042 7718 3306', booking.reference, 'Fees are'])
    // prettier-ignore
    expect(mail?.text_body).toContain(part);
  const { timeline } = await record(owner, booking);
  const events = timeline.filter(({ kind }) => kind === 'transfer_announced');
  expect(events).toMatchObject([{ by: 'traveller', detail: { part: 'first', dueOn } }]);
  expect(await listed('expected', booking)).toBe(true);
  expect(await listed('overdue', booking)).toBe(false);
  expect(await counted()).toEqual({ expected: 1, overdue: 0 });

  expect((await received(booking, 45_000)).status).toBe(201);
  const booked = await read(ada, booking);
  expect(booked).toMatchObject({ state: 'booked', paid: true });
  expect([booked.transfer, booked.heldUntil]).toEqual([undefined, undefined]);
  expect(await listed('expected', booking)).toBe(false);
  expect((await announce(ada, booking)).body.code).toBe('booking_paid');
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});

it('is announced once, even ten times at once from two devices, and never keeps places for longer', async () => {
  const { ada, booking } = await heldTrip();
  const devices = [ada, other.enterAs(ada)];
  const presses = [1, 2, 3, 4, 5].flatMap(() => devices.map((who) => announce(who, booking)));
  const days = (await Promise.all(presses)).map(({ body }) => body.dueOn);
  expect(new Set(days)).toEqual(new Set([dayAhead(world, 7)]));
  expect(await mailsAbout(booking)).toHaveLength(1);
  const { heldUntil, transfer } = await read(ada, booking);

  world.advanceMinutes(8 * 24 * 60);
  await endHolds(world.context);
  expect((await announce(ada, booking)).body).toMatchObject(transfer ? { dueOn: transfer.dueOn } : {}); // prettier-ignore
  expect(await read(ada, booking)).toMatchObject({ state: 'held', heldUntil, transfer });
  expect(await listed('overdue', booking)).toBe(true);

  world.advanceMinutes(4 * 24 * 60);
  await endHolds(world.context);
  const ended = await read(ada, booking);
  expect(ended).toMatchObject({ state: 'expired' });
  expect(ended.transfer).toBeUndefined();
  expect(await listed('overdue', booking)).toBe(false);
  expect((await announce(ada, booking)).body.code).toBe('booking_expired');
});

it('is still expected after a part of its money, and ends with the rest by card', async () => {
  const { ada, booking } = await heldTrip();
  await announce(ada, booking);
  expect((await received(booking, 15_000)).status).toBe(201);
  expect(await read(ada, booking)).toMatchObject({ state: 'booked', transfer: { part: 'first' } });
  expect((await look(ada, booking)).body).toMatchObject({ amount: 30_000, announced: true });
  await ada.pay(booking._id);
  expect((await read(ada, booking)).transfer).toBeUndefined();
  const { rows } = await world.db.sql.query('select transfer_part from bookings where id = $1', [booking._id]); // prettier-ignore
  expect(rows).toEqual([{ transfer_part: null }]);
});

it('pays the balance by its own day', async () => {
  const { ada, booking } = await firstPaid(world);
  const balanceDueOn = addDays(booking.travelDate, -30);
  const { body } = await announce(ada, booking, { part: 'balance' });
  expect(body).toMatchObject({ amount: 105_000, dueOn: balanceDueOn, announced: true });
  expect(await read(ada, booking)).toMatchObject({ transfer: { part: 'balance' } });
  expect((await received(booking, 105_000)).status).toBe(201);
  expect((await read(ada, booking)).breakdown).toMatchObject({ paid: 150_000, dueOnArrival: 0 });
  expect((await announce(ada, booking, { part: 'balance' })).body.code).toBe('booking_paid');
});

it('can be announced again after its day if it keeps no places', async () => {
  const { ada, booking } = await plannedTrip(world);
  expect((await announce(ada, booking)).body.dueOn).toBe(dayAhead(world, 7));
  expect((await read(ada, booking)).heldUntil).toBeUndefined();
  world.advanceMinutes(9 * 24 * 60);
  expect((await look(ada, booking)).body.announced).toBe(false);
  expect((await announce(ada, booking)).body.dueOn).toBe(dayAhead(world, 7));
  expect(await mailsAbout(booking)).toHaveLength(2);
});

it('follows a trip that begins sooner', async () => {
  const { ada, booking } = await heldTrip();
  await announce(ada, booking);
  const travelDate = dayAhead(world, 5);
  const moved = await change(owner, await read(ada, booking), { travelDate });
  expect(moved).toMatchObject({ status: 200 });
  const { heldUntil = '', transfer } = await read(ada, booking);
  expect(transfer).toMatchObject({ dueOn: addDays(travelDate, -1) });
  expect(heldUntil <= `${travelDate}T12`).toBe(true);
});

it('keeps the places of only a few bookings [attack keep places by announcing transfers]', async () => {
  const { ada } = await heldTrip();
  const trips: Booking[] = [];
  for (let n = 0; n < AWAITED_TRANSFERS_MAX + 2; n += 1) trips.push((await heldTrip({ who: ada })).booking); // prettier-ignore
  const answers = await Promise.all(trips.map((trip) => announce(ada, trip)));
  const codes = answers.map(({ body, status }) => (status === 200 ? 200 : body.code)).toSorted();
  expect(codes).toEqual([200, 200, 200, 'too_many_transfers', 'too_many_transfers']);
  const refused = trips.find((_, n) => answers[n]?.status !== 200);
  const kept = trips.find((_, n) => answers[n]?.status === 200);
  if (!refused || !kept) throw new Error('one of each is needed');
  await received(kept, 45_000);
  expect((await announce(ada, refused)).status).toBe(200);
});

it('is refused for someone else’s booking, and for what can’t be paid this way [attack announce a transfer for a stranger’s booking]', async () => {
  const { ada, booking } = await plannedTrip(world);
  const path = `/bookings/${booking._id}/transfer`;
  expect((await world.test.anonymous.post(path, {})).status).toBe(401);
  expect((await world.test.anonymous.get(path)).status).toBe(401);
  const bob = await world.traveler();
  expect((await announce(bob, booking)).status).toBe(404);
  expect((await look(bob, booking)).status).toBe(404);
  expect((await announce(ada, { _id: 'none' })).status).toBe(404);
  expect((await announce(ada, booking, { part: 'all' })).body).toMatchObject({ field: 'part' });
  expect((await announce(ada, booking, { part: 'balance' })).body.code).toBe('not_due_yet');

  const soon = await plannedTrip(world, { days: 3 });
  expect((await announce(soon.ada, soon.booking)).body.code).toBe('transfer_too_late');
  const canceled = await firstPaid(world);
  expect((await cancel(canceled.ada, canceled.booking, 45_000)).status).toBe(201);
  const ended = await announce(canceled.ada, canceled.booking, { part: 'balance' });
  expect(ended.body.code).toBe('booking_cancelled');

  await setPlan(owner, null);
  const unplanned = await firstPaid(world);
  await setPlan(owner, THIRTY_PERCENT);
  const onArrival = await announce(unplanned.ada, unplanned.booking, { part: 'balance' });
  expect(onArrival.body.code).toBe('booking_paid');

  await set(owner, 'money.transfer', '');
  expect((await announce(ada, booking)).body.code).toBe('transfer_off');
  expect((await look(ada, booking)).body.code).toBe('transfer_off');
});

it('tells every browser whether transfers are accepted', async () => {
  const days = async () =>
    (await world.test.anonymous.get('/payments/config')).body['transferDays'];
  expect(await days()).toBe(7);
  await set(owner, 'money.transfer', '');
  expect(await days()).toBeNull();
});

it('leaves cash as it is: more than is open is refused', async () => {
  const { ada, booking } = await heldTrip();
  await announce(ada, booking);
  expect((await cash(owner, world, booking, { amount: 150_001 })).body.code).toBe('payment_mismatch'); // prettier-ignore
  expect(await read(ada, booking)).toMatchObject({ state: 'held', transfer: { part: 'first' } });
});
