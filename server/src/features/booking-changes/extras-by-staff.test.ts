import {
  addDays,
  USUAL_PRICE_RULES,
  type Booking,
  type BookingRecord,
  type OwnSpot,
  type PriceOption,
  type Problem,
  type Quote,
} from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith, type Caller } from '../../test/caller.ts';
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

describe('a trip that staff book for a customer', () => {
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

  it('is quoted only for staff, and only for a destination that exists', async () => {
    expect((await callerWith(world.app, {}).post('/operator/quotes', {})).status).toBe(401);
    const stranger = await world.createTraveler();
    expect((await quote({}, stranger)).status).toBe(403);
    expect((await quote({ spotId: 'gone' })).body.code).toBe('spot_unknown');
    expect((await quote({ travelDate: '2090-02-30' })).status).toBe(400);
  });

  it('is refused after thirty wrong codes, like a traveler’s', async () => {
    const answers = [];
    for (let tries = 0; tries < 31; tries += 1) {
      answers.push((await quote({ code: `GUESS ${tries}` })).status);
    }
    expect(answers.at(-1)).toBe(429);
    expect((await book({ code: 'GUESS' })).status).toBe(429);
    expect((await book()).status).toBe(201);
  });
});

describe('a trip that staff change for a customer', () => {
  const ONE_LUNCH = [{ id: 'lunch', quantity: 1 }];
  const change = ({ _id, revision }: Booking, more: object, by: Caller = nadia) =>
    by.post(`/operator/bookings/${_id}/change`, { revision, reason: 'You called us.', ...more });
  const booked = async (more: object = {}) => ((await book(more)).body as BookingRecord).booking;
  const changed = async (booking: Booking, more: object) => {
    const { body, status } = await change(booking, more);
    expect(status).toBe(200);
    return (body as unknown as { booking: Booking }).booking;
  };
  const extrasOf = ({ priceLines }: Booking) =>
    priceLines.flatMap(({ amount, kind, label, quantity }) =>
      kind === 'option' ? [[label, quantity, amount]] : [],
    );

  it('gets and loses extras, and changes their quantities, and the price follows', async () => {
    const plain = await booked();
    const added = await changed(plain, { options: ONE_LUNCH, total: BASE + 3600 });
    expect(extrasOf(added)).toEqual([['Lunch', 1, 3600]]);
    expect(added.breakdown.total).toBe(BASE + 3600);
    const more = await changed(added, {
      travellers: { adults: 2, children: 0, infants: 0 },
      options: [
        { id: 'lunch', quantity: 2 },
        { id: 'pickup', quantity: 1 },
      ],
    });
    expect(extrasOf(more)).toEqual([
      ['Lunch', 2, 7200],
      ['Airport pickup', 1, 4500],
    ]);
    const fewer = await changed(more, { travellers: { adults: 1, children: 0, infants: 0 } });
    expect(extrasOf(fewer)).toEqual([
      ['Lunch', 1, 3600],
      ['Airport pickup', 1, 4500],
    ]);
    const none = await changed(fewer, { options: [] });
    expect(none).toMatchObject({ breakdown: { total: BASE }, revision: 5 });
    expect(extrasOf(none)).toEqual([]);
  });

  it('keeps its extras at the agreed prices, and gets new ones at today’s', async () => {
    const booking = await booked({ options: ONE_LUNCH });
    const dearer = { ...PICKUP, minor: 6000 };
    await offer([dearer], 1);
    const longer = await changed(booking, { travelDuration: 4 });
    expect(extrasOf(longer)).toEqual([['Lunch', 1, 4800]]);
    const both = await changed(longer, {
      options: [...ONE_LUNCH, { id: 'pickup', quantity: 1 }],
    });
    expect(extrasOf(both)).toEqual([
      ['Lunch', 1, 4800],
      ['Airport pickup', 1, 6000],
    ]);
    await offer([{ ...dearer, minor: 9000 }], 2);
    const two = await changed(both, { options: [{ id: 'pickup', quantity: 2 }] });
    expect(extrasOf(two)).toEqual([['Airport pickup', 2, 12_000]]);
    const gone = await change(two, { options: ONE_LUNCH });
    expect([gone.status, gone.body.field]).toEqual([400, 'options']);
  });

  it('may have two extras of the same name if one is no longer offered', async () => {
    const booking = await booked({ options: ONE_LUNCH });
    await offer([{ ...LUNCH, id: 'new-lunch', minor: 1500 }], 1);
    const options = [...ONE_LUNCH, { id: 'new-lunch', quantity: 1 }];
    expect(extrasOf(await changed(booking, { options }))).toEqual([
      ['Lunch', 1, 3600],
      ['Lunch', 1, 4500],
    ]);
  });

  it('keeps only its own extras once the destination is gone', async () => {
    const booking = await booked({ options: ONE_LUNCH });
    expect((await agency.delete(`/allSpots/${reef._id}`)).status).toBe(200);
    const refused = await change(booking, { options: [{ id: 'pickup', quantity: 1 }] });
    expect([refused.status, refused.body.field]).toEqual([400, 'options']);
    expect(extrasOf(await changed(booking, { travelDuration: 2 }))).toEqual([['Lunch', 1, 2400]]);
  });

  it('is refused at a total other than the one shown, for extras that aren’t offered, and to strangers', async () => {
    const booking = await booked();
    await offer([{ ...LUNCH, minor: 2000 }, PICKUP], 1);
    const dear = await change(booking, { options: ONE_LUNCH, total: BASE + 3600 });
    expect([dear.status, dear.body]).toMatchObject([
      409,
      { code: 'price_changed', field: 'total' },
    ]);
    for (const options of [
      [{ id: 'boat', quantity: 1 }],
      [{ id: 'lunch', quantity: 2 }],
      [...ONE_LUNCH, ...ONE_LUNCH],
    ]) {
      const { body, status } = await change(booking, { options });
      expect([status, body.field]).toEqual([400, 'options']);
    }
    const half = await change(booking, { options: [{ id: 'lunch', quantity: 0.5 }] });
    expect([half.status, half.body.field]).toEqual([400, 'options.0.quantity']);
    const input = { options: ONE_LUNCH };
    expect((await change(booking, input, callerWith(world.app, {}))).status).toBe(401);
    expect((await change(booking, input, await world.createTraveler())).status).toBe(403);
    expect((await change({ ...booking, _id: 'none' }, input)).status).toBe(404);
    const { body } = await nadia.get(`/operator/bookings/${booking._id}`);
    expect((body as BookingRecord).booking).toMatchObject({ revision: 1, breakdown: { total: BASE } }); // prettier-ignore
  });
});
