import type { AccountBlock } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import {
  makeMember,
  proveAddress,
  signInTraveller,
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
const unblock = (id: string, by = owner) => by.delete(`/operator/customers/${id}/block`);
const acts = async (id: string) =>
  ((await owner.get('/audit')).body as { subjectId: string; action: string; detail: object }[])
    .filter(({ subjectId }) => subjectId === id)
    .map(({ action, detail }) => [action, detail])
    .reverse();

describe('a blocked account', () => {
  it('can do nothing from its next request on, in every process, until it is unblocked', async () => {
    const ada = await world.createTraveller();
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
    // A new sign-in brings a new token, and no way in.
    const again = await signInTraveller(world.app, ada.email);
    const refused = await again.get('/account');
    expect([refused.status, refused.body.code]).toEqual([403, 'account_blocked']);
    expect(refused.body.message).toContain('journeys@example.com');
    expect(refused.body.message).not.toContain('Stolen');

    expect((await unblock(ada.uid)).body).toEqual({ deletedCount: 1 });
    expect((await ada.get('/account')).status).toBe(200);
    expect((await again.get('/account')).status).toBe(200);
    expect(await acts(ada.uid)).toEqual([
      ['account_blocked', {}],
      ['account_unblocked', {}],
    ]);
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
    const ada = await world.createTraveller();
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

describe('blocking', () => {
  it('twice is refused, also at once; so is unblocking who is not blocked', async () => {
    const ada = await world.createTraveller();
    const answers = await Promise.all([block(ada.uid), block(ada.uid), block(ada.uid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await block(ada.uid)).body.code).toBe('already_decided');
    const ends = await Promise.all([unblock(ada.uid), unblock(ada.uid)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('needs a reason', async () => {
    const ada = await world.createTraveller();
    const refused = await block(ada.uid, owner, ' ');
    expect([refused.status, refused.body.field]).toEqual([400, 'reason']);
  });

  it('is not for oneself, and of people of the agency only for owners', async () => {
    const [helper, staff] = [await world.createTraveller(), await world.createTraveller()];
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

  it('leaves one owner who can use the account, also when two block each other at once', async () => {
    const [anna, bert] = [await world.createAdministrator(), await world.createAdministrator()];
    const answers = await Promise.all([block(bert.uid, anna), block(anna.uid, bert)]);
    const codes = answers.map(({ body, status }) => (status === 200 ? 'done' : body.code)).sort();
    expect(codes).toEqual(['account_blocked', 'done']);
    const [left, gone] = answers[0]?.status === 200 ? [anna, bert] : [bert, anna];
    // The others leave; a blocked owner does not count as one who can look after the rest.
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
