import {
  ONE_ADULT,
  USUAL_PRICE_RULES,
  type Booking,
  type OwnSpot,
  type PriceRules,
  type Quote,
  type Spot,
} from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';

let world: TestApp;
let agency: TestPerson;
let ada: TestPerson;
let istanbul: OwnSpot;

beforeAll(async () => {
  world = await createTestApp();
  agency = await world.createAdministrator();
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.createTraveler();
  istanbul = await addSpot(agency, { spot: 'Istanbul Old City', average_cost: '$95' });
});

const FAMILY = { adults: 2, children: 1, infants: 1 };
const FAMILY_PRICES: PriceRules = {
  ...USUAL_PRICE_RULES,
  childPercent: 50,
  maxParty: 6,
  groups: [{ fromPeople: 5, percentOff: 10 }],
};

const pricesPath = () => `/operator/spots/${istanbul._id}/prices`;
const setPrices = (prices: PriceRules, revision = 0) =>
  agency.put(pricesPath(), { prices, revision });
const book = (change: object = {}) => ada.post('/bookings', bookingInput(istanbul, change));
const quote = (change: object = {}) =>
  ada.post('/quotes', {
    spotId: istanbul._id,
    travelDate: '2090-06-15',
    travelDuration: 5,
    ...change,
  });
const lineAmounts = ({ priceLines }: Booking) =>
  priceLines.map(({ kind, amount }) => [kind, amount]);

describe('a booking for a party', () => {
  it('costs what was quoted, line by line, and one day for everyone is paid by card', async () => {
    await setPrices(FAMILY_PRICES);
    const quoted = (await quote({ travellers: FAMILY })).body as Quote;
    expect(quoted.breakdown).toEqual({
      total: 118_750,
      paid: 0,
      refunded: 0,
      dueNow: 23_750,
      dueOnArrival: 95_000,
      currency: 'usd',
    });
    const { status, body } = await book({ travellers: FAMILY, total: quoted.breakdown.total });
    const booking = body as Booking;
    expect(status).toBe(201);
    expect(booking).toMatchObject({
      travelCost: '$95',
      travellers: FAMILY,
      priceLines: quoted.lines,
      prices: FAMILY_PRICES,
      breakdown: quoted.breakdown,
    });
    expect(lineAmounts(booking)).toEqual([
      ['adult', 95_000],
      ['child', 23_750],
      ['infant', 0],
    ]);
    expect((await ada.get(`/bookings/${booking._id}`)).body).toEqual(booking);
    expect((await ada.get('/bookings')).body).toEqual([booking]);
    const opened = await ada.post('/payments/create-payment-intent', { bookingId: booking._id });
    expect(opened.body).toMatchObject({ amount: 23_750, currency: 'usd' });
  });

  it('is found by its price alone, as the specification’s client pays', async () => {
    await setPrices(FAMILY_PRICES);
    await book();
    await book({ travellers: FAMILY });
    const opened = await ada.post('/payments/create-payment-intent', { price: 237.5 });
    expect([opened.status, opened.body.amount]).toEqual([200, 23_750]);
    const lone = await ada.post('/payments/create-payment-intent', { price: 95 });
    expect([lone.status, lone.body.amount]).toEqual([200, 9500]);
  });

  it('is found by a price that is rounded up from the total', async () => {
    await setPrices({ ...FAMILY_PRICES, groups: [{ fromPeople: 2, percentOff: 7 }] });
    const { body } = await book({ travellers: { adults: 3 }, travelDuration: 7 });
    const { total, dueNow } = (body as Booking).breakdown;
    expect([total, dueNow]).toEqual([185_535, 26_505]);
    const opened = await ada.post('/payments/create-payment-intent', { price: dueNow / 100 });
    expect([opened.status, opened.body.amount]).toEqual([200, dueNow]);
  });

  it('keeps its price when the destination’s prices change; an addition costs today’s price', async () => {
    await setPrices(FAMILY_PRICES);
    const booked = (await book({ travellers: FAMILY })).body as Booking;
    await setPrices({ ...FAMILY_PRICES, childPercent: 100, groups: [] }, 1);
    expect((await ada.get(`/bookings/${booked._id}`)).body).toEqual(booked);
    const change = { travelDate: booked.travelDate, travelDuration: 2 };
    const shorter = (await ada.put(`/bookings/${booked._id}`, change)).body as Booking;
    expect(shorter).toMatchObject({ travellers: FAMILY, breakdown: { total: 47_500 } });
    const travellers = { adults: 4, children: 2, infants: 0 };
    const larger = await ada.put(`/bookings/${booked._id}`, { ...change, travellers });
    expect(lineAmounts(larger.body as Booking)).toEqual([
      ['adult', 76_000],
      ['child', 38_000],
    ]);
  });

  it('is for one adult at cost per day times days unless the call says otherwise', async () => {
    await setPrices(FAMILY_PRICES);
    const { body } = await book();
    expect(body).toMatchObject({
      travellers: ONE_ADULT,
      breakdown: { total: 47_500, dueNow: 9500 },
    });
  });

  it.each([
    [{ adults: 0, children: 1 }, 400, 'invalid_input'],
    [{ adults: 0, infants: 2 }, 400, 'invalid_input'],
    [{ adults: 1.5 }, 400, 'invalid_input'],
    [{ adults: 1e9 }, 400, 'invalid_input'],
    [{ adults: 2, infants: -1 }, 400, 'invalid_input'],
    [{ adults: 40, children: 20 }, 400, 'invalid_input'],
    [{ adults: 5, children: 2 }, 409, 'party_not_allowed'],
  ])('is refused for %o [attack a party that costs nothing]', async (travellers, status, code) => {
    await setPrices(FAMILY_PRICES);
    for (const answer of [await book({ travellers }), await quote({ travellers })]) {
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(String(answer.body.field)).toMatch(/^travellers/);
    }
    expect((await ada.get('/bookings')).body).toEqual([]);
  });

  it('is refused if its total differs from the one that was shown [attack an invented total]', async () => {
    await setPrices(FAMILY_PRICES);
    for (const total of [1, 118_749, 47_500]) {
      const { status, body } = await book({ travellers: FAMILY, total });
      expect([status, body.code, body.field]).toEqual([409, 'price_changed', 'total']);
    }
    const forged = await book({
      travellers: FAMILY,
      prices: { ...FAMILY_PRICES, childPercent: 0 },
    });
    expect((forged.body as Booking).breakdown.total).toBe(118_750);
  });

  it('is refused if no card could pay it', async () => {
    const palace = await addSpot(agency, { spot: 'A Palace', average_cost: '$100,000' });
    const travellers = { adults: 12 };
    const { status, body } = await ada.post('/bookings', bookingInput(palace, { travellers }));
    expect([status, body.code]).toEqual([409, 'amount_too_large']);
  });

  it('can’t be changed by the previous version, which knows no agreed total', async () => {
    await setPrices(FAMILY_PRICES);
    const party = (await book({ travellers: FAMILY })).body as Booking;
    await setPrices(USUAL_PRICE_RULES, 1);
    const alone = (await book()).body as Booking;
    const older = 'update bookings set duration_days = 9 where id = $1';
    await expect(world.db.sql.query(older, [party._id])).rejects.toThrow(/agreed/);
    await world.db.sql.query(older, [alone._id]);
    expect((await ada.get(`/bookings/${alone._id}`)).body).toMatchObject({
      breakdown: { total: 9 * 9500 },
    });
  });
});

describe('the prices of a destination', () => {
  it('are the usual ones until they are set, and are shown with it', async () => {
    const detail = () => ada.get(`/allSpots/${istanbul._id}`);
    expect((await detail()).body).not.toHaveProperty('prices');
    expect((await agency.get(pricesPath())).body).toEqual({
      prices: USUAL_PRICE_RULES,
      revision: 0,
    });
    expect((await setPrices(FAMILY_PRICES)).body).toEqual({ prices: FAMILY_PRICES, revision: 1 });
    expect((await detail()).body.prices).toEqual(FAMILY_PRICES);
    const { body } = await ada.get(`/allSpots?search=istanbul`);
    const listed = (body as Spot[]).find(({ _id }) => _id === istanbul._id);
    expect(listed?.prices).toEqual(FAMILY_PRICES);
  });

  it('are never overwritten unseen', async () => {
    await setPrices(FAMILY_PRICES);
    const { status, body } = await setPrices(USUAL_PRICE_RULES);
    expect([status, body.code]).toEqual([409, 'revision_changed']);
    expect((await agency.get(pricesPath())).body.prices).toEqual(FAMILY_PRICES);
  });

  it('are set only by the agency', async () => {
    const body = { prices: FAMILY_PRICES, revision: 0 };
    expect((await world.anonymous.put(pricesPath(), body)).status).toBe(401);
    expect((await ada.put(pricesPath(), body)).status).toBe(403);
    expect((await ada.get(pricesPath())).status).toBe(403);
    expect((await agency.put('/operator/spots/nowhere/prices', body)).status).toBe(404);
    expect((await agency.get('/operator/spots/nowhere/prices')).status).toBe(404);
  });

  it.each([
    [{ childPercent: 101 }, 'prices.childPercent'],
    [{ infantBelow: 12 }, 'prices.infantBelow'],
    [{ maxParty: 51 }, 'prices.maxParty'],
    [{ groups: [{ fromPeople: 1, percentOff: 10 }] }, 'prices.groups.0.fromPeople'],
    [
      {
        groups: [
          { fromPeople: 4, percentOff: 10 },
          { fromPeople: 4, percentOff: 20 },
        ],
      },
      'prices.groups',
    ],
  ])('are refused with %o', async (change, field) => {
    const { status, body } = await setPrices({ ...USUAL_PRICE_RULES, ...change });
    expect([status, body.code, body.field]).toEqual([400, 'invalid_input', field]);
  });

  it('are deleted with the destination; bookings keep theirs', async () => {
    await setPrices(FAMILY_PRICES);
    const booked = (await book({ travellers: FAMILY })).body as Booking;
    await agency.delete(`/allSpots/${istanbul._id}`);
    const { rows } = await world.db.sql.query('select 1 from spot_prices where spot_id = $1', [
      istanbul._id,
    ]);
    expect(rows).toEqual([]);
    expect((await ada.get(`/bookings/${booked._id}`)).body).toEqual({ ...booked, spotId: null });
    expect((await quote()).body.code).toBe('spot_unknown');
  });
});
