import type { AccountBlock } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { callerWith } from '../../../test/caller.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import {
  askToMove,
  identityCall,
  makeMember,
  moveTo,
  proveAddress,
  signInTraveler,
  type TestPerson,
} from '../../../test/people.ts';
import { findOrCreateUser } from '../find-or-create-user.ts';

let world: TestApp;
let beside: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  beside = await createTestApp({ db: world.db, clock: world.clock });
  owner = await world.createAdministrator();
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const block = (id: string, by = owner, reason = 'Stolen cards.') =>
  by.put(`/operator/customers/${id}/block`, { reason });
const refusalOf = ({ body, status }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body['error'] as { message?: string } | undefined)?.message,
];
const isDisabled = async (uid: string) => (await world.identity.admin.getUser(uid))?.disabled;
const unblock = (id: string, by = owner) => by.delete(`/operator/customers/${id}/block`);
const acts = async (id: string) =>
  ((await owner.get('/audit')).body as { subjectId: string; action: string; detail: object }[])
    .filter(({ subjectId }) => subjectId === id)
    .map(({ action, detail }) => [action, detail])
    .reverse();

describe('a blocked account', () => {
  it('can do nothing from its next request on, in every process, until it is unblocked', async () => {
    const ada = await world.createTraveler();
    expect((await ada.get('/account')).status).toBe(200);
    const made = await block(ada.uid);
    expect([made.status, made.body]).toEqual([
      200,
      {
        at: world.clock.now().toISOString(),
        by: { _id: owner.uid, name: owner.name },
        reason: 'Stolen cards.',
        endedAt: null,
      },
    ]);
    const elsewhere = await beside.app.inject({
      url: '/api/account',
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([403, 'account_blocked']);
    for (const answer of [
      await ada.get('/account'),
      await ada.get('/account/export'),
      await ada.post('/users', { name: 'Ada', email: ada.email }),
      await ada.post('/bookings', {}),
      await ada.delete(`/users/${ada.uid}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'account_blocked']);
    const refused = await ada.get('/account');
    expect(refused.body.message).toContain('journeys@example.com');
    expect(refused.body.message).not.toContain('Stolen');

    expect((await unblock(ada.uid)).body).toEqual({ deletedCount: 1 });
    expect((await ada.get('/account')).status).toBe(200);
    const again = await signInTraveler(world.app, ada.email);
    expect((await again.get('/account')).status).toBe(200);
    expect(await acts(ada.uid)).toEqual([
      ['account_blocked', {}],
      ['account_unblocked', {}],
    ]);
  });

  it('is disabled at the identity service, too: no sign-in, no renewal, no deletion [attack lift a block by ending the sign-in]', async () => {
    const ada = await world.createTraveler();
    await block(ada.uid);
    const { email, password, refreshToken, token: idToken } = ada;
    const refusals = [
      await identityCall(world.app, 'signInWithPassword', { email, password }),
      await identityCall(world.app, 'delete', { idToken }),
      await identityCall(world.app, 'update', { idToken, displayName: 'Ann' }),
    ];
    expect(refusals.map(refusalOf)).toEqual(refusals.map(() => [400, 'USER_DISABLED']));
    const renewal = await world.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=wayfarer-web',
      payload: { grant_type: 'refresh_token', refresh_token: refreshToken },
    });
    expect([renewal.statusCode, renewal.json().error.message]).toEqual([400, 'USER_DISABLED']);
    await world.runJob('finish-deletions');
    expect((await owner.get(`/operator/customers/${ada.uid}`)).status).toBe(200);
    await unblock(ada.uid);
    expect((await signInTraveler(world.app, email)).uid).toBe(ada.uid);
  });

  it('is refused even if another service, such as Firebase, verified the token', async () => {
    const identity = {
      uid: 'from-firebase',
      email: 'f@example.com',
      emailVerified: true,
      name: 'F',
      authTime: world.clock.now(),
      provider: 'google.com',
    };
    expect(await findOrCreateUser(world.context, identity)).toMatchObject({ uid: identity.uid });
    expect((await block(identity.uid)).status).toBe(200);
    const refused = findOrCreateUser(world.context, identity);
    await expect(refused).rejects.toMatchObject({ code: 'account_blocked', status: 403 });
  });

  it('keeps its evidence: bookings, messages and places stay, and the reasons of all blocks', async () => {
    const ada = await world.createTraveler();
    const spot = await addSpot(ada);
    const booked = await ada.post('/bookings', bookingInput(spot));
    await block(ada.uid, owner, 'First.');
    await unblock(ada.uid);
    world.clock.advance(1000);
    await block(ada.uid, owner, 'Second.');
    expect((await world.anonymous.get(`/allSpots/${spot._id}`)).status).toBe(200);
    const { body } = await owner.get(`/operator/customers/${ada.uid}`);
    expect(body.customer).toMatchObject({ blocked: true, bookings: 1 });
    expect(body.bookings).toMatchObject([{ _id: booked.body._id }]);
    const reasons = body.blocks.map(({ endedAt, reason }: AccountBlock) => [
      reason,
      endedAt === null,
    ]);
    expect(reasons).toEqual([
      ['Second.', true],
      ['First.', false],
    ]);
    const only = (await owner.get('/operator/customers?blocked=true')).body as { _id: string }[];
    expect(only.map(({ _id }) => _id)).toContain(ada.uid);
    const { blocks } = (await owner.get(`/operator/customers/${ada.uid}/export`)).body;
    expect(blocks).toHaveLength(2);
    expect((await owner.delete(`/operator/customers/${ada.uid}`)).status).toBe(200);
  });
});

describe('a blocked address [attack lift a block by ending the sign-in]', () => {
  const register = async (email: string) => {
    const account = { email, password: 'Correct!horse7', returnSecureToken: true };
    const { body } = await identityCall(world.app, 'signUp', account);
    const { idToken = '', localId: uid = '' } = body;
    return { uid, ...callerWith(world.app, { authorization: `Bearer ${idToken}` }) };
  };
  const codeOf = async (person: { get: TestPerson['get'] }) => (await person.get('/account')).body.code; // prettier-ignore

  it('stays blocked when the account is deleted and registered again, until it is unblocked', async () => {
    const ada = await world.createTraveler();
    await block(ada.uid);
    expect((await owner.delete(`/operator/customers/${ada.uid}`)).status).toBe(200);
    const again = await register(ada.email.toUpperCase());
    expect(await codeOf(again)).toBe('account_blocked');
    expect((await again.post('/bookings', {})).body.code).toBe('account_blocked');
    expect(refusalOf(await identityCall(world.app, 'signInWithPassword', ada))).toEqual([
      400,
      'USER_DISABLED',
    ]);
    const { body } = await owner.get(`/operator/customers/${again.uid}`);
    expect(body.customer.blocked).toBe(true);
    expect(body.blocks).toMatchObject([{ by: { _id: owner.uid }, endedAt: null }]);
    expect(body.blocks[0].reason).not.toContain('Stolen');
    expect(await acts(again.uid)).toEqual([['account_blocked', {}], ['customer_seen', {}]]); // prettier-ignore
    const { rows } = await world.db.sql.query('select * from blocked_addresses');
    expect(JSON.stringify(rows)).not.toContain(ada.email);

    expect((await unblock(again.uid)).status).toBe(200);
    expect(await codeOf(again)).toBeUndefined();
    expect((await again.delete(`/users/${again.uid}`)).status).toBe(200);
    expect(await codeOf(await register(ada.email))).toBeUndefined();
  });

  it('stays blocked for an account from before addresses were stored', async () => {
    const ada = await world.createTraveler();
    await block(ada.uid);
    await world.db.sql.query('delete from blocked_addresses');
    await owner.delete(`/operator/customers/${ada.uid}`);
    expect(await codeOf(await register(ada.email))).toBe('account_blocked');
  });

  it('stays blocked for an account that moves there, and so does a former address', async () => {
    const [ada, ben] = [await world.createTraveler(), await world.createTraveler()];
    const former = ada.email;
    await moveTo(world, `moved-${former}`, ada);
    await block(ada.uid);
    await owner.delete(`/operator/customers/${ada.uid}`);
    const oobCode = await askToMove(world, ben, former);
    expect((await identityCall(world.app, 'update', { oobCode })).status).toBe(200);
    const { body } = await owner.get(`/operator/customers/${ben.uid}`);
    expect(body.customer).toMatchObject({ email: former, blocked: true });
    await world.runJob('follow-blocks');
    expect(await isDisabled(ben.uid)).toBe(true);
    expect(await codeOf(await register(`moved-${former}`))).toBe('account_blocked');
  });

  it('is recognized from another service, such as Firebase, with another id', async () => {
    const ada = await world.createTraveler();
    await block(ada.uid);
    const identity = {
      uid: `firebase-${ada.uid}`,
      email: ada.email,
      emailVerified: true,
      name: 'Ada',
      authTime: world.clock.now(),
      provider: 'google.com',
    };
    const enter = () => findOrCreateUser(world.context, identity);
    const both = await Promise.allSettled([enter(), enter()]);
    expect(both.map((one) => one.status === 'rejected' && one.reason.code)).toEqual([
      'account_blocked',
      'account_blocked',
    ]);
  });
});

describe('the identity service', () => {
  it('is notified by a job if it couldn’t be notified at once, also of the end', async () => {
    const ada = await world.createTraveler();
    const { accounts } = world.context;
    const tell = vi.spyOn(accounts, 'setDisabled').mockRejectedValue(new Error('away'));
    expect((await block(ada.uid)).status).toBe(200);
    expect(await isDisabled(ada.uid)).toBe(false);
    expect((await ada.get('/account')).body.code).toBe('account_blocked');
    tell.mockRestore();
    await world.runJob('follow-blocks');
    expect(await isDisabled(ada.uid)).toBe(true);
    vi.spyOn(accounts, 'setDisabled').mockRejectedValue(new Error('away'));
    expect((await unblock(ada.uid)).status).toBe(200);
    vi.restoreAllMocks();
    expect(await isDisabled(ada.uid)).toBe(true);
    await world.runJob('follow-blocks');
    expect(await isDisabled(ada.uid)).toBe(false);
  });

  it('finally knows the decision, even if two people decide at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await world.createTraveler();
      await block(ada.uid);
      await Promise.all([unblock(ada.uid), block(ada.uid), unblock(ada.uid), block(ada.uid)]);
      const { body } = await owner.get(`/operator/customers/${ada.uid}`);
      expect(await isDisabled(ada.uid)).toBe(body.customer.blocked);
    }
  });
});

describe('blocking', () => {
  it('twice is refused, even at once; so is unblocking an account that isn’t blocked', async () => {
    const ada = await world.createTraveler();
    const answers = await Promise.all([block(ada.uid), block(ada.uid), block(ada.uid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await block(ada.uid)).body.code).toBe('already_decided');
    const ends = await Promise.all([unblock(ada.uid), unblock(ada.uid)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('requires a reason', async () => {
    const ada = await world.createTraveler();
    const refused = await block(ada.uid, owner, ' ');
    expect([refused.status, refused.body.field]).toEqual([400, 'reason']);
  });

  it('is impossible for oneself, and team members can be blocked only by owners', async () => {
    const [helper, staff] = [await world.createTraveler(), await world.createTraveler()];
    await makeMember(world, helper, 'staff', ['customers.erase']);
    await makeMember(world, staff, 'manager');
    expect((await block(owner.uid)).body.code).toBe('own_account');
    expect((await block(helper.uid, helper)).body.code).toBe('own_account');
    for (const { uid } of [owner, staff])
      expect((await block(uid, helper)).body.code).toBe('forbidden');
    expect((await block(staff.uid)).status).toBe(200);
    expect((await staff.get('/operator/inbox')).body.code).toBe('account_blocked');
    expect((await unblock(staff.uid, helper)).body.code).toBe('forbidden');
    expect((await unblock(staff.uid)).status).toBe(200);
  });

  it('leaves one owner who can use the account, even if two block each other at once', async () => {
    const [anna, bert] = [await world.createAdministrator(), await world.createAdministrator()];
    const answers = await Promise.all([block(bert.uid, anna), block(anna.uid, bert)]);
    const codes = answers.map(({ body, status }) => (status === 200 ? 'done' : body.code)).sort();
    expect(codes).toEqual(['account_blocked', 'done']);
    const [left, gone] = answers[0]?.status === 200 ? [anna, bert] : [bert, anna];
    // the person `left` demotes the owner; a blocked administrator doesn't count as one who remains
    expect((await left.post(`/users/${owner.uid}/demote`)).status).toBe(200);
    const last = await left.post(`/users/${left.uid}/demote`);
    expect([last.status, last.body.code]).toEqual([409, 'last_administrator']);
    const leaving = await left.delete(`/users/${left.uid}`);
    expect([leaving.status, leaving.body.code]).toEqual([409, 'last_administrator']);
    expect((await unblock(gone.uid, left)).status).toBe(200);
    await proveAddress(world, owner);
    expect((await left.post(`/users/${owner.uid}/promote`)).status).toBe(200);
  });
});
