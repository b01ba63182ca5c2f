import type { Booking, Problem, Refund } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import {
  cash,
  member,
  paidTrip,
  record,
  refund,
  withOldSignIn,
} from '../../../test/payments/agency.ts';
import type { Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  owner = await world.administrator();
});
afterAll(() => world.close());

const chargePath = (id: string) => `/api/operator/refunds/${id}/charge-again`;
const charge = (who: Caller, id: string) =>
  who.call<Refund & Problem>('POST', chargePath(id), { reason: 'A slip.' });

async function wronglyRefunded(amount = 120_000) {
  const trip = await paidTrip(world);
  const made = await refund(owner, trip.payment, { amount, reason: 'Meant for another trip' });
  expect(made.status).toBe(201);
  return { ...trip, id: (made.body as Refund)._id };
}

describe('a refund that was made by mistake', () => {
  it('is due again on arrival, can be received, and is refunded once if the trip is canceled', async () => {
    const { ada, booking, id } = await wronglyRefunded();
    expect((await record(owner, booking)).money).toMatchObject({ balance: 0, goodwill: 120_000 });
    expect(await charge(owner, id)).toMatchObject({ status: 200, body: { amount: 120_000 } });
    const after = await record(owner, booking);
    expect(after.money).toMatchObject({ balance: 120_000, goodwill: 120_000 });
    expect(after.payments[0]?.refunds).toMatchObject([{ chargeable: false, chargedAgain: true }]);
    const shown = await ada.call<Booking>('GET', `/api/bookings/${booking._id}`);
    expect(shown.body).toMatchObject({
      paid: true,
      breakdown: { total: 150_000, paid: 30_000, refunded: 0, dueNow: 0, dueOnArrival: 120_000 },
    });
    const received = await cash(owner, world, booking, { amount: 120_000 });
    expect(received).toMatchObject({ status: 201, body: { money: { balance: 0 } } });
    const canceled = await owner.call(
      'POST',
      `/api/operator/bookings/${booking._id}/cancellation`,
      { revision: 1, refund: 'full', reasonCode: 'weather' },
    );
    expect(canceled).toMatchObject({
      status: 201,
      body: { taken: 150_000, refund: { card: 30_000, counter: 120_000 }, kept: 0 },
    });
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('is emailed to the traveler, with the amount, the reason, and what is due', async () => {
    const { booking, id } = await wronglyRefunded();
    await charge(owner, id);
    const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
      `select subject, text_body as text from mail_outbox where kind = 'charged_again' and booking_id = $1`,
      [booking._id],
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      `$1,200 is due again for ${booking.travelSpot}`,
    ]);
    for (const part of ['A slip.', '$1,200 is due when you arrive.', "Your card isn't charged."])
      expect(rows[0]?.text).toContain(part);
    const { timeline } = await record(owner, booking);
    expect(timeline.map(({ detail }) => detail?.mail)).toContain('charged_again');
    const path = `/api/operator/mails/charged_again/preview?bookingId=${booking._id}`;
    const preview = await owner.call<{ text: string }>('GET', path);
    expect(preview.body.text).toContain('$1,200 is due when you arrive.');
  });

  it('is charged again once, and still counts against limits', async () => {
    const { booking, id, payment } = await wronglyRefunded(1000);
    const manager = await member(world, 'manager', { limit: 1000 });
    const answers = await Promise.all([charge(owner, id), charge(owner, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refund(manager, payment, { amount: 1, reason: 'more' })).toMatchObject({
      status: 403,
    });
    expect((await record(owner, booking)).money.goodwill).toBe(1000);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('requires the permission and a recent sign-in', async () => {
    const { ada, id } = await wronglyRefunded(1000);
    expect((await charge(ada, id)).status).toBe(403);
    expect((await charge(await member(world, 'staff'), id)).status).toBe(403);
    expect((await charge(owner, 'nothing')).status).toBe(404);
    const manager = await member(world, 'manager');
    const old = { path: chargePath(id), body: { reason: 'x' } };
    expect(await withOldSignIn(world, manager, old)).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again' },
    });
  });

  it('is impossible for a refund of a change or of a canceled trip', async () => {
    const { booking, id } = await wronglyRefunded(1000);
    await owner.call('POST', `/api/operator/bookings/${booking._id}/cancellation`, {
      revision: 1,
      refund: 'none',
      reasonCode: 'other',
    });
    expect(await charge(owner, id)).toMatchObject({
      status: 409,
      body: { code: 'booking_cancelled' },
    });
  });
});
