import {
  USUAL_PRICE_RULES,
  type Booking,
  type Fee,
  type OwnSpot,
  type Quote,
  type Report,
  type TaxTerms,
} from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import { proveAddress, type TestPerson } from '../../../test/people.ts';

const LEVY: Fee = { label: 'Reef levy', per: 'person', minor: 2360, payAt: 'now', taxRate: 'levy' };
const INCLUSIVE: Omit<TaxTerms, 'from'> = {
  scheme: 'inclusive',
  rates: [
    { id: 'trip', label: 'Travel services', basisPoints: 900 },
    { id: 'levy', label: 'Levies', basisPoints: 1800 },
  ],
};
const MARGIN: Omit<TaxTerms, 'from'> = { scheme: 'margin', rates: [] };

let world: TestApp;
let agency: TestPerson;
let ada: TestPerson;
let reef: OwnSpot;
beforeAll(async () => {
  world = await createTestApp();
  agency = await world.createAdministrator();
  ada = await world.createTraveler();
  await proveAddress(world, ada);
  reef = await addSpot(agency, { spot: 'Great Barrier Reef', average_cost: '$280' });
  const prices = { ...USUAL_PRICE_RULES, fees: [LEVY] };
  await agency.put(`/operator/spots/${reef._id}/prices`, { prices, revision: 0 });
});
afterAll(() => world.close());

let revision = 0;
async function setTerms(terms: Omit<TaxTerms, 'from'>) {
  const value = [{ from: '2020-01-01', ...terms }];
  const { status } = await agency.put('/operator/settings/papers.tax', { value, revision });
  expect(status).toBe(200);
  revision += 1;
}
const quote = async (trip: object) =>
  (await ada.post('/quotes', { spotId: reef._id, ...trip })).body as Quote;
const book = async (trip: object) =>
  (await ada.post('/bookings', bookingInput(reef, trip))).body as Booking;
const TRIP = { travelDate: '2090-06-15', travelDuration: 3, travellers: { adults: 2, children: 0, infants: 0 } }; // prettier-ignore
/** 9% of 1,680.00, and 18% of 47.20. */
const TAXES = [
  { basisPoints: 900, tax: 13_872 },
  { basisPoints: 1800, tax: 720 },
];

describe('included taxes', () => {
  it('are in the quote and the booking, which keeps its terms', async () => {
    await setTerms(INCLUSIVE);
    expect((await quote(TRIP)).breakdown).toMatchObject({ total: 172_720, taxes: TAXES });
    const { _id: id, breakdown } = await book(TRIP);
    expect(breakdown.taxes).toEqual(TAXES);
    await setTerms(MARGIN);
    expect((await quote(TRIP)).breakdown).not.toHaveProperty('taxes');
    expect((await ada.get(`/bookings/${id}`)).body).toMatchObject({ breakdown: { taxes: TAXES } });
    await ada.put(`/bookings/${id}`, { ...TRIP, travelDuration: 1 });
    const changed = (await ada.get(`/bookings/${id}`)).body as Booking;
    expect(changed.breakdown.taxes).toEqual([{ basisPoints: 900, tax: 4624 }, TAXES[1]]);
  });

  it('are in the confirmation, but not in the rest of a canceled trip', async () => {
    await setTerms(INCLUSIVE);
    const { _id: id } = await book(TRIP);
    const { rows } = await world.db.sql.query<{ text: string }>(
      `select text_body as text from mail_outbox where recipient = $1 and kind = 'booked'
       order by created_at desc limit 1`,
      [ada.email],
    );
    expect(rows[0]?.text).toContain(
      'Total: $1,727.20\nIncludes tax (9%): $138.72\nIncludes tax (18%): $7.20\n',
    );
    const reasons = { reasonCode: 'illness', message: '' };
    const canceled = await ada.post(`/bookings/${id}/cancellation`, {
      revision: 1,
      expectedRefund: 0,
      ...reasons,
    });
    expect(canceled.status).toBe(201);
    const { body } = await ada.get(`/bookings/${id}`);
    expect((body as Booking).breakdown).not.toHaveProperty('taxes');
  });

  it('are added up by reports as they are shown', async () => {
    await setTerms(INCLUSIVE);
    const shown: Booking[] = [];
    for (const [adults, travelDuration] of [[1, 1], [3, 2], [7, 9]] as const) // prettier-ignore
      shown.push(await book({ travelDate: '2090-09-09', travelDuration, travellers: { adults, children: 0, infants: 0 } })); // prettier-ignore
    await setTerms(MARGIN);
    await book({ ...TRIP, travelDate: '2090-09-09' });
    const taxes = shown.flatMap(({ breakdown }) => breakdown.taxes ?? []);
    const query = 'from=2090-09-09&to=2090-09-09&day=travel';
    const { body } = await agency.get(`/operator/reports?${query}`);
    const total = taxes.reduce((sum, { tax }) => sum + tax, 0);
    expect(taxes.length).toBeGreaterThan(3);
    expect((body as Report).currencies[0]?.total.taxes).toBe(total);
    const file = String((await agency.get(`/operator/reports.csv?${query}`)).body);
    expect(file).toContain('Sales,Fees,Tax,Received');
    expect(file).toContain(`"${(total / 100).toFixed(2)}"`);
  });
});
