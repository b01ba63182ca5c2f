import type { StaffInvitation } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember, proveAddress, type TestPerson } from '../../../test/people.ts';
import { PRODUCTION_ENV } from '../../../test/production-env.ts';

let world: TestApp;
let owner: TestPerson;
let mia: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.createAdministrator();
  mia = await world.createTraveler('Mia Member');
});

const invite = (email: string, role = 'manager') =>
  owner.post('/operator/invitations', { email, role });

async function mailedToken(email: string): Promise<string> {
  const { rows } = await world.db.sql.query<{ body: string }>(
    `select mail_outbox::text as body from mail_outbox where mail_outbox::text ilike '%' || $1 || '%'
     order by created_at desc, id desc limit 1`,
    [email],
  );
  return /\/admin\/join#([\w-]{43})/.exec(rows[0]?.body ?? '')?.[1] ?? '';
}
const accept = (person: TestPerson, token: string) => person.post('/invitations/accept', { token });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const role = async () => (await mia.get('/operator/me')).body.role as string | null;
const pending = async () =>
  ((await owner.get('/operator/invitations')).body as StaffInvitation[]).map(({ email }) => email);

describe('an invitation to the team', () => {
  it('makes someone who verifies its address a member with its role, once', async () => {
    const made = await invite(mia.email.toUpperCase());
    expect([made.status, made.body.role]).toEqual([200, 'manager']);
    expect(made.body.link).toBeNull();
    expect(await pending()).toHaveLength(1);
    const token = await mailedToken(mia.email);
    const other = await world.createTraveler();
    expect(codeOf(await accept(other, token))).toEqual([409, 'invitation_for_other']);
    expect(codeOf(await accept(mia, token))).toEqual([409, 'invitation_for_other']);
    // anyone can sign up with another person's address
    expect((await mia.get('/account/export')).body.invitation).toBeNull();
    await proveAddress(world, mia);
    expect((await accept(mia, token)).body).toEqual({ role: 'manager' });
    expect(await role()).toBe('manager');
    expect(await pending()).toEqual([]);
    expect(codeOf(await accept(mia, token))).toEqual([409, 'invitation_ended']);
    const log = (await owner.get('/operator/audit?kind=team')).body as { action: string }[];
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff_joined', 'staff_invited']),
    );
  });

  it('ends when it is withdrawn, written again, or its week is over', async () => {
    const { body } = await invite(mia.email);
    const first = await mailedToken(mia.email);
    await invite(mia.email, 'staff');
    const second = await mailedToken(mia.email);
    expect(second).not.toBe(first);
    expect(codeOf(await accept(mia, first))).toEqual([409, 'invitation_ended']);
    expect((await owner.delete(`/operator/invitations/${body._id}`)).status).toBe(404);
    const [now] = (await owner.get('/operator/invitations')).body as StaffInvitation[];
    expect((await owner.delete(`/operator/invitations/${now?._id}`)).status).toBe(200);
    expect(codeOf(await accept(mia, second))).toEqual([409, 'invitation_ended']);
    await world.db.sql.query(`delete from staff_invitations`);
    await invite(mia.email);
    await world.db.sql.query('update staff_invitations set expires_at = created_at');
    expect(codeOf(await accept(mia, await mailedToken(mia.email)))).toEqual([
      409,
      'invitation_ended',
    ]);
    expect(await role()).toBeNull();
  });

  it('gives no more rights to someone who already works there, and is void if its author is no longer an owner [attack an invitation to more rights]', async () => {
    await makeMember(world, mia, 'staff');
    expect(codeOf(await invite(mia.email))).toEqual([409, 'already_staff']);
    expect((await mia.post('/operator/invitations', { email: 'a@b.example', role: 'manager' })).status).toBe(403); // prettier-ignore
    const tom = await world.createTraveler();
    await invite(tom.email);
    const token = await mailedToken(tom.email);
    await world.db.sql.query(`update users set role = 'traveller' where id = $1`, [owner.uid]);
    expect(codeOf(await accept(tom, token))).toEqual([409, 'invitation_ended']);
    const anonymous = await world.anonymous.post('/invitations/accept', { token });
    expect(anonymous.status).toBe(401);
    const wrong = await owner.post('/operator/invitations', { email: 'nobody', role: 'owner' });
    expect(wrong.status).toBe(403);
  });
});

it('an invented link opens no invitation [attack an invented invitation]', async () => {
  await proveAddress(world, mia);
  const { body } = await invite(mia.email);
  const token = await mailedToken(mia.email);
  for (const guess of ['x', 'x'.repeat(43), String(body._id), `${token}x`, token.slice(1)])
    expect(codeOf(await accept(mia, guess))).toEqual([409, 'invitation_ended']);
  expect(await role()).toBeNull();
  expect((await accept(mia, token)).status).toBe(200);
});

describe('an invitation of someone whose role changes [attack come back by an older invitation]', () => {
  const staff = { role: 'staff', extra: [] };
  const team = () => `/operator/team/${mia.uid}`;
  const acts: readonly [string, () => Promise<unknown>][] = [
    ['is added directly', () => owner.put(team(), staff)],
    ['is removed', () => owner.delete(team())],
    ['is made an owner', () => owner.post(`/users/${mia.uid}/promote`)],
    ['is demoted', () => owner.post(`/users/${mia.uid}/demote`)],
  ];
  beforeEach(() => proveAddress(world, mia));

  it.each(acts)('ends when they are: %s', async (what, act) => {
    if (what === 'is removed') await owner.put(team(), staff);
    if (what === 'is demoted') await owner.post(`/users/${mia.uid}/promote`);
    // simulates an invitation that was written at the same time
    const other = await world.createTraveler();
    await invite(other.email);
    const token = await mailedToken(other.email);
    await world.db.sql.query('update staff_invitations set email = $1, email_key = $1 where email_key = $2', [mia.email, other.email]); // prettier-ignore
    expect(await act()).toMatchObject({ status: 200 });
    expect(await pending()).not.toContain(mia.email);
    if (what !== 'is removed') await owner.delete(team());
    await owner.post(`/users/${mia.uid}/demote`);
    expect(codeOf(await accept(mia, token))).toEqual([409, 'invitation_ended']);
    expect(await role()).toBeNull();
  });

  it('ends under a former address, too, unless someone else has it now', async () => {
    const [former, taken] = ['former-mia@example.com', (await world.createTraveler()).email];
    for (const email of [former, taken]) {
      await invite(email);
      await world.db.sql.query(
        'insert into former_addresses (uid, email_key, left_at) values ($1, $2, now())',
        [mia.uid, email],
      );
    }
    await owner.put(team(), staff);
    expect(await pending()).not.toContain(former);
    expect(await pending()).toContain(taken);
  });

  it('doesn’t bring back someone who accepts it while being added and removed', async () => {
    for (let round = 0; round < 5; round += 1) {
      await world.db.sql.query('delete from staff_invitations');
      await world.db.sql.query('delete from staff_members');
      await invite(mia.email);
      const token = await mailedToken(mia.email);
      const answers = await Promise.all([accept(mia, token), owner.put(team(), staff)]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect((await owner.delete(team())).status).toBe(200);
      expect(codeOf(await accept(mia, token))).toEqual([409, 'invitation_ended']);
      expect(await role()).toBeNull();
    }
  });
});

describe('without a mail server', () => {
  let real: TestApp;
  beforeAll(async () => {
    real = await createTestApp({ env: PRODUCTION_ENV });
  });
  afterAll(() => real.close());

  it('the response has the link, only once, and the address counts as it is', async () => {
    const boss = await real.createAdministrator();
    const [ben, eve] = [await real.createTraveler(), await real.createTraveler()];
    const made = await boss.post('/operator/invitations', { email: ben.email, role: 'staff' });
    const [url, token] = String(made.body.link).split('#');
    expect(url).toBe('https://wayfarer.test/admin/join');
    const { body: listed } = await boss.get('/operator/invitations');
    expect(JSON.stringify(listed)).not.toContain(token);
    const { rows: written } = await real.db.sql.query('select 1 from mail_outbox where recipient = $1', [ben.email]); // prettier-ignore
    expect(written).toEqual([]);
    expect(codeOf(await accept(eve, token ?? ''))).toEqual([409, 'invitation_for_other']);
    expect((await accept(ben, token ?? '')).body).toEqual({ role: 'staff' });
    expect((await ben.get('/operator/me')).body).toMatchObject({ role: 'staff', mails: 'none' });
  });

  it('calls that only send an email are refused', async () => {
    const boss = await real.createAdministrator();
    const refusals = [
      await real.anonymous.post('/newsletterSubscriptions', { email: 'a@b.example', consent: true }), // prettier-ignore
      await boss.post('/operator/inbox/m1/replies', { text: 'Yes.' }),
      await boss.post('/operator/bookings/b1/mails', { subject: 'Ferry', body: 'It is late.' }),
      await boss.post('/operator/mails/booked/test', { bookingId: 'b1' }),
    ];
    expect(refusals.map(codeOf)).toEqual(refusals.map(() => [409, 'no_mail_server']));
    const { rows } = await real.db.sql.query('select 1 from newsletter_subscriptions');
    expect(rows).toEqual([]);
  });
});
