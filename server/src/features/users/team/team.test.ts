import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  makeMember,
  makeOwner,
  proveAddress,
  type TestPerson,
  verifyEmail,
} from '../../../test/people.ts';
import { PRODUCTION_ENV } from '../../../test/production-env.ts';

let world: TestApp;
let owner: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.createTraveler('Mia Member');
  await proveAddress(world, person);
});

const put = (body: object) => owner.put(`/operator/team/${person.uid}`, body);
const account = async () => (await person.get('/account')).body;
const team = async () => (await owner.get('/operator/team')).body as { _id: string }[];
const entryOf = async (uid: string) => (await team()).find(({ _id }) => _id === uid);

describe('a member of staff', () => {
  it('is made from a user, listed after the owners, and learns their permissions', async () => {
    expect(await account()).not.toHaveProperty('staff');
    const made = await put({ role: 'staff', extra: ['spots.write'], refundLimit: 5000 });
    expect([made.status, made.body]).toEqual([
      200,
      {
        _id: person.uid,
        name: 'Mia Member',
        email: person.email,
        emailVerified: true,
        role: 'staff',
        extra: ['spots.write'],
        refundLimit: 5000,
        since: world.clock.now().toISOString(),
      },
    ]);
    const [first, ...others] = await team();
    expect(first).toEqual({
      _id: owner.uid,
      name: owner.name,
      email: owner.email,
      emailVerified: false,
      role: 'owner',
      extra: [],
      refundLimit: null,
      since: null,
    });
    expect(others).toContainEqual(made.body);
    expect(await account()).toMatchObject({
      role: 'traveller',
      staff: {
        role: 'staff',
        permissions: [
          'bookings.read',
          'bookings.write',
          'checkin',
          'money.counter',
          'spots.write',
          'messages',
        ],
      },
    });
  });

  it('keeps working with a permission that no longer exists, and loses it at the next change', async () => {
    await put({ role: 'staff', extra: ['spots.write'] });
    const stored = JSON.stringify(['integrations.manage', 'spots.write', 'bookings.export']);
    await world.db.sql.query('update staff_members set extra = $2 where user_id = $1', [
      person.uid,
      stored,
    ]);
    expect(await entryOf(person.uid)).toMatchObject({ extra: ['spots.write'] });
    const { permissions } = (await account()).staff as { permissions: string[] };
    expect(permissions).toContain('spots.write');
    expect(permissions).not.toContain('integrations.manage');
    expect((await person.get('/operator/bookings')).status).toBe(200);
    expect((await person.get('/audit')).status).toBe(403);
    expect((await put({ role: 'staff', extra: ['integrations.manage'] })).status).toBe(400);
    expect((await put({ role: 'staff', extra: ['audit.read'] })).status).toBe(200);
    const { rows } = await world.db.sql.query(
      'select extra from staff_members where user_id = $1',
      [person.uid],
    );
    expect(rows).toEqual([{ extra: ['audit.read'] }]);
  });

  it('learns their role at the agency, as owners do; travelers learn that they aren’t staff', async () => {
    const about = async (caller: TestPerson) => (await caller.get('/operator/me')).body;
    const common = { photoUrl: null, agency: 'Wayfarer', live: false, mails: 'outbox' };
    const nobody = { name: 'Mia Member', role: null, permissions: [], refundLimit: null };
    expect(await about(person)).toEqual({ ...common, ...nobody });
    await put({ role: 'staff', extra: ['audit.read'], refundLimit: 700 });
    expect(await about(person)).toMatchObject({ role: 'staff', refundLimit: 700 });
    expect((await about(person)).permissions).toContain('audit.read');
    expect((await about(person)).permissions).not.toContain('team.manage');
    expect(await about(owner)).toMatchObject({ role: 'owner', refundLimit: null });
    expect((await about(owner)).permissions).toContain('team.manage');
    expect((await world.app.inject('/api/operator/me')).statusCode).toBe(401);
    await owner.delete(`/operator/team/${person.uid}`);
    expect(await about(person)).toEqual({ ...common, ...nobody });
  });

  it('stays a member since the first day when the role changes', async () => {
    const { since } = (await put({ role: 'staff', extra: [] })).body;
    world.clock.advance(60_000);
    const changed = await put({ role: 'manager', extra: ['audit.read', 'audit.read'] });
    expect(changed.body).toMatchObject({ role: 'manager', since, refundLimit: null });
    expect(changed.body.extra).toEqual(['audit.read']);
  });

  it.each([
    ['role', { role: 'owner', extra: [] }],
    ['extra', { role: 'staff', extra: ['team.manage'] }],
    ['extra', { role: 'staff', extra: ['everything'] }],
    ['refundLimit', { role: 'staff', extra: [], refundLimit: -1 }],
    ['refundLimit', { role: 'staff', extra: [], refundLimit: 1.5 }],
  ])('isn’t made with a wrong %s: %j', async (field, body) => {
    const refused = await put(body);
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
    expect(refused.body.field.split('.')[0]).toBe(field);
    expect(await entryOf(person.uid)).toBeUndefined();
  });

  it('is refused for people who don’t exist', async () => {
    const unknown = await owner.put('/operator/team/nobody', { role: 'staff', extra: [] });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    const removed = await owner.delete(`/operator/team/${person.uid}`);
    expect([removed.status, removed.body.code]).toEqual([404, 'not_found']);
  });

  it('is one until removed', async () => {
    await put({ role: 'manager', extra: [] });
    expect(await entryOf(person.uid)).toMatchObject({ role: 'manager' });
    const removed = await owner.delete(`/operator/team/${person.uid}`);
    expect([removed.status, removed.body]).toEqual([200, { deletedCount: 1 }]);
    expect(await entryOf(person.uid)).toBeUndefined();
    expect(await account()).not.toHaveProperty('staff');
  });

  it('is recorded in the audit log and in the person’s export', async () => {
    await put({ role: 'staff', extra: ['money.refund', 'audit.read'], refundLimit: 900 });
    const { body } = await person.get('/account/export');
    expect(body.staff).toEqual({
      role: 'staff',
      extra: ['money.refund', 'audit.read'],
      refundLimit: 900,
      since: world.clock.now().toISOString(),
    });
    await owner.delete(`/operator/team/${person.uid}`);
    const after = (await person.get('/account/export')).body;
    expect(after.staff).toBeNull();
    const acts = after.audit.map(({ action, detail }: Record<string, unknown>) => [action, detail]);
    expect(acts).toEqual([
      ['staff_changed', { role: 'staff', extra: 'audit.read money.refund', refundLimit: 900 }],
      ['staff_removed', { role: 'staff' }],
    ]);
    const log = (await owner.get('/audit')).body as { subjectId: string; byUserId: string }[];
    const about = log.filter(({ subjectId }) => subjectId === person.uid);
    expect(about.map(({ byUserId }) => byUserId)).toEqual([owner.uid, owner.uid]);
  });

  it('is removed with the account', async () => {
    await put({ role: 'staff', extra: [] });
    expect((await owner.delete(`/users/${person.uid}`)).status).toBe(200);
    const { rows } = await world.db.sql.query('select from staff_members where user_id = $1', [
      person.uid,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('an owner', () => {
  it('isn’t made a member: owners are promoted and demoted', async () => {
    await makeOwner(world.db, person);
    const refused = await put({ role: 'staff', extra: [] });
    expect([refused.status, refused.body.code]).toEqual([409, 'already_owner']);
    expect((await account()).staff.role).toBe('owner');
    expect((await account()).staff.permissions).toContain('team.manage');
  });

  it('who was a member before is a traveler when demoted, and not a member again', async () => {
    await put({ role: 'manager', extra: ['settings.write'] });
    expect((await owner.post(`/users/${person.uid}/promote`)).status).toBe(200);
    expect((await account()).staff.role).toBe('owner');
    expect((await team()).filter(({ _id }) => _id === person.uid)).toHaveLength(1);
    expect((await owner.post(`/users/${person.uid}/demote`)).status).toBe(200);
    expect(await account()).not.toHaveProperty('staff');
    expect((await person.get('/operator/settings')).status).toBe(403);
  });

  it('is listed once even if an older version promoted a member', async () => {
    await makeMember(world, person, 'staff');
    await makeOwner(world.db, person);
    const found = (await team()).filter(({ _id }) => _id === person.uid);
    expect(found).toMatchObject([{ role: 'owner' }]);
  });
});

describe('an account whose address isn’t verified [attack give a role to a squatter of an address]', () => {
  const problemOf = ({ body, status }: { status: number; body: { code?: string } }) => [
    status,
    body.code,
  ];
  let squatter: TestPerson;
  const give = (rights: object, by = owner) => by.put(`/operator/team/${squatter.uid}`, rights);
  beforeEach(async () => {
    squatter = await world.createTraveler('Sid Squatter');
  });

  it('is made neither a member nor an owner, and the lists say so', async () => {
    const refused = await give({ role: 'staff', extra: [] });
    expect(problemOf(refused)).toEqual([409, 'address_unproved']);
    expect(problemOf(await owner.post(`/users/${squatter.uid}/promote`))).toEqual([
      409,
      'address_unproved',
    ]);
    expect((await squatter.get('/operator/me')).body.role).toBeNull();
    const found = async () => (await owner.get(`/operator/customers?q=${squatter.email}`)).body;
    expect(await found()).toMatchObject([{ emailVerified: false, staff: false }]);

    await verifyEmail(world, squatter.uid);
    expect((await squatter.get('/account')).status).toBe(200);
    expect(await found()).toMatchObject([{ emailVerified: true }]);
    expect((await give({ role: 'manager', extra: [] })).body.emailVerified).toBe(true);
    expect((await owner.post(`/users/${squatter.uid}/promote`)).status).toBe(200);
  });

  it('that is a member from before keeps its permissions, and gets no more', async () => {
    await makeMember(world, squatter, 'staff', ['audit.read'], 500);
    for (const more of [
      { role: 'manager', extra: [] },
      { role: 'staff', extra: ['audit.read', 'spots.write'], refundLimit: 500 },
      { role: 'staff', extra: ['audit.read'], refundLimit: 501 },
    ]) {
      expect(problemOf(await give(more))).toEqual([409, 'address_unproved']);
    }
    expect((await give({ role: 'staff', extra: [], refundLimit: 100 })).status).toBe(200);
    expect(await entryOf(squatter.uid)).toMatchObject({ extra: [], refundLimit: 100 });
  });

  it('is accepted if there is no mail server to verify an address', async () => {
    const real = await createTestApp({ env: PRODUCTION_ENV });
    const [boss, ben] = [await real.createAdministrator(), await real.createTraveler()];
    const made = await boss.put(`/operator/team/${ben.uid}`, { role: 'staff', extra: [] });
    expect([made.status, made.body.emailVerified]).toEqual([200, false]);
    expect((await boss.post(`/users/${ben.uid}/promote`)).status).toBe(200);
    await real.close();
  });
});

it('a permission that only another version knows is left out', async () => {
  await makeMember(world, person, 'staff', ['spots.write', 'moon.walk' as 'spots.write']);
  expect(await entryOf(person.uid)).toMatchObject({ extra: ['spots.write'] });
  expect((await account()).staff.permissions).not.toContain('moon.walk');
});
