import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  FIREBASE_PROJECT,
  openFirebaseServer,
  type FirebaseServer,
} from '../test/firebase-server.ts';
import { TestClock } from '../test/test-clock.ts';
import { firebaseAdmin } from './firebase-admin.ts';

let clock: TestClock;
let firebase: FirebaseServer;

beforeEach(async () => {
  clock = new TestClock();
  firebase = await openFirebaseServer(clock);
  firebase.users.set('ada', { email: 'ada@example.com', disabled: false });
});
afterEach(() => firebase.close());

const admin = (projectId = FIREBASE_PROJECT, account = firebase.serviceAccount) =>
  firebaseAdmin({ projectId, serviceAccount: account, clock, apiBase: firebase.apiBase });
const isDisabled = () => firebase.users.get('ada')?.disabled;

describe('Firebase, with a service account', () => {
  it('disables and enables an account, with one token for an hour', async () => {
    const { probe, setDisabled } = admin();
    await setDisabled('ada', true);
    expect(isDisabled()).toBe(true);
    await setDisabled('ada', false);
    expect(isDisabled()).toBe(false);
    await probe();
    expect(firebase.calls).toEqual([
      'token',
      'accounts:update',
      'accounts:update',
      'accounts:lookup',
    ]);
    clock.advance(3_600_000);
    await setDisabled('ada', true);
    expect(firebase.calls.slice(4)).toEqual(['token', 'accounts:update']);
  });

  it('does nothing for an account that no longer exists', async () => {
    await expect(admin().setDisabled('nobody', true)).resolves.toBeUndefined();
  });

  it('reports what was refused, and requests a new token after one was revoked', async () => {
    const { setDisabled } = admin();
    await setDisabled('ada', false);
    firebase.revokeTokens();
    await expect(setDisabled('ada', true)).rejects.toThrow('accounts:update: 401');
    await setDisabled('ada', true);
    expect(isDisabled()).toBe(true);
    await expect(admin('another').probe()).rejects.toThrow('403 PERMISSION_DENIED');
    firebase.trouble = [503, {}];
    await expect(setDisabled('ada', false)).rejects.toThrow('503 UNKNOWN');
    expect(isDisabled()).toBe(true);
  });

  it('gets no token for a key that was replaced', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const replaced = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const account = { ...firebase.serviceAccount, privateKey: replaced };
    const { setDisabled } = admin(FIREBASE_PROJECT, account);
    await expect(setDisabled('ada', true)).rejects.toThrow('no access token: 400');
    expect(isDisabled()).toBe(false);
  });
});
