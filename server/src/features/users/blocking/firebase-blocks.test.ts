import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { firebaseAccounts } from '../../../adapters/firebase-identity.ts';
import { firebaseAdmin, type FirebaseAdmin } from '../../../adapters/firebase-admin.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  FIREBASE_PROJECT,
  openFirebaseServer,
  type FirebaseServer,
} from '../../../test/firebase-server.ts';
import type { TestPerson } from '../../../test/people.ts';
import { findOrCreateUser } from '../find-or-create-user.ts';

let world: TestApp;
let owner: TestPerson;
let firebase: FirebaseServer;
let admin: FirebaseAdmin;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
});
afterAll(() => world.close());
beforeEach(async () => {
  firebase = await openFirebaseServer(world.clock);
  const { apiBase, serviceAccount } = firebase;
  const { clock } = world;
  admin = firebaseAdmin({ projectId: FIREBASE_PROJECT, serviceAccount, clock, apiBase });
});
afterEach(() => firebase.close());

/** Configures the product as it is composed with Firebase, with or without a service account. */
function configure(serviceAccount: FirebaseAdmin | null): void {
  delete world.context.accounts.setDisabled;
  Object.assign(world.context.accounts, firebaseAccounts(serviceAccount));
}

async function arrive(uid: string) {
  const email = `${uid}@example.com`;
  firebase.users.set(uid, { email, disabled: false });
  await enter(uid, email);
  return { uid, email };
}

const enter = (uid: string, email: string) =>
  findOrCreateUser(world.context, {
    uid,
    email,
    emailVerified: true,
    name: 'Ada',
    authTime: world.clock.now(),
    provider: 'password',
  });
const block = (uid: string) =>
  owner.put(`/operator/customers/${uid}/block`, { reason: 'Stolen cards.' });
const unblock = (uid: string) => owner.delete(`/operator/customers/${uid}/block`);
const isDisabled = (uid: string) => firebase.users.get(uid)?.disabled;

it('a block disables the Firebase account, which can’t be deleted there and registered again [attack lift a block at Firebase]', async () => {
  configure(admin);
  const { email, uid } = await arrive('ada');
  expect((await block(uid)).status).toBe(200);
  expect(isDisabled(uid)).toBe(true);
  expect(await firebase.asPerson('delete', { idToken: uid })).toEqual({
    status: 400,
    code: 'USER_DISABLED',
  });
  expect((await firebase.asPerson('signUp', { email })).code).toBe('EMAIL_EXISTS');
  expect((await unblock(uid)).status).toBe(200);
  expect(isDisabled(uid)).toBe(false);
  expect((await firebase.asPerson('delete', { idToken: uid })).status).toBe(200);
});

it('a block is in force while Firebase is unreachable, and a job applies it there later [attack lift a block at Firebase]', async () => {
  configure(admin);
  const { email, uid } = await arrive('ben');
  firebase.trouble = [503, {}];
  expect((await block(uid)).status).toBe(200);
  await expect(enter(uid, email)).rejects.toMatchObject({ code: 'account_blocked' });
  await world.runJob('follow-blocks');
  firebase.trouble = null;
  expect(isDisabled(uid)).toBe(false);
  await world.runJob('follow-blocks');
  expect(isDisabled(uid)).toBe(true);
  firebase.calls.length = 0;
  await world.runJob('follow-blocks');
  expect(firebase.calls).toEqual([]);
});

it('without a service account, the address stays blocked here, and a later one applies the block [attack lift a block at Firebase]', async () => {
  configure(null);
  const { email, uid } = await arrive('cleo');
  expect((await block(uid)).status).toBe(200);
  expect(isDisabled(uid)).toBe(false);
  expect((await firebase.asPerson('delete', { idToken: uid })).status).toBe(200);
  expect((await firebase.asPerson('signUp', { email })).status).toBe(200);
  await expect(enter('cleo-again', email)).rejects.toMatchObject({ code: 'account_blocked' });

  firebase.users.set('cleo-again', { email, disabled: false });
  await world.runJob('follow-blocks');
  expect(isDisabled('cleo-again')).toBe(false);
  configure(admin);
  await world.runJob('follow-blocks');
  expect(isDisabled('cleo-again')).toBe(true);
});
