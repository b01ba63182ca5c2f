import type { Booking, BookingRecord } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '../../mails/words-in.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let traveler: TestPerson;

beforeAll(async () => {
  world = await createTestApp({ env: { LANGUAGES: 'en,de' } });
  owner = await world.createAdministrator();
  traveler = await world.createTraveler();
});
afterAll(() => world.close());

/** By somebody new, because a mailbox that nobody has proved gets few emails. */
async function book(language?: unknown) {
  traveler = await world.createTraveler();
  const spot = await addSpot(owner);
  const body = { ...bookingInput(spot), ...(language !== undefined && { language }) };
  return traveler.post('/bookings', body);
}

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await world.db.sql.query<{ text: string }>(
    'select text_body as text from mail_outbox where recipient = $1 order by created_at desc, id desc',
    [email],
  );
  return rows.map(({ text }) => text);
}

describe("a booking's language", () => {
  it('is that of the page, whose addresses its emails have', async () => {
    const { body, status } = await book('de');
    expect([status, body]).toMatchObject([201, { language: 'de' }]);
    const { _id: id } = body as Booking;
    expect((await mailsTo(traveler.email)).join('\n')).toContain(
      `http://wayfarer.test/de/bookings/${id}`,
    );
    expect((await traveler.get(`/bookings/${id}`)).body).toMatchObject({ language: 'de' });
    const shared = await traveler.post(`/trips/${id}/shares`);
    expect(shared.body.url).toMatch(/^http:\/\/wayfarer\.test\/de\/trip#/);
  });

  it("is the site's first for a client that says none, and for a language that the site hasn't", async () => {
    for (const language of [undefined, 'en', 'es', 'xx', '']) {
      const { body, status } = await book(language);
      expect([language, status]).toEqual([language, 201]);
      expect(body).not.toHaveProperty('language');
      const { _id: id } = body as Booking;
      expect((await mailsTo(traveler.email)).join('\n')).toContain(
        `http://wayfarer.test/bookings/${id}`,
      );
    }
    expect((await book(7)).body).toMatchObject({ code: 'invalid_input', field: 'language' });
  });

  it('is chosen by staff for a customer, whose link to the trip has it, too', async () => {
    const { travelName: _name, travelEmail: _email, ...trip } = bookingInput(await addSpot(owner));
    const customer = { name: 'Greta', email: 'greta@guest.test' };
    const made = await owner.post('/operator/bookings', { ...trip, language: 'de', customer });
    expect([made.status, (made.body as BookingRecord).booking]).toMatchObject([
      201,
      { language: 'de' },
    ]);
    expect((await mailsTo(customer.email))[0]).toContain('http://wayfarer.test/de/my-trip#v1.');
  });
});

describe("an account's language", () => {
  it('is kept, and can be given up', async () => {
    expect((await traveler.get('/account')).body).toMatchObject({ language: null });
    const chosen = await traveler.patch('/account', { language: 'DE' });
    expect([chosen.status, chosen.body]).toMatchObject([200, { language: 'de' }]);
    expect((await traveler.get('/account')).body).toMatchObject({ language: 'de' });
    expect((await owner.get('/account')).body).toMatchObject({ language: null });
    expect((await traveler.get('/account/export')).body).toMatchObject({ language: 'de' });
    expect((await traveler.patch('/account', { language: null })).body.language).toBeNull();
    expect((await traveler.patch('/account', { language: 'en' })).body.language).toBeNull();
  });

  it('is one of the site, of the caller', async () => {
    for (const language of ['es', 'xx', '', 3]) {
      const { status, body } = await traveler.patch('/account', { language });
      expect([language, status, body]).toMatchObject([language, 400, { field: 'language' }]);
    }
    expect((await world.anonymous.patch('/account', { language: 'de' })).status).toBe(401);
  });
});

it('words for emails are in the first language for one that the site no longer has', () => {
  const site = { http: world.context.config.http, languages: ['de', 'en'] as const };
  expect(wordsIn(site, null)).toMatchObject({ language: 'de', publicUrl: 'http://wayfarer.test' });
  expect(wordsIn(site, 'fr')).toMatchObject({ language: 'de', publicUrl: 'http://wayfarer.test' });
  expect(wordsIn(site, 'en')).toMatchObject({
    language: 'en',
    publicUrl: 'http://wayfarer.test/en',
  });
});
