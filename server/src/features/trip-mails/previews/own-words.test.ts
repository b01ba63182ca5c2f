import {
  COMPOSED_MAIL_KINDS,
  type Setting,
  type SettingKey,
  TRIPLESS_MAIL_KINDS,
} from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { mailFaults } from '../../../test/mailing/mail-lint.ts';
import { identityCall, makeMember, proveAddress, type TestPerson } from '../../../test/people.ts';
import { bookTrip } from '../../../test/trips.ts';

let world: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
});
afterAll(() => world.close());

const WORDS = { subject: '', opening: '', closing: '', signature: 'Warmly,' };
const preview = (kind: string, words: Partial<typeof WORDS> = {}, by = owner) =>
  by.post(`/operator/mails/${kind}/words`, { ...WORDS, ...words });

async function put(key: SettingKey, value: unknown) {
  const { body } = await owner.get('/operator/settings');
  const { revision = 0 } = (body as Setting[]).find((one) => one.key === key) ?? {};
  return owner.put(`/operator/settings/${key}`, { value, revision });
}

describe('the preview of the agency’s own words', () => {
  it.each(COMPOSED_MAIL_KINDS)('shows the whole %s email about a sample trip', async (kind) => {
    const usual = await preview(kind);
    expect(usual.status).toBe(200);
    expect(usual.body.subject).not.toBe('');
    const { body } = await preview(kind, {
      subject: 'News of {destination}, {reference}',
      opening: 'Dear {name},\n\nwe look forward to {date} ({days}).',
      closing: 'Yours, {agency} in {country}',
      signature: 'See you,',
    });
    expect(body.subject).toBe('News of Quiet Bay, WF-7K3M9Q');
    expect(body.text).toMatch(
      /\n\nDear Ada,\n\nwe look forward to \w+ \d+, \d{4} \(3 days\)\.\n\n/,
    );
    expect(body.text).toMatch(/\n\nYours, Wayfarer in Portugal\n\nSee you,\nWayfarer\n/);
    expect(mailFaults(String(body.html))).toEqual([]);
    // all other lines stay
    for (const line of String(usual.body.text)
      .split('\n')
      .filter((one) => one.length > 30))
      expect(body.text).toContain(line);
  });

  it.each(TRIPLESS_MAIL_KINDS)('shows the whole %s email without a trip', async (kind) => {
    const usual = await preview(kind);
    const { body } = await preview(kind, {
      subject: 'A word from {agency}',
      opening: 'Dear {name},',
      closing: 'Ask us at the harbor.',
    });
    expect(body.subject).toBe('A word from Wayfarer');
    expect(body.text).toMatch(/\n\nDear Ada,\n\n/);
    expect(body.text).toMatch(/\n\nAsk us at the harbor\.\n\nWarmly,\nWayfarer\n/);
    expect(mailFaults(String(body.html))).toEqual([]);
    // all other lines stay
    for (const line of String(usual.body.text)
      .split('\n')
      .filter((one) => one.length > 30))
      expect(body.text).toContain(line);
    const refused = await preview(kind, { opening: 'To {destination}' });
    expect([refused.status, refused.body]).toMatchObject([400, { field: 'opening' }]);
    expect(refused.body.message).toContain('You can use {name}, {agency}.');
  });

  it('names the trip of a wait that ended, which has no booking', async () => {
    const { body } = await preview('wait_ended', {
      subject: '{destination} is full',
      opening: 'Dear {name},\n\nwe had no room on {date} ({days}) in {country}.',
    });
    expect(body.subject).toBe('Quiet Bay is full');
    expect(body.text).toMatch(/\n\nDear Ada,\n\nwe had no room on .+ \(3 days\) in Portugal\.\n/);
    expect(mailFaults(String(body.html))).toEqual([]);
    const refused = await preview('wait_ended', { closing: 'About {reference}' });
    expect([refused.status, refused.body]).toMatchObject([400, { field: 'closing' }]);
  });

  it('prices the sample for all its travelers', async () => {
    const { body } = await preview('booked');
    expect(body.text).toContain('2 adults × $90 × 3 days');
    expect(body.text).toContain('$540');
  });

  it('keeps markup as text, and refuses unknown placeholders, with the field', async () => {
    const { body } = await preview('booked', { opening: '<img src=x onerror=alert(1)> {name}' });
    expect(body.html).toContain('&lt;img src=x onerror=alert(1)&gt; Ada');
    for (const field of ['subject', 'opening', 'closing'] as const) {
      const refused = await preview('booked', { [field]: 'Dear {nmae}' });
      expect([refused.status, refused.body]).toMatchObject([400, { code: 'invalid_input', field }]);
      expect(refused.body.message).toContain('{nmae}');
    }
    expect((await preview('news')).status).toBe(400);
  });

  it('requires the permission to set them', async () => {
    const anonymous = await world.anonymous.post('/operator/mails/booked/words', WORDS);
    expect(anonymous.status).toBe(401);
    const traveler = await world.createTraveler();
    expect((await preview('booked', {}, traveler)).status).toBe(403);
    const manager = await world.createTraveler();
    await makeMember(world, manager, 'manager');
    expect((await preview('booked', {}, manager)).status).toBe(403);
  });
});

describe('the agency’s own words', () => {
  it('are in real emails about the trip, with the traveler’s first name', async () => {
    const trip = { subject: 'Set for {destination}?', closing: 'Ask us about {reference}.' };
    for (const [part, value] of Object.entries(trip))
      expect((await put(`mails.booked.${part}` as SettingKey, value)).status).toBe(200);
    const ada = await world.createTraveler('Ada Lovelace');
    await proveAddress(world, ada);
    const booking = await bookTrip(world, ada, { inDays: 30 });
    const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
      `select subject, text_body as text from mail_outbox where recipient = $1 and kind = 'booked'`,
      [ada.email],
    );
    expect(rows[0]?.subject).toBe(`Set for ${booking.travelSpot}?`);
    expect(rows[0]?.text).toContain(`\n\nAsk us about ${booking.reference}.\n\n`);
    await put('mails.booked.subject', '');
    await put('mails.booked.closing', '');
  });

  it('are in the emails of the identity service', async () => {
    await put('mails.reset_password.subject', 'A new password at {agency}');
    await put('mails.reset_password.closing', 'Nobody at the harbor will ask for it.');
    const ada = await world.createTraveler('Ada Lovelace');
    await identityCall(world.app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email }); // prettier-ignore
    const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
      `select subject, text_body as text from mail_outbox where recipient = $1 and subject like 'A new%'`,
      [ada.email],
    );
    expect(rows[0]?.subject).toBe('A new password at Wayfarer');
    expect(rows[0]?.text).toContain('\n\nNobody at the harbor will ask for it.\n\n');
    const refused = await put('mails.reset_password.opening', 'To {destination}');
    expect([refused.status, refused.body]).toMatchObject([400, { field: 'value' }]);
  });

  it('are refused with unknown placeholders, and otherwise kept in the history', async () => {
    const refused = await put('mails.review.opening', 'Dear {nmae}');
    expect([refused.status, refused.body]).toMatchObject([400, { field: 'value' }]);
    expect(refused.body.message).toMatch(/\{nmae\}.*You can use \{name\}/);
    for (const value of ['Dear {name}', 'Hello {name}'])
      expect((await put('mails.review.opening', value)).status).toBe(200);
    const { body } = await owner.get('/operator/settings/mails.review.opening/history');
    expect((body as { value: string }[]).map(({ value }) => value)).toEqual([
      'Hello {name}',
      'Dear {name}',
    ]);
  });
});

it('in legal pages replace the product’s text, and without them there is none', async () => {
  const textOf = async (page: string) => (await world.anonymous.get(`/legalTexts/${page}`)).body;
  expect(await textOf('imprint')).toEqual({ text: '' });
  const text = 'Blue Journeys\n\n## Owner\n- <b>Ada</b>';
  expect((await put('legal.imprint', text)).status).toBe(200);
  await expect.poll(() => textOf('imprint')).toEqual({ text });
  expect((await world.anonymous.get('/legalTexts/moon')).status).toBe(400);
  expect((await put('legal.imprint', 'x'.repeat(20_001))).status).toBe(400);
});
