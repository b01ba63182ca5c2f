import { localDay, localTime } from '../lib/local-time.ts';
import { lastMorning } from '../mails/agency-digest.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { TestPerson } from '../test/people.ts';

const AGENCY = 'journeys@example.com';
const ZONE = 'America/New_York';
const HOUR_MS = 3_600_000;

let world: TestApp;
/** Another process on the same database. */
let beside: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  const env = { CONTACT_EMAIL: AGENCY };
  world = await createTestApp({ env });
  beside = await createTestApp({ env, db: world.db, clock: world.clock });
  owner = await world.createAdministrator();
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const set = async (key: string, value: string) => {
  const { body } = await owner.get('/operator/settings');
  const { revision } = (body as { key: string; revision: number }[]).find(
    (one) => one.key === key,
  ) ?? { revision: 0 };
  const { status } = await owner.put(`/operator/settings/${key}`, { value, revision });
  expect(status).toBe(200);
};

const write = async (subject: string) => {
  const { status } = await world.anonymous.post('/contactMessages', {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    subject,
    message: `About ${subject}:\nis it far?`,
  });
  expect(status).toBe(201);
};

interface Told {
  subject: string;
  text: string;
  html: string;
}

const told = async (recipient = AGENCY): Promise<Told[]> => {
  const { rows } = await world.db.sql.query<Told>(
    `select subject, text_body as text, html_body as html from mail_outbox
     where recipient = $1 order by created_at, id`,
    [recipient],
  );
  return rows;
};

/** Sets the clock to an hour in the agency's time zone, `days` later. */
const goTo = (hour: number, days = 1) => {
  const now = world.clock.now();
  const day = localDay(new Date(now.getTime() + days * 24 * HOUR_MS), ZONE);
  world.clock.advance(localTime(day, hour, ZONE).getTime() - now.getTime());
};

const runBoth = () =>
  Promise.all([world, beside].map((process) => process.runJob('send-agency-digest')));

it('the address in the settings takes precedence over the one in the environment', async () => {
  const address = 'desk@example.com';
  await set('agency.email', address);
  await write('Tents');
  expect((await told(address)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Tents'),
  ]);
  await set('agency.email', '');
});

it('the agency is notified at once, or about everything in one email at 7 a.m., once', async () => {
  await write('at once');
  expect(await told()).toHaveLength(1);

  await set('agency.timeZone', ZONE);
  await set('mails.agencyNotices', 'digest');
  goTo(8);
  await write('the ferry');
  await write('the <b>harbor</b>');
  await runBoth();
  expect(await told()).toHaveLength(1);

  goTo(7);
  await write('too late for today');
  await runBoth();
  await runBoth();
  const [, digest, ...more] = await told();
  expect(more).toEqual([]);
  expect(digest?.subject).toBe('2 updates since yesterday morning');
  expect(digest?.text).toMatch(/the ferry[^]*is it far\?[^]*the <b>harbor<\/b>/);
  expect(digest?.text).toContain('ada@example.com');
  expect(digest?.html).toContain('&lt;b&gt;harbor');
  expect(digest?.text).not.toContain('too late');

  // after a while without a running process, there is still only one email
  goTo(6, 3);
  await runBoth();
  const [last, ...before] = (await told()).toReversed();
  expect([before.length, last?.subject]).toEqual([2, '1 update since yesterday morning']);
  expect(last?.text).toContain('too late for today');
  const { rows } = await world.db.sql.query('select id from agency_notices');
  expect(rows).toEqual([]);

  goTo(7);
  await runBoth();
  expect(await told()).toHaveLength(3);
});

it('refuses an unknown time zone', async () => {
  const other = await world.createAdministrator();
  const { body, status } = await other.put('/operator/settings/agency.timeZone', {
    value: 'Atlantis/Capital',
    revision: 1,
  });
  expect([status, body.code]).toEqual([400, 'invalid_input']);
});

it('the last morning was today from 7 on, otherwise yesterday, even if clocks change', () => {
  // the clocks go forward on the morning of March 8
  const at = (text: string) => lastMorning(new Date(text), ZONE).toISOString();
  expect(at('2026-03-08T10:59:59Z')).toBe('2026-03-07T12:00:00.000Z');
  expect(at('2026-03-08T11:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
  expect(at('2026-03-09T10:59:00Z')).toBe('2026-03-08T11:00:00.000Z');
});
