import type { Booking, OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../test/caller.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import { makeMember, type TestPerson } from '../../../test/people.ts';
import { TestClock } from '../../../test/test-clock.ts';
import { putDetails } from '../../../test/trips.ts';

/** At `NOW`, it is 00:30 on the 11th in Tokyo. */
const NOW = new Date('2027-03-10T15:30:00Z');
const [TODAY, SOON, FIRST] = ['2027-03-11', '2027-03-13', '2027-03-14'];

let world: TestApp;
let boss: TestPerson;
let ada: TestPerson;
let spot: OwnSpot;
beforeAll(async () => {
  const clock = new TestClock();
  clock.set(NOW);
  world = await createTestApp({ clock });
  [boss, ada] = [await world.createAdministrator(), await world.createTraveler()];
  spot = await addSpot(boss, { spot: 'Flight Bay', country: 'Japan' });
  await putDetails(boss, spot._id, { leadDays: 3 });
});
afterAll(() => world.close());

const TOO_SOON = [
  409,
  'not_bookable_then',
  'travelDate',
  'This trip must be booked at least 3 days ahead. The first possible date is Mar 14, 2027.',
];
const outcome = ({ body, status }: Answer) =>
  status < 300 ? status : [status, body.code, body.field, body.message];
const book = (travelDate: string, of = spot) =>
  ada.post('/bookings', bookingInput(of, { travelDate, travelDuration: 1 }));
const quote = (travelDate: string) =>
  ada.post('/quotes', { spotId: spot._id, travelDate, travelDuration: 1 });

describe('a lead time', () => {
  it('refuses earlier days in quotes and bookings, by the clock of the destination', async () => {
    for (const ask of [quote, book]) {
      expect(outcome(await ask(TODAY))).toEqual(TOO_SOON);
      expect(outcome(await ask(SOON))).toEqual(TOO_SOON);
      expect((await ask('2027-03-10')).body).toMatchObject({ code: 'invalid_input' });
    }
    expect([outcome(await quote(FIRST)), outcome(await book(FIRST))]).toEqual([200, 201]);
    expect((await world.anonymous.post('/bookings', bookingInput(spot))).status).toBe(401);
  });

  it('applies to a traveler who moves a trip, but not to its current date', async () => {
    const booked = (await book('2027-04-01')).body as Booking;
    const move = (person: TestPerson, part: object) =>
      person.put(`/bookings/${booked._id}`, {
        travelDate: '2027-04-01',
        travelDuration: 1,
        ...part,
      });
    expect(outcome(await move(ada, { travelDate: SOON }))).toEqual(TOO_SOON);
    expect((await move(await world.createTraveler(), { travelDate: SOON })).status).toBe(404);
    await putDetails(boss, spot._id, { leadDays: 60 }, 1);
    expect(outcome(await move(ada, { travelDuration: 2 }))).toBe(200);
    await putDetails(boss, spot._id, { leadDays: 3 }, 2);
  });

  it('doesn’t apply to the agency', async () => {
    const { travelName: name, ...trip } = bookingInput(spot, { travelDate: SOON });
    const customer = { name, email: 'grace@example.com' };
    const asked = { ...trip, travelEmail: undefined, customer, notify: false };
    expect(outcome(await boss.post('/operator/bookings', asked))).toBe(201);
    const booked = (await book('2027-04-01')).body as Booking;
    const { revision } = booked;
    const change = { revision, travelDate: SOON, reason: 'They asked.' };
    const path = `/operator/bookings/${booked._id}/change`;
    expect(outcome(await boss.post(path, change))).toBe(200);
  });

  it('doesn’t exist if the agency has entered none', async () => {
    const usual = await addSpot(boss, { spot: 'Train Bay', country: 'Japan' });
    expect(outcome(await book(TODAY, usual))).toBe(201);
  });

  it('is set by people who may write destinations, within its limits', async () => {
    for (const leadDays of [-1, 366, 1.5, '3', null]) {
      const { body, status } = await boss.put(`/operator/spots/${spot._id}/details`, {
        details: { leadDays },
        revision: 3,
      });
      expect([leadDays, status, body.field]).toEqual([leadDays, 400, 'details.leadDays']);
    }
    const desk = await world.createTraveler();
    await makeMember(world, desk, 'staff');
    expect((await putDetails(desk, spot._id, { leadDays: 0 }, 3)).status).toBe(403);
    const anonymous = await world.anonymous.put(`/operator/spots/${spot._id}/details`, {
      details: { leadDays: 0 },
      revision: 3,
    });
    expect(anonymous.status).toBe(401);
    const shown = (await world.anonymous.get(`/allSpots/${spot._id}`)).body;
    expect(shown.details).toMatchObject({ leadDays: 3 });
  });
});
