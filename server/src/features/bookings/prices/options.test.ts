import {
  USUAL_PRICE_RULES,
  type Booking,
  type OwnSpot,
  type PriceOption,
  type Problem,
  type Quote,
} from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';

let world: TestApp;
let agency: TestPerson;
let ada: TestPerson;
let reef: OwnSpot;

const SINGLE: PriceOption = { id: 'single', label: 'Single room', per: 'booking', minor: 6000, max: 2 }; // prettier-ignore
const GEAR: PriceOption = { id: 'gear', label: 'Snorkel set', per: 'person_day', minor: 800, max: 9 }; // prettier-ignore
const TRIP = { travelDate: '2090-06-15', travelDuration: 3 };
const BASE = 84_000;

beforeAll(async () => {
  world = await createTestApp();
  agency = await world.createAdministrator();
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.createTraveler();
  reef = await addSpot(agency, { spot: 'Great Barrier Reef', average_cost: '$280' });
});

const offer = (options: PriceOption[], revision = 0) =>
  agency.put(`/operator/spots/${reef._id}/prices`, {
    prices: { ...USUAL_PRICE_RULES, options },
    revision,
  });
const book = (change: object = {}) =>
  ada.post('/bookings', bookingInput(reef, { ...TRIP, ...change }));
const change = ({ _id }: Booking, body: object) =>
  ada.put(`/bookings/${_id}`, { ...TRIP, ...body });

describe('optional extras', () => {
  it('are lines of the quote, the booking and the payment, and stay if they are no longer offered', async () => {
    expect((await offer([SINGLE, GEAR])).status).toBe(200);
    const options = [
      { id: 'gear', quantity: 1 },
      { id: 'single', quantity: 2 },
    ];
    const quoted = (await ada.post('/quotes', { spotId: reef._id, ...TRIP, options }))
      .body as Quote;
    expect(quoted.lines.slice(1)).toEqual([
      { kind: 'option', id: 'single', label: 'Single room', quantity: 2, unit: 6000, days: 1, amount: 12_000 }, // prettier-ignore
      { kind: 'option', id: 'gear', label: 'Snorkel set', quantity: 1, unit: 800, days: 3, amount: 2400 }, // prettier-ignore
    ]);
    const { total } = quoted.breakdown;
    expect(total).toBe(BASE + 14_400);
    const { body: booking, status } = await book({ options, total });
    expect([status, (booking as Booking).priceLines]).toEqual([201, quoted.lines]);
    const { body } = await ada.post('/payments/create-payment-intent', {
      bookingId: (booking as Booking)._id,
    });
    expect(body).toMatchObject({ amount: total / 3 });

    await offer([], 1);
    // a longer trip is at today's prices, but keeps its options at the agreed ones
    const longer = await change(booking as Booking, { travelDuration: 4 });
    expect(longer.body).toMatchObject({ breakdown: { total: 112_000 + 12_000 + 3200 } });
  });

  it('are chosen, changed and removed until the first payment', async () => {
    await offer([SINGLE, GEAR]);
    const { body } = await book();
    const booking = body as Booking;
    expect(booking.breakdown.total).toBe(BASE);
    const more = await change(booking, { options: [{ id: 'single', quantity: 2 }] });
    expect(more.body).toMatchObject({ breakdown: { total: BASE + 12_000 } });
    await offer([{ ...SINGLE, minor: 9000 }], 1);
    const fewer = await change(booking, { options: [{ id: 'single', quantity: 1 }] });
    expect(fewer.body).toMatchObject({ breakdown: { total: BASE + 6000 } });
    const kept = await change(booking, {});
    expect(kept.body).toMatchObject({ breakdown: { total: BASE + 6000 } });
    const none = await change(booking, { options: [] });
    expect(none.body).toMatchObject({ breakdown: { total: BASE } });
  });

  it.each([
    ['unknown', [{ id: 'boat', quantity: 1 }]],
    ['too many', [{ id: 'single', quantity: 3 }]],
    ['more than people', [{ id: 'gear', quantity: 2 }]],
    [
      'twice',
      [
        { id: 'single', quantity: 1 },
        { id: 'single', quantity: 1 },
      ],
    ],
  ])('are refused if they are %s', async (_, options) => {
    await offer([SINGLE, GEAR]);
    const { body, status } = await book({ options });
    expect([status, (body as Problem).field]).toEqual([400, 'options']);
  });
});
