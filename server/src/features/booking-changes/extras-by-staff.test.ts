import {
  addDays,
  USUAL_PRICE_RULES,
  type BookingRecord,
  type OwnSpot,
  type PriceOption,
  type Problem,
  type Quote,
} from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { makeMember, type TestPerson } from '../../test/people.ts';
import { codeOf, makeCode } from '../../test/promo-codes.ts';
import { putDetails } from '../../test/trips.ts';

let world: TestApp;
let agency: TestPerson;
let nadia: TestPerson;
let reef: OwnSpot;

const PICKUP: PriceOption = { id: 'pickup', label: 'Airport pickup', per: 'booking', minor: 4500, max: 2 }; // prettier-ignore
const LUNCH: PriceOption = { id: 'lunch', label: 'Lunch', per: 'person_day', minor: 1200, max: 9 };
const TRIP = { travelDate: '2090-06-15', travelDuration: 3 };
const BASE = 84_000;

beforeAll(async () => {
  world = await createTestApp();
  agency = await world.createAdministrator();
  nadia = await world.createTraveler('Nadia Rahman');
  await makeMember(world, nadia, 'staff');
});
afterAll(() => world.close());
beforeEach(async () => {
  reef = await addSpot(agency, { spot: 'Great Barrier Reef', average_cost: '$280' });
  await offer([PICKUP, LUNCH], 0);
});

const offer = (options: PriceOption[], revision: number) =>
  agency.put(`/operator/spots/${reef._id}/prices`, {
    prices: { ...USUAL_PRICE_RULES, options },
    revision,
  });
const quote = (more: object, by = nadia) =>
  by.post('/operator/quotes', { spotId: reef._id, ...TRIP, ...more });
function book(more: object = {}) {
  const { travelName: name, ...trip } = bookingInput(reef, { ...TRIP, ...more });
  const customer = { name, email: 'grace@example.com' };
  return nadia.post('/operator/bookings', { ...trip, customer, notify: false });
}

describe('what staff book for a customer', () => {
  const OPTIONS = [
    { id: 'lunch', quantity: 1 },
    { id: 'pickup', quantity: 2 },
  ];

  it('has the extras and the code of its quote, and counts the use', async () => {
    const code = await makeCode(agency, { maxUses: 1 });
    const chosen = { options: OPTIONS, code: code.code };
    const quoted = (await quote(chosen)).body as Quote;
    expect(quoted.lines.map(({ amount, kind, label }) => [kind, label, amount])).toEqual([
      ['adult', undefined, BASE],
      ['promo', code.code, -5000],
      ['option', 'Airport pickup', 9000],
      ['option', 'Lunch', 3600],
    ]);
    expect((await codeOf(agency, code)).used).toBe(0);
    const { total } = quoted.breakdown;
    const made = await book({ ...chosen, total });
    expect(made.status).toBe(201);
    const { booking } = made.body as BookingRecord;
    expect(booking).toMatchObject({ priceLines: quoted.lines, promo: quoted.promo });
    expect(await codeOf(agency, code)).toMatchObject({ used: 1, given: 5000 });

    const again = await book(chosen);
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'code_not_valid', field: 'code' },
    ]);
    const canceled = await agency.post(`/operator/bookings/${booking._id}/cancellation`, {
      revision: booking.revision,
      reasonCode: 'duplicate',
      message: '',
    });
    expect(canceled.status).toBe(201);
    expect((await codeOf(agency, code)).used).toBe(0);
  });

  it('may be sooner than travelers can book', async () => {
    await putDetails(agency, reef._id, { leadDays: 30 });
    const soon = addDays(world.clock.now().toISOString().slice(0, 10), 5);
    const trip = { spotId: reef._id, ...TRIP, travelDate: soon };
    expect((await agency.post('/quotes', trip)).body.code).toBe('not_bookable_then');
    expect((await quote({ travelDate: soon })).status).toBe(200);
  });

  it.each([
    ['an extra that is not offered', { options: [{ id: 'boat', quantity: 1 }] }, 400, 'options'],
    ['too many', { options: [{ id: 'pickup', quantity: 3 }] }, 400, 'options'],
    ['half an extra', { options: [{ id: 'pickup', quantity: 0.5 }] }, 400, 'options.0.quantity'],
    ['an unknown code', { code: 'NO SUCH CODE' }, 409, 'code'],
  ])('does not have %s', async (_, more, status, field) => {
    for (const answer of [await quote(more), await book(more)]) {
      expect([answer.status, (answer.body as Problem).field]).toEqual([status, field]);
    }
  });

  it('is quoted for staff only, and for a destination that exists', async () => {
    expect((await callerWith(world.app, {}).post('/operator/quotes', {})).status).toBe(401);
    const stranger = await world.createTraveler();
    expect((await quote({}, stranger)).status).toBe(403);
    expect((await quote({ spotId: 'gone' })).body.code).toBe('spot_unknown');
    expect((await quote({ travelDate: '2090-02-30' })).status).toBe(400);
  });

  it('is refused after thirty wrong codes, like that of travelers', async () => {
    const answers = [];
    for (let tries = 0; tries < 31; tries += 1) {
      answers.push((await quote({ code: `GUESS ${tries}` })).status);
    }
    expect(answers.at(-1)).toBe(429);
    expect((await book({ code: 'GUESS' })).status).toBe(429);
    expect((await book()).status).toBe(201);
  });
});
