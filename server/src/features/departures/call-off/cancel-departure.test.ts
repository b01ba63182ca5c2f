import type { Batch, Booking, DepartureCancellation, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead, member, REFUSED } from '../../../test/payments/agency.ts';
import { read } from '../../../test/payments/canceling.ts';
import { addSpot, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { runBatches } from './run-batches.ts';

let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  owner = await world.administrator();
});
afterAll(() => world.close());

async function departure(days: number) {
  const spot = await addSpot(world.db);
  const day = dayAhead(world, days);
  const book = async () => {
    const who = await world.traveler();
    const { body } = await who.call<Booking>('POST', '/api/bookings', {
      spotId: spot.id,
      travelSpot: spot.name,
      travelCountry: spot.country,
      travelCost: '$500',
      travelName: 'Ada',
      travelDate: day,
      travelDuration: 2,
    });
    await who.pay(body._id);
    return { who, booking: body };
  };
  const path = `/api/operator/departures/${spot.id}/${day}/cancellation`;
  return {
    booked: [await book(), await book()],
    callOff: (by: Caller, reasonCode = 'weather') =>
      by.call<Batch & Problem>('POST', path, { reasonCode, message: 'A storm.' }),
    preview: async (by: Caller) => (await by.call<DepartureCancellation>('GET', path)).body,
  };
}

async function ended({ _id }: Batch) {
  await runBatches(world.context);
  return (await owner.call<Batch>('GET', `/api/operator/batches/${_id}`)).body;
}

describe('calling off a departure', () => {
  it('refunds everything: beyond the policy for people with the permission, for the agency’s own reasons', async () => {
    const { booked, callOff, preview } = await departure(1);
    expect(await preview(owner)).toEqual({
      bookings: 2,
      hasBegun: false,
      back: [
        { currency: 'usd', refund: 200_000, beyond: 200_000, card: 200_000, counter: 0, gift: 0 },
      ],
      most: 100_000,
    });
    expect(await callOff(await member(world, 'manager'))).toMatchObject(REFUSED);
    const clerk = await member(world, 'staff', { extra: ['bookings.cancel', 'departures.cancel'] });
    expect(await callOff(clerk)).toMatchObject(REFUSED);
    const trusted = await member(world, 'manager', { extra: ['departures.cancel'] });
    expect(await callOff(trusted, 'asked_by_traveller')).toMatchObject(REFUSED);
    const { body, status } = await callOff(trusted);
    expect(status).toBe(201);
    expect(await ended(body)).toMatchObject({ done: 2, failed: [] });
    for (const { booking, who } of booked) {
      expect(await read(who, booking)).toMatchObject({
        state: 'cancelled',
        cancellation: { refund: { card: 100_000 } },
      });
    }
  });

  it('or for people whose limit covers each of its bookings, together with earlier goodwill', async () => {
    const { booked, callOff } = await departure(1);
    const manager = await member(world, 'manager', { limit: 100_000 });
    const [first] = booked;
    const { body: record } = await owner.call<{ payments: { _id: string }[] }>(
      'GET',
      `/api/operator/bookings/${first?.booking._id}`,
    );
    const refund = { amount: 100, reason: 'peace' };
    await owner.call('POST', `/api/payments/${record.payments[0]?._id}/refunds`, refund);
    expect(await callOff(await member(world, 'manager', { limit: 99_999 }))).toMatchObject(REFUSED);
    const { body, status } = await callOff(manager);
    expect(status).toBe(201);
    expect(await ended(body)).toMatchObject({ done: 2, failed: [] });
  });

  it('is for anyone who may cancel, as long as the policy refunds everything; each booking is checked again when it is canceled', async () => {
    const early = await departure(10);
    const manager = await member(world, 'manager');
    const begun = await early.callOff(manager);
    expect(begun.status).toBe(201);
    expect(await ended(begun.body)).toMatchObject({ done: 2, failed: [] });

    const late = await departure(3);
    const { body } = await late.callOff(manager);
    world.advanceMinutes(36 * 60);
    const { done, failed } = await ended(body);
    expect([done, failed.map(({ code }) => code)]).toEqual([0, ['forbidden', 'forbidden']]);
    for (const { booking, who } of late.booked) {
      expect(await read(who, booking)).toMatchObject({ state: 'booked' });
    }
  });

  it('that has begun, or is over, requires the right to refund [attack departure called off afterward]', async () => {
    const { callOff, preview } = await departure(1);
    world.advanceMinutes(60 * 24 * 10);
    expect(await preview(owner)).toMatchObject({ hasBegun: true, most: 100_000 });
    const clerk = await member(world, 'staff', { extra: ['bookings.cancel'] });
    expect(await callOff(clerk)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('has begun') },
    });
    const trusted = await member(world, 'manager', { extra: ['departures.cancel'] });
    expect(await callOff(trusted)).toMatchObject(REFUSED);
    expect(await callOff(owner)).toMatchObject({ status: 201 });
  });
});
