import type { Booking, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { record } from '../../test/payments/agency.ts';
import { cancel, read } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { codeOf, linkCalls, type Caller } from '../../test/payments/payments-caller.ts';
import type { PaymentsWorld } from '../../test/payments/payments-world.ts';
import {
  firstPaid,
  openPlannedWorlds,
  plannedTrip,
  setPlan,
  THIRTY_PERCENT,
} from '../../test/payments/planned-trip.ts';

let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  ({ world, other, owner } = await openPlannedWorlds());
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const pathOf = ({ _id }: Pick<Booking, '_id'>) => `/bookings/${_id}/paymentLinks`;
const makeLink = (who: Caller, booking: Pick<Booking, '_id'>, body: object = {}) =>
  who.call<{ url: string; amount: number; currency: string } & Problem>(
    'POST',
    `/api${pathOf(booking)}`,
    body,
  );
/** Opens the payment of a link without an account, and confirms it. */
async function pay(code: string, amount: number): Promise<string> {
  const { body } = await linkCalls(world.test).open(code, amount);
  return owner.confirm(body.clientSecret);
}
const lookUp = async (code: string) => (await linkCalls(world.test).lookUp(code)).body;

it('a traveler makes a link to each part of their booking, and someone else pays both', async () => {
  const { ada, booking } = await plannedTrip(world);
  const first = await makeLink(ada, booking);
  expect(first).toMatchObject({ status: 200, body: { amount: 45_000, currency: 'usd' } });
  expect(await lookUp(codeOf(first.body))).toMatchObject({
    state: 'open',
    payment: { asks: 'first', amount: 45_000, message: '' },
  });
  expect((await makeLink(ada, booking, { part: 'balance' })).body.code).toBe('not_due_yet');
  expect(await pay(codeOf(first.body), 45_000)).toBe('succeeded');
  expect(await lookUp(codeOf(first.body))).toMatchObject({ state: 'paid' });
  expect((await makeLink(ada, booking)).body.code).toBe('booking_paid');

  const balance = await makeLink(ada, booking, { part: 'balance' });
  expect(balance.body.amount).toBe(105_000);
  expect(await pay(codeOf(balance.body), 105_000)).toBe('succeeded');
  await lookUp(codeOf(balance.body));
  expect((await read(ada, booking)).breakdown).toMatchObject({ paid: 150_000, dueOnArrival: 0 });
  expect((await makeLink(ada, booking, { part: 'balance' })).body.code).toBe('booking_paid');
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});

it('asking again, even twice at once and from two devices, returns the same link until staff end it', async () => {
  const { ada, booking } = await plannedTrip(world);
  const devices = [ada, other.enterAs(ada)];
  const presses = [1, 2, 3, 4, 5].flatMap(() => devices.map((who) => makeLink(who, booking)));
  const urls = new Set((await Promise.all(presses)).map(({ body }) => body.url));
  expect(urls.size).toBe(1);
  const { paymentLinks, timeline } = await record(owner, booking);
  expect(paymentLinks).toMatchObject([{ asks: 'first', state: 'open', by: 'Test Traveler' }]);
  expect(timeline.filter(({ kind }) => kind === 'link_made')).toMatchObject([{ by: 'traveller' }]);
  const id = paymentLinks[0]?._id ?? '';
  expect((await owner.call('DELETE', `/api/operator/paymentLinks/${id}`)).status).toBe(200);
  expect(urls).not.toContain((await makeLink(ada, booking)).body.url);
});

it('five links of the agency don’t prevent travelers from making theirs', async () => {
  const { ada, booking } = await plannedTrip(world);
  for (let n = 0; n < 5; n += 1) {
    const path = `/api/operator/bookings/${booking._id}/paymentLinks`;
    expect((await owner.call('POST', path, { asks: 'first' })).status).toBe(200);
  }
  expect((await makeLink(ada, booking)).status).toBe(200);
});

it('there is no link to someone else’s booking, to a canceled one, or to an amount that is due on arrival [attack make a payment link to a stranger’s booking]', async () => {
  const { ada, booking } = await firstPaid(world);
  expect((await world.test.anonymous.post(pathOf(booking), {})).status).toBe(401);
  expect((await makeLink(await world.traveler(), booking)).status).toBe(404);
  expect((await makeLink(ada, { _id: 'none' })).status).toBe(404);
  expect((await makeLink(ada, booking, { part: 'all' })).body).toMatchObject({ field: 'part' });
  expect((await cancel(ada, booking, 45_000)).status).toBe(201);
  expect((await makeLink(ada, booking, { part: 'balance' })).body.code).toBe('booking_cancelled');

  await setPlan(owner, null);
  const unplanned = await firstPaid(world);
  await setPlan(owner, THIRTY_PERCENT);
  const onArrival = await makeLink(unplanned.ada, unplanned.booking, { part: 'balance' });
  expect(onArrival.body.code).toBe('booking_paid');
});
