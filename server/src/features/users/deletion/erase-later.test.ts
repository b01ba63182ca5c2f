import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import { identityCall, makeMember, signInTraveler, type TestPerson } from '../../../test/people.ts';

let world: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
});
afterAll(() => world.close());

const path = (id: string) => `/operator/customers/${id}/erasure`;
const ask = (who: TestPerson, by = owner, body: object = { name: who.name }) =>
  by.post(path(who.uid), body);
const exists = async (id: string) => (await owner.get(`/operator/customers/${id}`)).status === 200;
const carryOut = () => world.runJob('carry-out-erasures');
/** Moves the clock and signs the owner in again, because tokens and recent sign-ins have expired by then. */
async function later(hours: number) {
  world.clock.advance(hours * 60 * 60_000);
  owner = { ...(await signInTraveler(world.app, owner.email)), name: owner.name };
}

describe('the erasure of a customer', () => {
  it('waits for a day, in which the account is locked, can be exported, and can be restored', async () => {
    const ada = await world.createTraveler();
    const asked = await ask(ada);
    expect([asked.status, asked.body.byName]).toEqual([201, owner.name]);
    const day = Date.parse(asked.body.dueAt) - world.clock.now().getTime();
    expect(day).toBe(24 * 60 * 60_000);
    expect((await ada.get('/account')).body.code).toBe('account_blocked');
    expect((await owner.get(`/operator/customers/${ada.uid}/export`)).status).toBe(200);
    expect((await owner.get(`/operator/customers/${ada.uid}`)).body.erasure).toEqual(asked.body);
    expect((await ask(ada)).body.code).toBe('already_decided');
    await carryOut();
    expect(await exists(ada.uid)).toBe(true);

    expect((await owner.delete(path(ada.uid))).body).toEqual({ deletedCount: 1 });
    expect((await owner.delete(path(ada.uid))).status).toBe(404);
    expect((await ada.get('/account')).status).toBe(200);
    await later(25);
    await carryOut();
    expect(await exists(ada.uid)).toBe(true);
  });

  it('is carried out after a day, and the address is free again', async () => {
    const ada = await world.createTraveler();
    await ask(ada);
    await later(24);
    await carryOut();
    expect(await exists(ada.uid)).toBe(false);
    const acts = (await owner.get('/audit')).body as {
      subjectId: string;
      action: string;
      byUserId: string;
    }[];
    expect(
      acts
        .filter(({ subjectId }) => subjectId === ada.uid)
        .map(({ action, byUserId }) => [action, byUserId]),
    ).toEqual([
      ['user_deleted', owner.uid],
      ['erasure_asked', owner.uid],
    ]);
    const account = { email: ada.email, password: ada.password, returnSecureToken: true };
    expect((await identityCall(world.app, 'signInWithPassword', account)).status).toBe(400);
    expect((await identityCall(world.app, 'signUp', account)).status).toBe(200);
  });

  it('keeps the block of someone who was blocked before', async () => {
    const ada = await world.createTraveler();
    await owner.put(`/operator/customers/${ada.uid}/block`, { reason: 'Stolen cards.' });
    await ask(ada);
    await owner.delete(path(ada.uid));
    expect((await ada.get('/account')).body.code).toBe('account_blocked');
  });

  it('requires the name, the permission, and a customer who is someone else', async () => {
    const ada = await world.createTraveler('Ada Byron');
    const other = await ask(ada, owner, { name: 'Ada' });
    expect([other.status, other.body.field]).toEqual([400, 'name']);
    const clerk = await world.createTraveler();
    await makeMember(world, clerk, 'staff');
    expect((await ask(ada, clerk)).status).toBe(403);
    expect((await ask(ada, await world.createTraveler())).status).toBe(403);
    expect((await world.anonymous.post(path(ada.uid), { name: 'x' })).status).toBe(401);
    expect((await owner.post(path('nobody'), { name: 'x' })).status).toBe(404);
    expect((await ask(owner)).body.code).toBe('own_account');
    expect((await ada.get('/account')).status).toBe(200);
    const loose = await ask(ada, owner, { name: '  ada  BYRON ' });
    expect(loose.status).toBe(201);
  });

  it('is retried an hour later while there is a paid trip ahead', async () => {
    const ada = await world.createTraveler();
    const booked = await ada.post('/bookings', bookingInput(await addSpot(owner)));
    await ask(ada);
    await owner.post(`/operator/bookings/${booked.body._id}/counterPayments`, {
      kind: 'received',
      method: 'cash',
      amount: 100,
      receivedOn: world.clock.now().toISOString().slice(0, 10),
    });
    await later(24);
    await carryOut();
    expect(await exists(ada.uid)).toBe(true);
    expect((await owner.get(`/operator/customers/${ada.uid}`)).body.erasure.dueAt).toBe(
      new Date(world.clock.now().getTime() + 60 * 60_000).toISOString(),
    );
  });
});
