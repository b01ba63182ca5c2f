import {
  USUAL_PRICE_RULES,
  type Booking,
  type OwnSpot,
  type PriceRules,
  type Problem,
  type Quote,
  type Season,
  type Spot,
} from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';

let world: TestApp;
let agency: TestPerson;
let ada: TestPerson;
let island: OwnSpot;

beforeAll(async () => {
  world = await createTestApp();
  agency = await world.createAdministrator();
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.createTraveler();
  island = await addSpot(agency, { average_cost: '$95' });
});

const SUMMER: Season = { from: '2090-06-01', to: '2090-08-31', label: 'Summer', percent: 150 };
const WINTER: Season = { from: '2090-12-01', to: '2091-02-28', label: 'Winter', cost: 7000 };
const [IN_SUMMER, IN_WINTER, BETWEEN] = ['2090-06-15', '2090-12-24', '2090-10-01'];

const setSeasons = (seasons: Season[], more: Partial<PriceRules> = {}, revision = 0) =>
  agency.put(`/operator/spots/${island._id}/prices`, {
    prices: { ...USUAL_PRICE_RULES, ...more, seasons },
    revision,
  });
const trip = (travelDate: string, travelCost: string, more: object = {}) =>
  bookingInput(island, { travelDate, travelCost, travelDuration: 4, ...more });
const book = async (travelDate: string, travelCost: string, more: object = {}) =>
  ada.post('/bookings', trip(travelDate, travelCost, more));
const quoted = async (travelDate: string, more: object = {}) => {
  const body = { spotId: island._id, travelDate, travelDuration: 4, ...more };
  return (await ada.post('/quotes', body)).body as Quote;
};

describe('a trip in a season', () => {
  it('costs what was quoted, in the booking, in the payment and in its email', async () => {
    await setSeasons([SUMMER, WINTER], { childPercent: 50 });
    const travellers = { adults: 2, children: 1, infants: 0 };
    const { breakdown, lines } = await quoted(IN_SUMMER, { travellers });
    expect(breakdown.total).toBe(2 * 4 * 14_250 + 4 * 7125);
    const { status, body } = await book(IN_SUMMER, '$142.50', {
      travellers,
      total: breakdown.total,
    });
    const booking = body as Booking;
    expect([status, booking.travelCost]).toEqual([201, '$142.50']);
    expect([booking.priceLines, booking.breakdown]).toEqual([lines, breakdown]);
    const opened = await ada.post('/payments/create-payment-intent', { bookingId: booking._id });
    expect(opened.body.amount).toBe(breakdown.dueNow);
  });

  it('has the price of the day on which it begins, and the usual price outside of seasons', async () => {
    await setSeasons([SUMMER, WINTER]);
    const totals = [];
    for (const day of [IN_SUMMER, '2090-08-31', '2090-09-01', IN_WINTER, BETWEEN]) {
      totals.push((await quoted(day)).breakdown.total);
    }
    expect(totals).toEqual([57_000, 57_000, 38_000, 28_000, 38_000]);
    expect((await book(BETWEEN, '$95')).status).toBe(201);
  });

  it('is refused at the price of another day, and of a client that knows no seasons', async () => {
    await setSeasons([SUMMER]);
    const { status, body } = await book(IN_SUMMER, '$95');
    expect([status, (body as Problem).code]).toEqual([409, 'price_changed']);
    expect((body as Problem).message).toBe('The cost per day is now $142.50.');
    expect((await book(BETWEEN, '$142.50')).status).toBe(409);
  });

  it('keeps its seasons when the agency moves it, regardless of the current ones', async () => {
    await setSeasons([SUMMER, WINTER]);
    const booking = (await book(IN_SUMMER, '$142.50')).body as Booking;
    await setSeasons([{ ...WINTER, cost: 9900 }], {}, 1);
    const change = async (travelDate: string, revision: number) => {
      const path = `/operator/bookings/${booking._id}/change`;
      const { body } = await agency.post(path, { revision, travelDate, reason: 'The ferry.' });
      const { breakdown, travelCost } = (body as { booking: Booking }).booking;
      return [travelCost, breakdown.total];
    };
    expect(await change(IN_WINTER, 1)).toEqual(['$70', 28_000]);
    expect(await change(BETWEEN, 2)).toEqual(['$95', 38_000]);
    expect(await change(IN_SUMMER, 3)).toEqual(['$142.50', 57_000]);
  });

  it('gets the current seasons when its traveler moves it, and keeps its price if it is shortened', async () => {
    await setSeasons([SUMMER]);
    const booking = (await book(IN_SUMMER, '$142.50')).body as Booking;
    await setSeasons([SUMMER, WINTER], {}, 1);
    const path = `/bookings/${booking._id}`;
    const shorter = await ada.put(path, { travelDate: IN_SUMMER, travelDuration: 2 });
    expect((shorter.body as Booking).breakdown.total).toBe(28_500);
    const moved = (await ada.put(path, { travelDate: IN_WINTER, travelDuration: 2 }))
      .body as Booking;
    expect([moved.travelCost, moved.breakdown.total]).toEqual(['$70', 14_000]);
  });
});

describe('the seasons of a destination', () => {
  it('are shown with it; its cost per day stays the usual one', async () => {
    await setSeasons([SUMMER]);
    const spot = (await world.anonymous.get(`/allSpots/${island._id}`)).body as Spot;
    expect([spot.average_cost, spot.prices?.seasons]).toEqual(['$95', [SUMMER]]);
    expect(spot.lowestCost).toBe('$95');
    await setSeasons([SUMMER, WINTER], {}, 1);
    const list = (await world.anonymous.get('/allSpots')).body as Spot[];
    expect(list.find(({ _id }) => _id === island._id)?.lowestCost).toBe('$70');
  });

  it('must be payable, close to the usual cost, and without overlap', async () => {
    const refused = async (season: Partial<Season>, ...more: Season[]) => {
      const { status, body } = await setSeasons([{ ...WINTER, ...season }, ...more]);
      return [status, (body as Problem).field];
    };
    expect(await refused({ cost: 47_501 })).toEqual([400, 'seasons']);
    expect(await refused({ cost: 949 })).toEqual([400, 'seasons']);
    expect(await refused({}, { ...SUMMER, from: '2090-12-31', to: '2091-01-01' })).toEqual([
      400,
      'prices.seasons',
    ]);
    expect(await setSeasons([{ ...WINTER, cost: 47_500 }])).toMatchObject({ status: 200 });
  });

  it.each<[string, Partial<Season>]>([
    ['to', { from: WINTER.to, to: WINTER.from }],
    ['from', { from: '2091-02-30' }],
    ['label', { label: '' }],
    ['percent', { percent: 5000 }],
    ['cost', { percent: 80, cost: 7_000 }],
  ])('are refused because of their %s even if they also overlap', async (field, wrong) => {
    const season = { ...WINTER, ...wrong };
    const { status, body } = await setSeasons([season, season]);
    expect([status, (body as Problem).field]).toEqual([400, `prices.seasons.0.${field}`]);
  });
});
