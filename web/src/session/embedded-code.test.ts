import { beforeEach, expect, test, vi } from 'vitest';
import { FakeIdentityProvider, openIdentity } from '../test/fake-identity-provider.ts';

let provider: FakeIdentityProvider;
beforeEach(() => {
  provider = new FakeIdentityProvider();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', provider.fetch);
});

const ADA = 'ada@example.com';
const CONFIRMATION = { requestType: 'VERIFY_EMAIL', email: ADA };
const MOVE = { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: ADA, newEmail: 'ada@king.example' };

test.each([
  ['a confirmation', CONFIRMATION, { purpose: 'verifyEmail', email: ADA }],
  ['a change', MOVE, { purpose: 'verifyAndChangeEmail', email: 'ada@king.example' }],
])('%s asks for its account, unless that one is signed in here', async (_name, mailed, read) => {
  provider.mailedCode = mailed;
  const identity = await openIdentity();
  expect(await identity.readCode('the-code')).toEqual({ ...read, signInAs: ADA });
  await identity.signIn(ADA, 'Aa1!aa');
  expect(await identity.readCode('the-code')).toEqual(read);
});

test('undoing a change of address needs no session, here or at Firebase', async () => {
  provider.mailedCode = { requestType: 'RECOVER_EMAIL', email: ADA, newEmail: 'evil@example.com' };
  const undone = { purpose: 'recoverEmail', email: ADA };
  expect(await (await openIdentity()).readCode('the-code')).toEqual(undone);
  const firebase = await openIdentity({ mode: 'firebase' });
  provider.mailedCode = CONFIRMATION;
  expect(await firebase.readCode('the-code')).toEqual({ purpose: 'verifyEmail', email: ADA });
});

test('a code goes with the session, or with only the address for a new password', async () => {
  const identity = await openIdentity();
  await identity.signIn(ADA, 'Aa1!aa');
  const idToken = await identity.token();
  expect(await identity.applyCode('the-code', 'session')).toEqual({});
  expect(await identity.applyCode('the-code', 'mailbox')).toEqual({ resetCode: 'reset-1' });
  expect(provider.made('accounts:update').map(({ key, body }) => ({ key, body }))).toEqual([
    { key: 'the-key', body: { oobCode: 'the-code', idToken } },
    { key: 'the-key', body: { oobCode: 'the-code' } },
  ]);
});

test('a refused code is reported with the SDK’s codes', async () => {
  const identity = await openIdentity();
  const refused = () => identity.applyCode('the-code', 'mailbox');
  provider.refusals.set('accounts:update', 'EXPIRED_OOB_CODE');
  await expect(refused()).rejects.toMatchObject({ code: 'auth/expired-action-code' });
  provider.refusals.set('accounts:update', 'INTERNAL_ERROR : Something else.');
  await expect(refused()).rejects.toMatchObject({ code: 'auth/internal-error' });
  provider.unreachable.add('accounts:update');
  await expect(refused()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
});
