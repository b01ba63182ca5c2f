import type { Booking } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSpot, dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { runBatches } from '../departures/index.ts';

const [DAY, OTHER] = [dayFromNow(20), dayFromNow(21)];
const ROUNDS = 4;

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  [owner, ada] = [await world.administrator(), await world.traveler()];
});
afterAll(() => world.close());

it('[attack book a trip that was called off] a booking at the same moment is canceled or not made', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { country, id, name } = await addSpot(world.db);
    const book = (travelDate: string) =>
      ada.call<Booking>('POST', '/api/bookings', {
        spotId: id,
        travelSpot: name,
        travelCountry: country,
        travelCost: '$500',
        travelName: 'Ada',
        travelDate,
        travelDuration: 2,
      });
    await book(DAY);
    const elsewhere = [
      (await book(OTHER)).body,
      (await book(OTHER)).body,
      (await book(OTHER)).body,
    ];
    const move = ({ _id }: Booking) =>
      ada.call('PUT', `/api/bookings/${_id}`, { travelDate: DAY, travelDuration: 2 });
    const change = ({ _id }: Booking) =>
      owner.call('POST', `/api/operator/bookings/${_id}/change`, {
        revision: 1,
        travelDate: DAY,
        reason: 'The ferry.',
      });
    const answers = await Promise.all([
      book(DAY),
      ...elsewhere.slice(0, 2).map(move),
      ...elsewhere.slice(2).map(change),
      owner.call('POST', `/api/operator/departures/${id}/${DAY}/cancellation`, {
        reasonCode: 'weather',
      }),
      book(DAY),
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    await runBatches(world.context);
    const { rows } = await world.db.sql.query(
      `select state, count(*)::int as n from bookings
       where offer_id = $1 and travel_date = $2 and state <> 'cancelled' group by state`,
      [id, DAY],
    );
    expect(rows).toEqual([]);
  }
});
