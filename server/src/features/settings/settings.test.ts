import { languageOfMailWords, type SettingKey } from '@wayfarer/contract';
import { SETTING_KEYS, SETTINGS } from '@wayfarer/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeMember, type TestPerson } from '../../test/people.ts';

let world: TestApp;
let beside: TestApp;
let owner: TestPerson;
const lines: string[] = [];

beforeAll(async () => {
  world = await createTestApp({ onLog: (line) => lines.push(line) });
  beside = await createTestApp({ db: world.db, clock: world.clock });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});
beforeEach(async () => {
  await world.db.sql.query('delete from agency_settings');
  await world.db.sql.query('delete from agency_settings_history');
  await world.context.invalidate('settings');
  world.clock.advance(31_000); // the values that the other process has cached expire
  owner = await world.createAdministrator();
});

const put = (key: SettingKey, value: unknown, revision: number, by = owner) =>
  by.put(`/operator/settings/${key}`, { value, revision });
const settingOf = async (key: SettingKey) => {
  const { body } = await owner.get('/operator/settings');
  return (body as { key: string }[]).find((one) => one.key === key);
};
const usualOf = (key: SettingKey) =>
  world.context.config.settingDefaults[key] ?? SETTINGS[key].default;
const historyOf = async (key: SettingKey) =>
  (await owner.get(`/operator/settings/${key}/history`)).body as { revision: number }[];

describe('a setting', () => {
  it('is its default until someone sets it', async () => {
    const { body } = await owner.get('/operator/settings');
    expect(body).toEqual(
      SETTING_KEYS.filter((key) => !languageOfMailWords(key)).map((key) => ({
        key,
        value: usualOf(key),
        default: usualOf(key),
        revision: 0,
        updatedAt: null,
        updatedBy: null,
      })),
    );
    expect(await world.context.settings.read('booking.transferUntilDays')).toBe(7);
    expect(await historyOf('agency.name')).toEqual([]);
  });

  it('is used by the product as soon as it is changed', async () => {
    expect(await world.context.settings.read('agency.name')).toBe('Wayfarer');
    const changed = await put('agency.name', '  Blue Journeys ', 0);
    const now = world.clock.now().toISOString();
    expect([changed.status, changed.body]).toEqual([
      200,
      {
        key: 'agency.name',
        value: 'Blue Journeys',
        default: 'Wayfarer',
        revision: 1,
        updatedAt: now,
        updatedBy: owner.uid,
      },
    ]);
    expect(await world.context.settings.read('agency.name')).toBe('Blue Journeys');
    expect(await settingOf('agency.name')).toEqual(changed.body);
  });

  it.each(['12', 'true', 'null', '"quoted"', '{"a":1}'])(
    'keeps the text %s as it is',
    async (name) => {
      expect((await put('agency.name', name, 0)).body.value).toBe(name);
      expect(await world.context.settings.read('agency.name')).toBe(name);
      expect(await settingOf('agency.name')).toMatchObject({ value: name });
      expect(await historyOf('agency.name')).toMatchObject([{ value: name }]);
    },
  );

  it('is never overwritten unseen [incident two people change one setting]', async () => {
    expect((await put('booking.transferUntilDays', 3, 1)).body.code).toBe('revision_changed');
    expect((await put('booking.transferUntilDays', 3, 0)).status).toBe(200);
    for (const revision of [0, 2]) {
      const refused = await put('booking.transferUntilDays', 9, revision);
      expect([refused.status, refused.body.code]).toEqual([409, 'revision_changed']);
    }
    const both = await Promise.all([4, 5].map((days) => put('booking.transferUntilDays', days, 1)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await historyOf('booking.transferUntilDays')).map(({ revision }) => revision)).toEqual([
      2, 1,
    ]);
  });

  it.each([
    ['agency.name', '', 'is required'],
    ['agency.name', 7, 'must be a string'],
    ['agency.email', 'nobody', ''],
    ['booking.transferUntilDays', 1000, 'must be at most 365'],
    ['booking.transferUntilDays', '7', 'must be a number'],
    ['booking.transferUntilDays', undefined, 'is required'],
  ] as const)('%s refuses %j', async (key, value, message) => {
    const refused = await put(key, value, 0);
    expect(refused.body).toMatchObject({ code: 'invalid_input', field: 'value' });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(message)]);
    expect(await settingOf(key)).toMatchObject({ revision: 0, value: usualOf(key) });
  });

  it('must exist', async () => {
    const refused = await owner.put('/operator/settings/agency.moon', { value: 1, revision: 0 });
    expect([refused.status, refused.body.field]).toEqual([400, 'key']);
    expect((await owner.get('/operator/settings/agency.moon/history')).status).toBe(400);
  });

  it('of the policies also requires the permission to write those [attack terms changed as a setting]', async () => {
    const member = await world.createTraveler();
    await makeMember(world, member, 'manager', ['settings.write']);
    const refused = await put('cancellation.refundDaysPromise', 5, 0, member);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await put('agency.name', 'Blue Journeys', 0, member)).status).toBe(200);
    await makeMember(world, member, 'manager', ['settings.write', 'policies.write']);
    expect((await put('cancellation.refundDaysPromise', 5, 0, member)).status).toBe(200);
  });
});

describe('the payment plan', () => {
  const DEPOSIT = { now: { percent: 30 }, balanceDays: 30 };

  it('is set and ended again, and its history has both', async () => {
    expect((await put('money.plan', DEPOSIT, 0)).body).toMatchObject({
      value: DEPOSIT,
      default: '',
      revision: 1,
    });
    expect(await world.context.settings.read('money.plan')).toEqual(DEPOSIT);
    expect((await put('money.plan', '', 1)).body).toMatchObject({ value: '', revision: 2 });
    expect(await world.context.settings.read('money.plan')).toBe('');
    expect(await historyOf('money.plan')).toMatchObject([{ value: '' }, { value: DEPOSIT }]);
  });

  it.each([
    [{ now: { percent: 0 }, balanceDays: 30 }],
    [{ now: { percent: 100 }, balanceDays: 30 }],
    [{ now: { percent: 12.5 }, balanceDays: 30 }],
    [{ now: { minor: 0 }, balanceDays: null }],
    [{ now: 'total', balanceDays: 30 }],
    [{ now: 'day', balanceDays: 366 }],
    [{ now: 'day', balanceDays: -1 }],
    [{ now: 'week', balanceDays: null }],
    [{ now: 'day' }],
    ['day'],
    [null],
  ])('refuses %j', async (plan) => {
    const refused = await put('money.plan', plan, 0);
    expect([refused.status, refused.body.field]).toEqual([400, 'value']);
    expect(await world.context.settings.read('money.plan')).toBe('');
  });

  it('requires the permission to write policies', async () => {
    const member = await world.createTraveler();
    await makeMember(world, member, 'manager', ['settings.write']);
    expect((await put('money.plan', DEPOSIT, 0, member)).status).toBe(403);
    await makeMember(world, member, 'manager', ['settings.write', 'policies.write']);
    expect((await put('money.plan', DEPOSIT, 0, member)).status).toBe(200);
  });
});

describe('the account for bank transfers', () => {
  const SEPA = { holder: 'Harbor Journeys', iban: 'DE89370400440532013000', days: 7 };
  const EMPTY = { account: '', routing: '', bank: '', bic: '', note: '' };

  it('is stored without spaces and in capitals, and ended again', async () => {
    const typed = { ...SEPA, iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeff' };
    const value = { ...EMPTY, ...SEPA, bic: 'COBADEFF' };
    expect((await put('money.transfer', typed, 0)).body).toMatchObject({ value, default: '' });
    expect(await world.context.settings.read('money.transfer')).toEqual(value);
    expect((await put('money.transfer', '', 1)).body).toMatchObject({ value: '' });
  });

  it('needs no IBAN if banks have account numbers', async () => {
    const value = { holder: 'Harbor Journeys LLC', account: '0042 7718 3306', days: 5 };
    expect((await put('money.transfer', value, 0)).body).toMatchObject({ value });
  });

  it.each([
    ['an IBAN with a wrong check', { ...SEPA, iban: 'DE88370400440532013000' }],
    ['no IBAN and no account', { ...SEPA, iban: '' }],
    ['a BIC that is none', { ...SEPA, bic: 'HARBOR' }],
    ['no holder', { ...SEPA, holder: ' ' }],
    ['a holder that is too long', { ...SEPA, holder: 'x'.repeat(71) }],
    ['too few days', { ...SEPA, days: 2 }],
    ['too many days', { ...SEPA, days: 61 }],
    ['no days', { ...SEPA, days: undefined }],
  ])('is refused with %s', async (_, value) => {
    const refused = await put('money.transfer', value, 0);
    expect([refused.status, refused.body.field]).toEqual([400, 'value']);
    expect(await world.context.settings.read('money.transfer')).toBe('');
  });

  it('requires the permission to write policies', async () => {
    const member = await world.createTraveler();
    await makeMember(world, member, 'manager', ['settings.write']);
    expect((await put('money.transfer', SEPA, 0, member)).status).toBe(403);
  });
});

describe('the accounts of the books', () => {
  const accounts = {
    card: '1360',
    cash: '',
    card_terminal: '',
    transfer: '',
    gift: '',
    other: '',
    fees: 'Fees 4',
    revenue: '',
  };

  it('can be any text without DATEV, and are numbers with it', async () => {
    expect((await put('money.books', { accounts }, 0)).body).toMatchObject({
      value: { accounts, yearStartsIn: 1, consultant: '', client: '', accountLength: 4 },
    });
    const datev = { accounts: { ...accounts, fees: '4970' }, consultant: 1001, client: 99_999 };
    expect((await put('money.books', datev, 1)).status).toBe(200);
    for (const value of [
      { ...datev, accounts },
      { ...datev, accounts: { ...accounts, fees: '497000' } },
      { ...datev, accounts: { ...accounts, fees: '=4970' } },
      { ...datev, consultant: 1000 },
      { ...datev, client: '' },
      { ...datev, accountLength: 9 },
      { ...datev, yearStartsIn: 13 },
    ]) {
      expect((await put('money.books', value, 2)).status).toBe(400);
    }
  });
});

describe('the history of a setting', () => {
  it('shows who set which value, newest first; the audit log shows that it was changed', async () => {
    await put('agency.name', 'One', 0);
    world.clock.advance(1000);
    await put('agency.name', 'Two', 1);
    const now = world.clock.now();
    const before = new Date(now.getTime() - 1000);
    expect(await historyOf('agency.name')).toEqual([
      { revision: 2, value: 'Two', at: now.toISOString(), byUserId: owner.uid },
      { revision: 1, value: 'One', at: before.toISOString(), byUserId: owner.uid },
    ]);
    const { body } = await owner.get('/audit');
    expect(body.slice(0, 2)).toMatchObject([
      { action: 'settings_changed', subjectId: 'agency.name', detail: { revision: 2 } },
      { action: 'settings_changed', subjectId: 'agency.name', detail: { revision: 1 } },
    ]);
  });

  it('keeps no previous values if those are private [attack a former address in the history]', async () => {
    await put('agency.address', '1 Old Lane', 0);
    await put('agency.address', '2 New Road', 1);
    const history = await historyOf('agency.address');
    expect(history.map((change) => Object.keys(change).sort())).toEqual([
      ['at', 'byUserId', 'revision'],
      ['at', 'byUserId', 'revision'],
    ]);
    const { rows } = await world.db.sql.query<{ all: string }>(
      `select coalesce(string_agg(h::text, ' '), '') as all from agency_settings_history h`,
    );
    expect(rows[0]?.all).not.toContain('Old Lane');
  });
});

describe('another process', () => {
  it('sees a change', async () => {
    expect(await beside.context.settings.read('agency.name')).toBe('Wayfarer');
    await put('agency.name', 'Blue Journeys', 0);
    // The embedded database belongs to one process, so no other process is notified, as if the notice were lost.
    if (world.db.engine === 'pglite') world.clock.advance(30_000);
    await expect.poll(() => beside.context.settings.read('agency.name')).toBe('Blue Journeys');
  });

  it('sees it within half a minute even if the notification is lost', async () => {
    expect(await beside.context.settings.read('agency.name')).toBe('Wayfarer');
    await world.db.sql.query(
      `insert into agency_settings (key, value, revision, updated_at, updated_by)
       values ('agency.name', '"Blue Journeys"', 1, now(), 'somebody')`,
    );
    expect(await beside.context.settings.read('agency.name')).toBe('Wayfarer');
    world.clock.advance(30_000);
    expect(await beside.context.settings.read('agency.name')).toBe('Blue Journeys');
  });
});

it('a value of another version that isn’t accepted counts as not set, and is reported once', async () => {
  await world.db.sql.query(
    `insert into agency_settings (key, value, revision, updated_at, updated_by) values
     ('booking.transferUntilDays', '"a fortnight"', 4, now(), 'somebody'),
     ('moon.phase', '"full"', 1, now(), 'somebody')`,
  );
  lines.length = 0;
  for (let i = 0; i < 3; i += 1) {
    world.clock.advance(30_000);
    expect(await world.context.settings.read('booking.transferUntilDays')).toBe(7);
  }
  const reports = lines.filter((line) => line.includes('is not accepted'));
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain('booking.transferUntilDays');
  expect(reports[0]).not.toContain('fortnight');
  expect(await settingOf('booking.transferUntilDays')).toMatchObject({ value: 7, revision: 4 });
  expect((await put('booking.transferUntilDays', 14, 4)).body.revision).toBe(5);
  expect(await world.context.settings.read('booking.transferUntilDays')).toBe(14);
});
