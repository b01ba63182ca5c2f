import type { Booking, BookingRecord } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '../../mails/words-in.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { proveAddress, type TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let traveler: TestPerson;

beforeAll(async () => {
  world = await createTestApp({ env: { LANGUAGES: 'en,de' } });
  owner = await world.createAdministrator();
  traveler = await world.createTraveler();
});
afterAll(() => world.close());

/** Uses a new traveler each time, because an unverified mailbox gets only a few emails. */
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
  it('is that of the page, and its emails link to pages in it', async () => {
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

  it('is the site’s first for a client that sends none, and for a language that the site doesn’t have', async () => {
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

  it('is chosen by staff for a customer, and also used by the customer’s link to the trip', async () => {
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

describe("a customer's language", () => {
  const trip = async () => {
    const { travelName: _name, travelEmail: _email, ...rest } = bookingInput(await addSpot(owner));
    return rest;
  };
  const languageOf = (body: unknown) => (body as BookingRecord).booking.language;

  it('is used for bookings that staff make, unless they choose another', async () => {
    const person = await world.createTraveler();
    await proveAddress(world, person);
    await person.patch('/account', { language: 'de' });
    const customer = { name: person.name, email: person.email };
    const own = await owner.post('/operator/bookings', { ...(await trip()), customer });
    expect([own.status, languageOf(own.body)]).toEqual([201, 'de']);
    const other = await owner.post('/operator/bookings', {
      ...(await trip()),
      language: 'en',
      customer,
    });
    expect([other.status, languageOf(other.body)]).toEqual([201, undefined]);
    expect((await person.get('/account')).body.language).toBe('de');
  });

  it('is stored for people without an account', async () => {
    const customer = { name: 'Jonas', phone: '+49 30 1234567' };
    const first = { ...(await trip()), language: 'de', customer };
    expect(languageOf((await owner.post('/operator/bookings', first)).body)).toBe('de');
    const again = await owner.post('/operator/bookings', { ...(await trip()), customer });
    expect(languageOf(again.body)).toBe('de');
    const { guest } = again.body as BookingRecord;
    const seen = await owner.get(`/operator/customers/${guest?._id}`);
    expect(seen.body.customer).toMatchObject({ name: 'Jonas', language: 'de' });
    const set = await owner.put(`/operator/customers/${guest?._id}/language`, { language: null });
    expect([set.status, set.body.customer.language]).toEqual([200, undefined]);
    const third = await owner.post('/operator/bookings', { ...(await trip()), customer });
    expect(languageOf(third.body)).toBeUndefined();
  });

  it('can be corrected with the contact of a booking, which the timeline and the audit log show', async () => {
    const customer = { name: 'Greta', email: 'greta.de@guest.test' };
    const made = await owner.post('/operator/bookings', { ...(await trip()), customer });
    const { booking } = made.body as BookingRecord;
    const corrected = await owner.post(`/operator/bookings/${booking._id}/contact`, {
      ...customer,
      revision: booking.revision,
      language: 'de',
    });
    expect([corrected.status, languageOf(corrected.body)]).toEqual([200, 'de']);
    const { events } = corrected.body as BookingRecord;
    expect(events.find(({ kind }) => kind === 'contact_changed')?.detail).toEqual({
      name: 'same',
      email: 'same',
      phone: 'same',
      language: 'changed',
    });
    const kept = await owner.post(`/operator/bookings/${booking._id}/contact`, {
      ...customer,
      revision: (corrected.body as BookingRecord).booking.revision,
    });
    expect(languageOf(kept.body)).toBe('de');
    const back = await owner.post(`/operator/bookings/${booking._id}/contact`, {
      ...customer,
      revision: (kept.body as BookingRecord).booking.revision,
      language: 'en',
    });
    expect(languageOf(back.body)).toBeUndefined();
  });

  it('is set by staff, with an entry in the audit log', async () => {
    const person = await world.createTraveler();
    const set = await owner.put(`/operator/customers/${person.uid}/language`, { language: 'DE' });
    expect([set.status, set.body.customer.language]).toEqual([200, 'de']);
    expect((await person.get('/account')).body.language).toBe('de');
    const { rows } = await world.db.sql.query(
      "select detail from audit_log where action = 'customer_language' and subject_id = $1",
      [person.uid],
    );
    expect(rows).toEqual([{ detail: { tag: 'de' } }]);
  });

  it('can’t be set by strangers, for colleagues, or to a language that the site doesn’t have', async () => {
    const person = await world.createTraveler();
    const path = `/operator/customers/${person.uid}/language`;
    expect((await world.anonymous.put(path, { language: 'de' })).status).toBe(401);
    expect((await person.put(path, { language: 'de' })).status).toBe(403);
    expect(
      (await owner.put('/operator/customers/nobody/language', { language: 'de' })).status,
    ).toBe(404);
    for (const language of ['es', 'xx', 7]) {
      const { status, body } = await owner.put(path, { language });
      expect([status, body.field]).toEqual([400, 'language']);
    }
    const colleague = await owner.put(`/operator/customers/${owner.uid}/language`, {
      language: 'de',
    });
    expect([colleague.status, colleague.body.code]).toEqual([403, 'forbidden']);
    const wrong = { ...(await trip()), language: 'es', customer: { name: 'A', phone: '12345678' } };
    expect((await owner.post('/operator/bookings', wrong)).body).toMatchObject({
      code: 'invalid_input',
      field: 'language',
    });
  });
});

describe("a colleague's language", () => {
  it('is part of the caller’s data at the console', async () => {
    expect((await owner.get('/operator/me')).body).not.toHaveProperty('language');
    await owner.patch('/account', { language: 'de' });
    expect((await owner.get('/operator/me')).body).toMatchObject({ language: 'de' });
    await world.db.sql.query("update users set language = 'es' where id = $1", [owner.uid]);
    expect((await owner.get('/operator/me')).body).not.toHaveProperty('language');
    await owner.patch('/account', { language: null });
  });
});

describe("an account's language", () => {
  it('is stored, and can be cleared', async () => {
    expect((await traveler.get('/account')).body).toMatchObject({ language: null });
    const chosen = await traveler.patch('/account', { language: 'DE' });
    expect([chosen.status, chosen.body]).toMatchObject([200, { language: 'de' }]);
    expect((await traveler.get('/account')).body).toMatchObject({ language: 'de' });
    expect((await owner.get('/account')).body).toMatchObject({ language: null });
    expect((await traveler.get('/account/export')).body).toMatchObject({ language: 'de' });
    expect((await traveler.patch('/account', { language: null })).body.language).toBeNull();
    expect((await traveler.patch('/account', { language: 'en' })).body.language).toBe('en');
  });

  it('must be one of the site’s, and is the caller’s own', async () => {
    for (const language of ['es', 'xx', '', 3]) {
      const { status, body } = await traveler.patch('/account', { language });
      expect([language, status, body]).toMatchObject([language, 400, { field: 'language' }]);
    }
    expect((await world.anonymous.patch('/account', { language: 'de' })).status).toBe(401);
  });
});

it('emails are in the first language if the site no longer has the chosen one', () => {
  const site = { http: world.context.config.http, languages: ['de', 'en'] as const };
  expect(wordsIn(site, null)).toMatchObject({ language: 'de', publicUrl: 'http://wayfarer.test' });
  expect(wordsIn(site, 'fr')).toMatchObject({ language: 'de', publicUrl: 'http://wayfarer.test' });
  expect(wordsIn(site, 'en')).toMatchObject({
    language: 'en',
    publicUrl: 'http://wayfarer.test/en',
  });
});
