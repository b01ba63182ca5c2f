import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember, proveAddress, type TestPerson } from '../../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let second: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  [owner, second] = [await world.createAdministrator(), await world.createAdministrator()];
  await proveAddress(world, owner, second);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.sql.query('delete from mail_outbox');
  member = await world.createTraveler('Mallory Member');
  await makeMember(world, member, 'manager');
});

const problemOf = ({ body, status }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const leave = (who: TestPerson, query = '') => who.delete(`/users/${who.uid}${query}`);
const mails = async () => {
  const { rows } = await world.db.sql.query<{ recipient: string; subject: string; text: string }>(
    `select recipient, subject, text_body as text from mail_outbox
     where subject like '%left the team' order by recipient`,
  );
  return rows;
};
const bothOwners = () => [owner.email, second.email].sort();
const acts = async ({ uid }: TestPerson) => {
  const { body } = await owner.get(`/operator/audit?record=${uid}`);
  return (body as Record<string, unknown>[])
    .toReversed()
    .map(({ action, byName, detail, subjectName }) => [action, byName, subjectName, detail]);
};

describe('a member who wants to delete their own account [attack vanish from the books]', () => {
  it('has to leave the team first, and can delete it once an owner has removed them', async () => {
    expect(problemOf(await leave(member))).toEqual([409, 'still_on_team']);
    expect((await member.get('/operator/me')).body.role).toBe('manager');
    expect((await owner.delete(`/operator/team/${member.uid}`)).status).toBe(200);
    expect((await leave(member)).status).toBe(200);
    expect((await acts(member)).slice(0, 1)).toEqual([
      ['staff_removed', owner.name, 'Mallory Member', { role: 'manager' }],
    ]);
  });

  it('is an owner: the same applies, and the last one stays an owner', async () => {
    expect(problemOf(await leave(second))).toEqual([409, 'still_on_team']);
    const insisting = '?evenWithOpenBusiness=true';
    expect(problemOf(await leave(second, insisting))).toEqual([409, 'still_on_team']);
    const alone = await createTestApp();
    const last = await alone.createAdministrator();
    expect(problemOf(await leave(last))).toEqual([409, 'last_administrator']);
    await alone.close();
  });
});

describe('a colleague who leaves', () => {
  it('by being removed: the owners get an email', async () => {
    await owner.delete(`/operator/team/${member.uid}`);
    const told = await mails();
    expect(told.map(({ recipient }) => recipient)).toEqual(bothOwners());
    expect(told[0]?.subject).toBe('Mallory Member left the team');
    expect(told[0]?.text).toContain(
      `Mallory Member (manager) was removed from the team by ${owner.name}.`,
    );
    expect((await owner.delete(`/operator/team/${member.uid}`)).status).toBe(404);
    expect(await mails()).toHaveLength(2);
  });

  it('by deletion by an owner: recorded under the name at that time, and emailed', async () => {
    expect((await owner.delete(`/users/${member.uid}`)).status).toBe(200);
    expect(await acts(member)).toEqual([
      ['staff_removed', owner.name, 'Mallory Member', { role: 'manager' }],
      ['user_deleted', owner.name, 'Mallory Member', { places: 'remove' }],
    ]);
    const told = await mails();
    expect(told.map(({ recipient }) => recipient)).toEqual(bothOwners());
    expect(told[0]?.text).toContain('and the account was deleted');
  });

  it('as an owner who is demoted or deleted: the others and, if the account still exists, they get it', async () => {
    const third = await world.createAdministrator();
    await proveAddress(world, third);
    await owner.post(`/users/${third.uid}/demote`);
    const everybody = [...bothOwners(), third.email].sort();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(everybody);
    await owner.post(`/users/${third.uid}/promote`);
    await world.db.sql.query('delete from mail_outbox');
    expect((await owner.delete(`/users/${third.uid}`)).status).toBe(200);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(bothOwners());
    expect((await acts(third)).at(-2)?.[3]).toEqual({ role: 'owner' });
  });

  it('is reported to the agency’s own address if no owner has verified one', async () => {
    const real = await createTestApp();
    const [boss, ben] = [await real.createAdministrator(), await real.createTraveler('Ben')];
    await makeMember(real, ben, 'staff');
    await boss.delete(`/operator/team/${ben.uid}`);
    const { rows } = await real.db.sql.query(
      `select recipient from mail_outbox where subject = 'Ben left the team'`,
    );
    expect(rows).toEqual([{ recipient: 'journeys@example.com' }]);
    await real.close();
  });

  it('whose sign-in was deleted outside of the product is recorded and reported anyway', async () => {
    await world.db.sql.query(
      'insert into deleted_users (id, deleted_at, identity_deleted_at) values ($1, $2, $2)',
      [member.uid, world.clock.now()],
    );
    await world.runJob('finish-deletions');
    expect(await acts(member)).toEqual([
      ['staff_removed', 'The server', 'Mallory Member', { role: 'manager' }],
      ['user_deleted', 'The server', 'Mallory Member', {}],
    ]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(bothOwners());
  });

  it('leaves once, even if two owners remove and delete at once', async () => {
    const answers = await Promise.all([
      owner.delete(`/operator/team/${member.uid}`),
      second.delete(`/users/${member.uid}`),
      owner.delete(`/users/${member.uid}`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const left = (await acts(member)).map(([action]) => action);
    expect(left).toEqual(['staff_removed', 'user_deleted']);
    expect(await mails()).toHaveLength(2);
  });
});
