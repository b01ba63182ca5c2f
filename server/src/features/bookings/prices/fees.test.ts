import {
  USUAL_PRICE_RULES,
  type Booking,
  type Fee,
  type OwnSpot,
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

const LEVY: Fee = { label: 'Reef levy', per: 'person_day', minor: 800, payAt: 'now' };
const CITY_TAX: Fee = { label: 'City tax', per: 'person_day', minor: 250, payAt: 'arrival' };
const PERMIT: Fee = { ...LEVY, label: 'Permit', per: 'booking', refundable: false };

beforeAll(async () => {
  world = await createTestApp();
  agency = await world.createAdministrator();
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.createTraveler();
  reef = await addSpot(agency, { spot: 'Great Barrier Reef', average_cost: '$280' });
});

const setFees = (fees: Fee[], revision = 0) =>
  agency.put(`/operator/spots/${reef._id}/prices`, {
    prices: { ...USUAL_PRICE_RULES, fees },
    revision,
  });
const book = async (change: object = {}) =>
  (await ada.post('/bookings', bookingInput(reef, change))).body as Booking;
const PARTY = { adults: 2, children: 0, infants: 1 };
const TRIP = { travelDate: '2090-06-15', travelDuration: 3, travellers: PARTY };

describe('fees', () => {
  it('are lines of the quote, the booking and the payment, and the booking keeps them', async () => {
    expect((await setFees([LEVY, CITY_TAX])).status).toBe(200);
    const quoted = (await ada.post('/quotes', { spotId: reef._id, ...TRIP })).body as Quote;
    expect(quoted.lines.slice(2)).toEqual([
      { kind: 'fee', label: 'Reef levy', quantity: 2, unit: 800, days: 3, amount: 4800 },
      {
        kind: 'fee',
        label: 'City tax',
        quantity: 2,
        unit: 250,
        days: 3,
        amount: 1500,
        payAt: 'arrival',
      },
    ]);
    expect(quoted.breakdown).toMatchObject({
      total: 174_300,
      dueNow: 57_600,
      dueOnArrival: 116_700,
      onlyOnArrival: 1500,
    });
    const booking = await book({ ...TRIP, total: quoted.breakdown.total });
    expect(booking).toMatchObject({ priceLines: quoted.lines, breakdown: quoted.breakdown });
    await setFees([], 1);
    expect((await ada.get(`/bookings/${booking._id}`)).body).toEqual(booking);
    const { body } = await ada.post('/payments/create-payment-intent', { bookingId: booking._id });
    expect(body).toMatchObject({ amount: 57_600 });
  });

  it('are charged for a single adult, too, and follow a change to the trip', async () => {
    await setFees([LEVY, CITY_TAX]);
    const booking = await book({ travelDuration: 3 });
    expect(booking.breakdown.total).toBe(84_000 + 2400 + 750);
    const change = { travelDate: booking.travelDate, travelDuration: 2 };
    const { body } = await ada.put(`/bookings/${booking._id}`, change);
    expect(body).toMatchObject({ breakdown: { total: 56_000 + 1600 + 500, onlyOnArrival: 500 } });
    const longer = await ada.put(`/bookings/${booking._id}`, { ...change, travelDuration: 4 });
    expect(longer.body).toMatchObject({ breakdown: { total: 112_000 + 3200 + 1000 } });
  });

  it('are refused if they contradict themselves', async () => {
    const faults: [object, string][] = [
      [{ ...LEVY, percent: 5 }, 'prices.fees.0.minor'],
      [{ ...LEVY, minor: undefined }, 'prices.fees.0.minor'],
      [{ ...LEVY, minor: undefined, percent: 101 }, 'prices.fees.0.percent'],
      [{ ...LEVY, minor: undefined, percent: 5 }, 'prices.fees.0.per'],
      [{ ...CITY_TAX, refundable: false }, 'prices.fees.0.refundable'],
      [{ ...LEVY, label: ' ' }, 'prices.fees.0.label'],
    ];
    for (const [fee, field] of faults) {
      const refused = await setFees([fee as Fee]);
      expect([refused.status, refused.body.field]).toEqual([400, field]);
    }
    expect((await setFees([LEVY, LEVY])).body.field).toBe('prices.fees');
  });

  it('are kept by the agency after a cancellation if they are never refunded', async () => {
    await setFees([PERMIT, CITY_TAX]);
    const booking = await book({ travelDuration: 2 });
    await agency.post(`/operator/bookings/${booking._id}/counterPayments`, {
      kind: 'received',
      method: 'cash',
      amount: booking.breakdown.total - 500,
      note: '',
      receivedOn: booking.createdAt.slice(0, 10),
    });
    const { body } = await ada.get(`/bookings/${booking._id}/cancellation`);
    expect(body).toMatchObject({ refund: { card: 0, counter: 56_000 }, kept: 800 });
  });

  it('count as a part of the total for the previous version, which can’t change it', async () => {
    await setFees([LEVY]);
    const { _id: id } = await book({ travelDuration: 2 });
    const older = (columns: string) =>
      world.db.sql.query(`update bookings set ${columns} where id = $1`, [id]);
    const { rows } = await world.db.sql.query<{ kind: string; total: number }>(
      `select line ->> 'kind' as kind, total_minor::int as total
       from bookings, jsonb_array_elements(price_lines) line where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ kind: 'adult', total: 57_600 }]);
    await expect(
      older('duration_days = 1, total_minor = 28000, revision = revision + 1'),
    ).rejects.toThrow('the extras of booking');
    await older("travel_name = 'Ada B.', revision = revision + 1");
    const change = { travelDate: '2090-06-15', travelDuration: 1 };
    expect((await ada.put(`/bookings/${id}`, change)).body.breakdown.total).toBe(28_800);
  });
});
