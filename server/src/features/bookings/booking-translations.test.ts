import type { Booking, OwnSpot, Payment, SharedTrip, Trip } from '@wayfarer/contract';
import type { SpotTranslation } from '@wayfarer/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let ada: TestPerson;
let spot: OwnSpot;
let booking: Booking;

beforeAll(async () => {
  world = await createTestApp({ env: { LANGUAGES: 'en,de,ar' } });
  owner = await world.createAdministrator();
  ada = await world.createTraveler('Ada Lovelace');
  spot = await addSpot(owner, { spot: 'Table Mountain', country: 'South Africa' });
  await owner.put(`/operator/spots/${spot._id}/details`, {
    details: { included: ['Breakfast', 'Lunch'], meetingPoint: 'Pier 3' },
    revision: 0,
  });
  await translate('de', {
    spot: 'Tafelberg',
    'included.0': 'Frühstück',
    meetingPoint: 'Anleger 3',
  });
  const input = { ...bookingInput(spot, { travelName: 'Ada Lovelace' }), language: 'de' };
  booking = (await ada.post('/bookings', input)).body as Booking;
});
afterAll(() => world.close());

async function translate(language: string, texts: Record<string, string>) {
  const path = `/operator/spots/${spot._id}/texts/${language}`;
  const { revision } = (await owner.get(path)).body as SpotTranslation;
  const put = await owner.put(path, { texts, state: 'published', revision });
  expect(put.status).toBe(200);
}

const TRANSLATIONS = {
  language: 'en',
  texts: {
    de: { 'Table Mountain': 'Tafelberg', 'South Africa': 'Südafrika' },
    ar: { 'South Africa': 'جنوب أفريقيا' },
  },
};

it('a booking keeps its names, and shows their translations everywhere', async () => {
  expect(booking).toMatchObject({
    travelSpot: 'Table Mountain',
    travelCountry: 'South Africa',
    translations: TRANSLATIONS,
  });
  const [listed] = (await ada.get('/bookings')).body as Booking[];
  expect(listed?.translations).toEqual(TRANSLATIONS);
  expect((await ada.get(`/bookings/${booking._id}`)).body).toMatchObject({
    translations: TRANSLATIONS,
  });
});

it('so do a trip and its page for companions, for the place and its details', async () => {
  const trip = (await ada.get(`/trips/${booking._id}`)).body as Trip;
  expect(trip.place).toMatchObject({ name: 'Table Mountain', meetingPoint: 'Pier 3' });
  expect(trip.translations?.texts['de']).toEqual({
    'Table Mountain': 'Tafelberg',
    'South Africa': 'Südafrika',
    Breakfast: 'Frühstück',
    'Pier 3': 'Anleger 3',
  });
  const { body } = await ada.post(`/trips/${booking._id}/shares`, {});
  const [, token = ''] = (body as { url: string }).url.split('#');
  const shared = (await world.anonymous.post('/sharedTrips', { token })).body as SharedTrip;
  expect(shared.trip?.translations).toEqual(trip.translations);
});

it('its emails and their calendar file have the names in its language, and the agency reads its own', async () => {
  const { rows } = await world.db.sql.query<{
    to: string;
    subject: string;
    text: string;
    files: { content: string }[] | null;
  }>(
    'select recipient as to, subject, text_body as text, attachments as files from mail_outbox order by created_at',
  );
  const german = rows.find(({ to }) => to === ada.email);
  expect(german?.subject).toMatch(/^Gebucht: .*Tafelberg/);
  for (const part of ['Anleger 3', 'Frühstück', 'Lunch']) expect(german?.text).toContain(part);
  expect(german?.text).not.toContain('Table Mountain');
  expect(german?.files?.[0]?.content).toMatch(/SUMMARY:.*Tafelberg.*Südafrika/);
});

it('a name that has changed since has no translation until it is booked again', async () => {
  await world.db.sql.query(`update bookings set travel_spot = 'Flat Mountain' where id = $1`, [
    booking._id,
  ]);
  const { body } = await ada.get(`/bookings/${booking._id}`);
  expect((body as Booking).translations?.texts['de']).toEqual({ 'South Africa': 'Südafrika' });
});

it('a site only in English answers as before', async () => {
  const english = await createTestApp();
  try {
    const admin = await english.createAdministrator();
    const grace = await english.createTraveler('Grace Hopper');
    const bay = await addSpot(admin, { spot: 'Quiet Bay', country: 'Portugal' });
    const { body } = await grace.post('/bookings', bookingInput(bay));
    expect(body).not.toHaveProperty('translations');
    const { body: payments } = await grace.get('/payments');
    expect(payments as Payment[]).toEqual([]);
  } finally {
    await english.close();
  }
});
