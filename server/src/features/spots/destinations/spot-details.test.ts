import type { Booking, OwnSpot, Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import { makeMember, type TestPerson } from '../../../test/people.ts';
import { DETAILS, putDetails } from '../../../test/trips.ts';

let world: TestApp;
let admin: TestPerson;
let ada: TestPerson;
let spot: OwnSpot;
beforeAll(async () => {
  world = await createTestApp();
  [admin, ada] = [await world.createAdministrator(), await world.createTraveler()];
  spot = await addSpot(ada);
});
afterAll(() => world.close());

const path = (id = spot._id) => `/operator/spots/${id}/details`;
const audit = async () =>
  (await admin.get('/audit')).body as { action: string; subjectId: string; detail: object }[];
const includedOf = async () => {
  const { body } = await ada.post('/bookings', bookingInput(spot));
  const { _id } = body as Booking;
  const read = async () => {
    const trip = (await ada.get(`/trips/${_id}`)).body;
    return [trip.included, trip.notIncluded, trip.bring];
  };
  return { first: await read(), read };
};

it('has no details until the agency enters some, and then has exactly those', async () => {
  const { _id: id } = await addSpot(ada);
  const before = await admin.get(path(id));
  expect(before).toMatchObject({ status: 200, body: { revision: 0, details: { included: [] } } });
  expect(await putDetails(admin, id, DETAILS)).toMatchObject({
    status: 200,
    body: { details: DETAILS, revision: 1 },
  });
  expect((await admin.get(path(id))).body).toEqual({ details: DETAILS, revision: 1 });
  const [entry] = await audit();
  expect(entry).toMatchObject({
    action: 'spot_details_changed',
    subjectId: id,
    detail: { revision: 1 },
  });
});

it('keeps the changes of the person who came first', async () => {
  const { _id: id } = await addSpot(ada);
  const answers = await Promise.all(
    ['Pier 1', 'Pier 2'].map((meetingPoint) => putDetails(admin, id, { meetingPoint })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('revision_changed');
  expect(await putDetails(admin, id, { meetingPoint: 'Pier 3' }, 1)).toMatchObject({
    body: { details: { meetingPoint: 'Pier 3' }, revision: 2 },
  });
});

it('refuses incomplete coordinates, duplicate days, and unknown fields', async () => {
  const day = { day: 1, title: 'Arrival' };
  for (const [details, field] of [
    [{ lat: 38.5 }, 'details.lon'],
    [{ lat: 91, lon: 0 }, 'details.lat'],
    [{ itinerary: [day, day] }, 'details.itinerary'],
    [{ included: [''] }, 'details.included.0'],
    [{ timeZone: 'Atlantis/Capital' }, 'details.timeZone'],
    [{ meetingTime: '9:30' }, 'details.meetingTime'],
    [{ meetingTime: '24:00' }, 'details.meetingTime'],
    [{ languages: [''] }, 'details.languages.0'],
    [{ groupSize: 0 }, 'details.groupSize'],
    [{ goodToKnow: Array.from({ length: 21 }, () => 'x') }, 'details.goodToKnow'],
    [{ inclused: ['The ferry'] }, 'details'],
  ] as const) {
    const { body, status } = await admin.put(path(), { details, revision: 0 });
    expect([status, body.code, body.field]).toEqual([400, 'invalid_input', field]);
  }
});

it('[attack the local phone number of a destination] shows travelers what the agency has entered, at once', async () => {
  const { _id: id } = await addSpot(ada);
  const shown = async () => (await world.anonymous.get(`/allSpots/${id}`)).body as Spot;
  expect(await shown()).not.toHaveProperty('details');
  await putDetails(admin, id, DETAILS);
  const { phone: _phone, timeZone: _zone, ...details } = DETAILS;
  expect((await shown()).details).toEqual(details);
  await putDetails(admin, id, { highlights: ['A new pier'] }, 1);
  expect((await shown()).details).toMatchObject({ highlights: ['A new pier'], meetingTime: null });
  const { body: list } = await world.anonymous.get(`/allSpots?limit=50`);
  for (const spot of list as Spot[]) expect(spot).not.toHaveProperty('details');
});

it('requires the permission to write destinations', async () => {
  const gone = '019bdf91-4c00-7c7f-964f-38ae9f3d9680';
  expect((await admin.get(path(gone))).status).toBe(404);
  expect((await putDetails(admin, gone, DETAILS)).status).toBe(404);
  const desk = await world.createTraveler();
  await makeMember(world, desk, 'staff');
  for (const person of [ada, desk]) {
    expect((await person.get(path())).status).toBe(403);
    expect((await putDetails(person, spot._id, DETAILS)).status).toBe(403);
  }
  expect((await world.anonymous.get(path())).status).toBe(401);
});

it('doesn’t change what earlier bookings were promised', async () => {
  const usual = ['Round-trip flight', '4-star hotels', 'Local transfers', 'Travel insurance'];
  const early = await includedOf();
  expect(early.first).toEqual([usual, [], []]);

  await putDetails(admin, spot._id, { bring: ['Sunscreen'] });
  const second = await includedOf();
  expect(second.first).toEqual([usual, [], ['Sunscreen']]);

  await putDetails(admin, spot._id, { included: ['The ferry'], notIncluded: ['Flights'] }, 1);
  const third = await includedOf();
  expect(third.first).toEqual([['The ferry'], ['Flights'], []]);

  await putDetails(admin, spot._id, { notIncluded: ['Everything'] }, 2);
  expect((await includedOf()).first).toEqual([[], ['Everything'], []]);
  expect(await early.read()).toEqual(early.first);
  expect(await second.read()).toEqual(second.first);
  expect(await third.read()).toEqual(third.first);
});

it('shows by which clock days are counted; existing bookings keep their own', async () => {
  const there = await addSpot(ada, { country: 'United States' });
  const bookNext = async () => (await ada.post('/bookings', bookingInput(there))).body as Booking;
  const before = await bookNext();
  await putDetails(admin, there._id, { timeZone: 'America/New_York' });
  const after = await bookNext();
  expect([before.timeZone, after.timeZone]).toEqual(['Pacific/Honolulu', 'America/New_York']);
  expect((await ada.get(`/bookings/${before._id}`)).body.timeZone).toBe('Pacific/Honolulu');
  const path = `/allSpots/${there._id}/policy?travelDate=${after.travelDate}`;
  const [step] = (await ada.get(path)).body.steps as { until: string; untilLocal: string }[];
  // daylight saving time applies in June
  expect(step).toMatchObject({
    until: '2090-06-13T04:00:00.000Z',
    untilLocal: '2090-06-13T00:00',
  });
});
