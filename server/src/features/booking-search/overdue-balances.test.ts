import {
  addDays,
  type Booking,
  type BookingListItem,
  type BookingRecord,
  type BookingSummary,
  type Today,
} from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, dayFromNow } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { setPlan, THIRTY_PERCENT } from '../../test/payments/planned-trip.ts';
import { makeMember } from '../../test/people.ts';

const TRAVEL_DATE = dayFromNow(80);
const DUE = addDays(TRAVEL_DATE, -30);
let world: PaymentsWorld;
let admin: Caller;
let ada: Caller;

beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
  ada = await world.traveler();
  await setPlan(admin, THIRTY_PERCENT);
});
afterAll(() => world.close());

async function read<Body>(path: string, who = admin): Promise<Body> {
  const { body, status } = await who.call<Body>('GET', `/api/operator/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body;
}
const record = (id: string) => read<BookingRecord>(`bookings/${id}`);
const overdue = () => read<BookingListItem[]>('bookings?balance=overdue&limit=200');
const summary = () => read<BookingSummary>('bookings/summary?balance=overdue');
const figure = async () => (await read<Today>('dashboard')).money?.overdueBalances;

async function bookAndPay(): Promise<Booking> {
  const booking = await ada.book({ date: TRAVEL_DATE });
  await ada.pay(booking._id);
  return booking;
}

/** Moves the balance day back, as if days had passed. When a trip is booked, this day is never in the past. */
const passes = (id: string, days: number) =>
  world.db.sql.query(
    'update bookings set balance_due_on = balance_due_on - $2::int where id = $1',
    [id, days],
  );

it('a record shows the plan, its amounts, and which part each payment paid', async () => {
  const { _id: id } = await bookAndPay();
  expect(await record(id)).toMatchObject({
    plan: { plan: THIRTY_PERCENT, first: 45_000, balanceDueOn: DUE, overdue: false },
    money: { total: 150_000, card: 45_000, balance: 105_000 },
    payments: [{ amount: 45_000, part: 'first' }],
  });
  await ada.pay(id, undefined, 'balance');
  const paid = await record(id);
  expect(paid).toMatchObject({ money: { card: 150_000, balance: 0 }, plan: { overdue: false } });
  const parts = paid.payments.map(({ amount, part }) => [part, amount]);
  expect(Object.fromEntries(parts)).toEqual({ first: 45_000, balance: 105_000 });
});

it('Today, the list and its sums find overdue balances until they are paid', async () => {
  expect([await overdue(), await figure()]).toEqual([[], { count: 0, amounts: [] }]);
  const [late, cash, ended, early] = [await bookAndPay(), await bookAndPay(), await bookAndPay(), await bookAndPay()]; // prettier-ignore
  for (const { _id: id } of [late, cash, ended]) await passes(id, 60);
  const rows = await overdue();
  expect(rows.map(({ _id: id }) => id).toSorted()).toEqual([late._id, cash._id, ended._id].toSorted()); // prettier-ignore
  expect(rows[0]?.money).toMatchObject({
    first: 45_000,
    balanceDueOn: addDays(DUE, -60),
    balance: 105_000,
    overdue: true,
  });
  expect(await figure()).toEqual({ count: 3, amounts: [{ currency: 'usd', amount: 315_000 }] });
  expect(await summary()).toMatchObject({
    count: 3,
    booked: 3,
    amounts: [{ currency: 'usd', total: 450_000, balance: 315_000 }],
  });
  expect((await record(late._id)).plan?.overdue).toBe(true);
  await ada.pay(late._id, undefined, 'balance');
  await admin.call('POST', `/api/operator/bookings/${cash._id}/counterPayments`, {
    kind: 'received',
    method: 'cash',
    amount: 105_000,
    receivedOn: dayFromNow(0),
    note: '',
  });
  await ada.call('POST', `/api/bookings/${ended._id}/cancel`, {});
  await world.db.sql.query(`update bookings set state = 'cancelled' where id = $1`, [ended._id]);
  expect([await overdue(), await figure()]).toEqual([[], { count: 0, amounts: [] }]);
  const [listed] = await read<BookingListItem[]>(`bookings?q=${early.reference}`);
  expect(listed?.money).toMatchObject({ balanceDueOn: DUE });
  expect(listed?.money).not.toHaveProperty('overdue');
});

it('a balance is due until the end of its day', async () => {
  const { _id: id } = await bookAndPay();
  const { day } = await read<Today>('dashboard');
  await world.db.sql.query('update bookings set balance_due_on = $2 where id = $1', [id, day]);
  expect(await overdue()).toEqual([]);
  await passes(id, 1);
  expect((await overdue()).map(({ _id }) => _id)).toEqual([id]);
});

it('the table has the first payment and the balance day as its last columns', async () => {
  const { reference } = await bookAndPay();
  const answer = await world.test.app.inject({
    url: `/api/operator/bookings.csv?q=${reference}`,
    headers: { authorization: `Bearer ${admin.person.token}` },
  });
  const [head = '', line = ''] = answer.payload.split('\r\n');
  expect(head).toMatch(/,Start time,First payment,Balance due on$/);
  expect(line).toMatch(new RegExp(`,"","450\\.00","${DUE}"$`));
});

it('the filter is only for staff, and the sums only for people who may read money', async () => {
  const member = await world.traveler();
  const asked = () => member.call('GET', '/api/operator/bookings?balance=overdue');
  expect((await asked()).status).toBe(403);
  await makeMember(world.test, member.person, 'staff');
  expect((await asked()).status).toBe(200);
  expect((await read<Today>('dashboard', member)).money).toBeNull();
  expect((await admin.call('GET', '/api/operator/bookings?balance=late')).status).toBe(400);
});
