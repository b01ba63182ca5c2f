import type { Booking, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cash, dayAhead, member } from '../../test/payments/agency.ts';
import { cancel, preview, read } from '../../test/payments/canceling.ts';
import type { Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let clerk: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  clerk = await member(world, 'staff');
});
afterAll(() => world.close());

const put = (who: Caller, { _id }: Booking, changes: object) =>
  who.call<Booking & Problem>('PUT', `/api/bookings/${_id}`, changes);
const extent = ({ travelDate, travelDuration }: Booking) => ({ travelDate, travelDuration });

describe('a traveler changes a trip', () => {
  it('but not with a deposit, which a missed deadline keeps [attack deposit moved past the cut-off]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayAhead(world, 1) });
    await cash(clerk, world, booking, { amount: 20_000 });
    expect(await read(ada, booking)).toMatchObject({ paid: false });
    const later = { ...extent(booking), travelDate: dayAhead(world, 300) };
    expect(await put(ada, booking, later)).toMatchObject({
      status: 409,
      body: { code: 'ask_agency', message: expect.stringContaining('ask the agency') },
    });
    expect(await preview(ada, booking)).toMatchObject({ percent: 0, refund: { counter: 0 } });
    // the money received was returned, so the trip counts as unpaid
    const owner = await world.administrator();
    await cash(owner, world, booking, { amount: 20_000, kind: 'returned' });
    expect(await put(ada, booking, later)).toMatchObject({ status: 200, body: { revision: 2 } });
  });

  it('nor once it has begun, nor once attendance was recorded', async () => {
    const ada = await world.traveler();
    const day = dayAhead(world, 20);
    const [present, absent] = [await ada.book({ date: day }), await ada.book({ date: day })];
    const attend = { attendance: 'checked_in', revision: 1, anyway: true };
    const owner = await world.administrator();
    const came = await owner.call(
      'POST',
      `/api/operator/bookings/${present._id}/attendance`,
      attend,
    );
    expect(came.status).toBe(200);
    expect(await read(ada, present)).toMatchObject({ attendance: 'checked_in' });
    const later = { travelDate: dayAhead(world, 60), travelDuration: 3 };
    expect(await put(ada, present, later)).toMatchObject({
      status: 409,
      body: { code: 'ask_agency' },
    });
    world.advanceMinutes(21 * 24 * 60);
    for (const booking of [present, absent]) {
      expect(await put(ada, booking, later)).toMatchObject({
        status: 409,
        body: { code: 'trip_started' },
      });
    }
    expect(await cancel(ada, absent, 0)).toMatchObject({ body: { code: 'trip_started' } });
    expect(await put(await world.traveler(), absent, later)).toMatchObject({ status: 404 });
  });
});

describe('a change to an unpaid trip', () => {
  const reprice = (booking: Booking, cost: number) =>
    world.db.sql.query('update spots set cost = $2 where id = $1', [booking.spotId, cost]);

  it('keeps the agreed price within the agreed trip, and costs today’s price beyond it [attack price held for years]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ cost: 50_000, days: 3, date: dayAhead(world, 30) });
    await reprice(booking, 70_000);
    const shorter = await put(ada, booking, { ...extent(booking), travelDuration: 2 });
    expect(shorter).toMatchObject({
      status: 200,
      body: { travelCost: '$500', breakdown: { total: 100_000 } },
    });
    const shown = { ...extent(booking), travelDuration: 4, total: 200_000 };
    expect(await put(ada, booking, shown)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', field: 'total', message: 'The total is now $2,800.' },
    });
    expect(await read(ada, booking)).toMatchObject({ travelDuration: 2, revision: 2 });
    const longer = await put(ada, booking, { ...shown, total: 280_000 });
    expect(longer).toMatchObject({
      status: 200,
      body: { travelCost: '$700', breakdown: { total: 280_000 } },
    });
    await reprice(booking, 90_000);
    const moved = await put(ada, booking, { travelDate: '2099-01-01', travelDuration: 1 });
    expect(moved).toMatchObject({
      status: 200,
      body: { travelCost: '$900', breakdown: { total: 90_000 } },
    });
    expect((await ada.open(booking._id)).body.amount).toBe(90_000);
  });

  it('gets today’s terms if it gets today’s price', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayAhead(world, 30) });
    await world.db.sql.query(`update bookings set policy_id = 'moderate-1' where id = $1`, [
      booking._id,
    ]);
    const { body } = await put(ada, booking, { ...extent(booking), travelDuration: 5 });
    expect(body.policy).toBeUndefined();
  });

  it('can’t move a trip whose destination is no longer offered, but can shorten it', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ days: 3, date: dayAhead(world, 30) });
    await world.db.sql.query('delete from spots where id = $1', [booking.spotId]);
    expect(
      await put(ada, booking, { ...extent(booking), travelDate: dayAhead(world, 31) }),
    ).toMatchObject({ status: 409, body: { code: 'spot_unknown' } });
    expect(await put(ada, booking, { ...extent(booking), travelDuration: 1 })).toMatchObject({
      status: 200,
      body: { breakdown: { total: 50_000 } },
    });
  });
});
