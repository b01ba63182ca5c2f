import type { Booking, LinkedPayment, PaymentLink } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import {
  CARDS,
  dayFromNow,
  intentIdOf,
  type Caller,
  type OpenedPayment,
} from '../../../test/payments/payments-caller.ts';
import { makeOwner } from '../../../test/people.ts';
import { openRestoredWorld, type RestoredWorld } from '../../../test/payments/restored-world.ts';

let world: RestoredWorld;
beforeAll(async () => {
  world = await openRestoredWorld();
});
afterAll(() => world.close());

/** A trip for $1,500: 30% now, the rest 30 days before. */
async function plannedTrip(who: Caller): Promise<Booking> {
  const booking = await who.book({ date: dayFromNow(60) });
  await world.db.sql.query(
    `update bookings set first_minor = 45000, balance_due_on = $2,
       payment_plan = '{"now": {"percent": 30}, "balanceDays": 30}' where id = $1`,
    [booking._id, dayFromNow(30)],
  );
  return booking;
}

async function charge(who: Caller, { _id }: Booking, part: 'first' | 'balance'): Promise<string> {
  const { body, status } = await who.open(_id, part);
  if (status !== 200) throw new Error(`open answered ${JSON.stringify(body)}`);
  await world.provider.confirm(body.clientSecret, CARDS.succeeds);
  const id = intentIdOf(body.clientSecret);
  expect((await who.save(_id, id)).status).toBe(201);
  return id;
}

const parts = async ({ _id }: Booking) =>
  (
    await world.db.sql.query<{ part: number; amount: number; transaction_id: string }>(
      'select part, amount, transaction_id from payments where booking_id = $1 order by part',
      [_id],
    )
  ).rows;

describe('a restore', () => {
  it('between the two payments adopts the balance: nothing is charged twice [incident restored between first payment and balance]', async () => {
    const before = await world.traveler();
    const booking = await plannedTrip(before);
    const first = await charge(before, booking, 'first');
    await world.backup();
    const balance = await charge(before, booking, 'balance');
    await world.restore();
    const ada = world.again(before);
    expect(await ada.open(booking._id, 'balance')).toMatchObject({
      status: 409,
      body: { code: 'booking_paid' },
    });
    expect(await parts(booking)).toEqual([
      { part: 1, amount: 45_000, transaction_id: first },
      { part: 2, amount: 105_000, transaction_id: balance },
    ]);
  });

  it('of a backup from before both adopts both', async () => {
    const before = await world.traveler();
    const booking = await plannedTrip(before);
    await world.backup();
    const first = await charge(before, booking, 'first');
    const balance = await charge(before, booking, 'balance');
    await world.restore();
    await world.runJob('catch-up-after-restore');
    expect(await parts(booking)).toEqual([
      { part: 1, amount: 45_000, transaction_id: first },
      { part: 2, amount: 105_000, transaction_id: balance },
    ]);
    expect(await checkInvariants(world.db, world.provider.stripe)).toEqual([]);
  });

  it('adopts payments with a link, even for a customer without an account', async () => {
    const staff = await world.traveler();
    await makeOwner(world.db, staff);
    const trips = [
      await plannedTrip(await world.traveler()),
      await plannedTrip(await world.traveler()),
    ];
    const guests = trips[1]?._id;
    await world.db.sql.query(`update bookings set uid = null where id = $1`, [guests]);
    const codes: string[] = [];
    for (const { _id } of trips) {
      const path = `/api/operator/bookings/${_id}/paymentLinks`;
      const { body } = await staff.call<PaymentLink>('POST', path, {
        asks: 'amount',
        amount: 60_000,
      });
      codes.push(body.url.split('#')[1] ?? '');
    }
    await world.backup();
    for (const code of codes) {
      const asked = { code, amount: 60_000 };
      const { body } = await staff.call<OpenedPayment>('POST', '/api/paymentLinks/intent', asked);
      await world.provider.confirm(body.clientSecret, CARDS.succeeds);
    }
    await world.restore();
    const again = world.again(staff);
    for (const [n, code] of codes.entries()) {
      const asked = { code, amount: 60_000 };
      const pressed = await again.call('POST', '/api/paymentLinks/intent', asked);
      expect(pressed).toMatchObject({ status: 409, body: { code: 'booking_paid' } });
      const seen = await again.call<LinkedPayment>('POST', '/api/paymentLinks/lookup', { code });
      expect(seen.body).toMatchObject({ state: 'paid', payment: { amount: 60_000 } });
      const [trip] = trips.slice(n);
      expect(trip && (await parts(trip))).toMatchObject([{ part: 1, amount: 60_000 }]);
    }
    expect(await checkInvariants(world.db, world.provider.stripe)).toEqual([]);
  });
});
