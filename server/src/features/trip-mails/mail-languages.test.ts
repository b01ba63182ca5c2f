import type { Setting, SettingKey } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { identityCall, type TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  world = await createTestApp({ env: { LANGUAGES: 'en,de,ar' } });
  owner = await world.createAdministrator();
});
afterAll(() => world.close());

interface Row {
  kind: string | null;
  subject: string;
  text: string;
  html: string;
  files: { content: string }[] | null;
}

async function mailsTo(email: string, of = world): Promise<Row[]> {
  const { rows } = await of.db.sql.query<Row>(
    `select kind, subject, text_body as text, html_body as html, attachments as files
     from mail_outbox where recipient = $1 order by created_at, id`,
    [email],
  );
  return rows;
}

async function booked(language: string): Promise<Row> {
  const ada = await world.createTraveler('Ada Lovelace');
  const spot = await addSpot(owner);
  const input = { ...bookingInput(spot, { travelName: 'Ada Lovelace' }), language };
  expect((await ada.post('/bookings', input)).status).toBe(201);
  const mail = (await mailsTo(ada.email)).find(({ kind }) => kind === 'booked');
  if (!mail) throw new Error('no email');
  return mail;
}

async function put(key: string, value: unknown) {
  const { body } = await owner.get('/operator/settings');
  const { revision = 0 } = (body as Setting[]).find((one) => one.key === key) ?? {};
  return owner.put(`/operator/settings/${key}`, { value, revision });
}

describe('emails about a booking', () => {
  it('are in its language, with their calendar file', async () => {
    const german = await booked('de');
    expect(german.subject).toMatch(/^Gebucht: .*, \d+\. \p{L}+/u);
    expect(german.html).toContain('<html lang="de">');
    expect(german.text).toContain('Guten Tag Ada,');
    expect(german.text).toContain('\n\nHerzliche Grüße\nWayfarer');
    expect(german.text).toContain('Sie können bis 48 Stunden vor dem Reisedatum stornieren.');
    expect(german.files?.[0]?.content).toContain(String.raw`DESCRIPTION:Buchung WF-`);
  });

  it('are laid out from right to left in Arabic, with calendar lines that aren’t too long', async () => {
    const { files, html, text } = await booked('ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('مرحبًا \u2068Ada\u2069،');
    const lines = String(files?.[0]?.content).split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.join('').replaceAll('\n ', '')).toContain('DESCRIPTION:الحجز');
  });

  it('have the words that the agency wrote in that language, and never those in another', async () => {
    expect((await put('mails.booked.opening', 'Welcome, {name}.')).status).toBe(200);
    expect((await put('mails.booked.closing.de', 'Bis bald, {name}.')).status).toBe(200);
    expect((await put('mails.signature.de', 'Ihr Team')).status).toBe(200);
    const [english, german, arabic] = [await booked('en'), await booked('de'), await booked('ar')];
    expect(english.text).toContain('Welcome, Ada.');
    expect(english.text).toContain('Warmly,');
    expect(german.text).not.toContain('Welcome');
    expect(german.text).toContain('\n\nBis bald, Ada.\n\nIhr Team\nWayfarer');
    expect(arabic.text).not.toMatch(/Welcome|Bis bald|Ihr Team/);
  });
});

describe('the agency’s own words in a language', () => {
  it('are offered in the languages of the site, checked, and kept in the history', async () => {
    const { body } = await owner.get('/operator/settings');
    const keys = (body as Setting[]).map(({ key }) => key);
    expect(keys).toContain('mails.review.opening.ar' satisfies SettingKey);
    expect(keys).not.toContain('mails.review.opening.fr' satisfies SettingKey);
    expect(keys).not.toContain('mails.review.opening.en' satisfies SettingKey);
    const refused = await put('mails.review.opening.de', 'Hallo {nmae}');
    expect([refused.status, refused.body]).toMatchObject([400, { field: 'value' }]);
    await put('mails.review.opening.de', 'Hallo {name}');
    const history = await owner.get('/operator/settings/mails.review.opening.de/history');
    expect(history.body).toMatchObject([{ value: 'Hallo {name}' }]);
  });

  it('are previewed in the email of that language', async () => {
    const words = { subject: '', opening: 'Hallo {name}', closing: '', signature: '' };
    const { body } = await owner.post('/operator/mails/review/words', { ...words, language: 'de' });
    expect(body.subject).toBe('Wie war es in Quiet Bay?');
    expect(body.text).toContain('Hallo Ada');
    expect(body.text).toContain('Herzliche Grüße');
    expect(body.html).toContain('lang="de"');
  });
});

describe('emails about an account', () => {
  it('are in the language that its owner chose, and link to pages in it', async () => {
    const ada = await world.createTraveler('Ada Lovelace');
    await ada.patch('/account', { language: 'de' });
    await identityCall(world.app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email }); // prettier-ignore
    const mail = (await mailsTo(ada.email)).at(-1);
    expect(mail?.subject).toBe('Neues Passwort festlegen');
    expect(mail?.text).toContain('http://wayfarer.test/de/');
  });
});

describe('emails to people without an account', () => {
  it('are in the language of the page on which they wrote or subscribed', async () => {
    const message = { name: 'Ada', email: 'ada@de.test', subject: 'Hallo', message: 'Wann?' };
    await world.anonymous.post('/contactMessages', { ...message, language: 'de' });
    expect((await mailsTo('ada@de.test'))[0]?.subject).toBe('Wir haben Ihre Nachricht erhalten');
    const subscription = { email: 'bo@de.test', consent: true, language: 'de' };
    await world.anonymous.post('/newsletterSubscriptions', subscription);
    expect((await mailsTo('bo@de.test'))[0]?.subject).toBe('Bestätigen Sie Ihr Abonnement');
  });
});

it('to the agency are in the first language of its site', async () => {
  const site = await createTestApp({ env: { LANGUAGES: 'de,en' } });
  const administrator = await site.createAdministrator();
  const ada = await site.createTraveler('Ada Lovelace');
  const spot = await addSpot(administrator);
  await ada.post('/bookings', { ...bookingInput(spot), language: 'en' });
  const { rows } = await site.db.sql.query<{ parts: { subject: string } }>(
    'select parts from agency_bundled_notices',
  );
  expect(rows[0]?.parts.subject).toMatch(/^Gebucht: /);
  const mail = (await mailsTo(ada.email, site)).find(({ kind }) => kind === 'booked');
  expect(mail?.subject).toMatch(/^Booked: /);
  await site.close();
});
