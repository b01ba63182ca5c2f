import type { Batch, Booking } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, read } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { addSpot, dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { runBatches } from './index.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

describe('a departure that is called off', () => {
  it('cancels every booking of the day, one after the other, even after an interruption', async () => {
    const spot = await addSpot(world.db);
    const day = dayFromNow(20);
    const book = async (who: Caller) =>
      (
        await who.call<Booking>('POST', '/api/bookings', {
          spotId: spot.id,
          travelSpot: spot.name,
          travelCountry: spot.country,
          travelCost: '$500',
          travelName: 'Ada',
          travelDate: day,
          travelDuration: 2,
        })
      ).body;
    const people = await Promise.all([1, 2, 3].map(() => world.traveler()));
    const bookings = await Promise.all(people.map(book));
    const [first] = people;
    if (first && bookings[0]) await first.pay(bookings[0]._id);
    const { body: batch } = await admin.call<Batch>(
      'POST',
      `/api/operator/departures/${spot.id}/${day}/cancellation`,
      { reasonCode: 'weather', message: 'A storm.' },
    );
    expect(batch).toMatchObject({ done: 0, left: 3, finishedAt: null });
    const stop = new AbortController();
    stop.abort();
    await runBatches(world.context, stop.signal);
    await Promise.all([runBatches(world.context), runBatches(world.context)]);
    const { body } = await admin.call<Batch>('GET', `/api/operator/batches/${batch._id}`);
    expect(body).toMatchObject({ done: 3, failed: [], left: 0 });
    expect(body.finishedAt).not.toBeNull();
    for (const booking of bookings) {
      expect(await read(admin, booking)).toMatchObject({
        state: 'cancelled',
        cancellation: { by: 'staff', message: 'A storm.' },
      });
    }
    for (const who of people) {
      const canceled = (await mailsTo(world.db, who)).filter(({ subject }) =>
        subject.startsWith('Canceled'),
      );
      expect(canceled).toHaveLength(1);
    }
    expect(
      await admin.call('POST', `/api/operator/departures/${spot.id}/${day}/cancellation`, {
        reasonCode: 'weather',
      }),
    ).toMatchObject({ status: 404 });
  });
});

describe('in the end', () => {
  it('ledger, provider and bookings agree', async () => {
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
