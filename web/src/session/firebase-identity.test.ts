import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeIdentityProvider, HOUR_S, openIdentity } from '../test/fake-identity-provider.ts';
import type { IdentityClient, SessionUser } from './identity.ts';
import { signOutMark } from './sign-out-mark.ts';

const MINUTE_MS = 60_000;
let provider: FakeIdentityProvider;

beforeEach(() => {
  provider = new FakeIdentityProvider();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', provider.fetch);
});

afterEach(() => vi.useRealTimers());

async function watch(identity: IdentityClient) {
  const heard: [SessionUser | null, boolean][] = [];
  await identity.onUser((user, ended) => heard.push([user, ended]));
  return heard;
}

const ACCOUNT = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'Aa1!aa' };

test('[spec §7 Identity: API key] [spec §7 Identity: signUp] [spec §7 Register: display name] creates the account, then sets its name', async () => {
  const identity = await openIdentity();
  const user = await identity.signUp(ACCOUNT);
  expect(user).toMatchObject({ uid: 'ada', name: 'Ada Lovelace', email: 'ada@example.com' });
  expect(provider.made('accounts:signUp')[0]).toEqual({
    endpoint: 'accounts:signUp',
    key: 'the-key',
    body: {
      email: 'ada@example.com',
      password: 'Aa1!aa',
      returnSecureToken: true,
      clientType: 'CLIENT_TYPE_WEB',
    },
  });
  expect(provider.made('accounts:update')[0]?.body).toMatchObject({
    displayName: 'Ada Lovelace',
    returnSecureToken: true,
  });
});

test('an account exists even if its name could not be set, which happens once the network is back', async () => {
  const identity = await openIdentity();
  provider.unreachable.add('accounts:update');
  expect(await identity.signUp(ACCOUNT)).toMatchObject({ uid: 'ada', name: 'Ada Lovelace' });
  provider.unreachable.clear();
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(provider.made('accounts:update')).toHaveLength(2));
  expect(provider.made('accounts:update')[1]?.body).toMatchObject({ displayName: 'Ada Lovelace' });
  globalThis.dispatchEvent(new Event('online'));
  expect(provider.made('accounts:update')).toHaveLength(2);
});

test('[spec §7 Identity: signInWithPassword] sends the same fields, and a refusal has the code', async () => {
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  expect(provider.made('accounts:signInWithPassword')[0]?.body).toMatchObject({
    email: 'ada@example.com',
    password: 'Aa1!aa',
    returnSecureToken: true,
    clientType: 'CLIENT_TYPE_WEB',
  });
  provider.refusals.set('accounts:signInWithPassword', 'INVALID_LOGIN_CREDENTIALS');
  await expect(identity.signIn('ada@example.com', 'wrong!')).rejects.toMatchObject({
    name: 'IdentityError',
    code: 'auth/invalid-credential',
  });
});

test('[spec §9 Identity: persistence] without IndexedDB the session is stored in local storage', async () => {
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  expect(Object.keys(localStorage)).toContainEqual(
    expect.stringMatching(/^firebase:authUser:the-key/),
  );
  const heard = await watch(await openIdentity());
  await vi.waitFor(() => expect(heard[0]?.[0]).toMatchObject({ email: 'ada@example.com' }));
});

test('[spec §9 Identity: persistence] then in session storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  expect(Object.keys(sessionStorage)).toContainEqual(
    expect.stringMatching(/^firebase:authUser:the-key/),
  );
});

test('[spec §9 Identity: proactive refresh] renews the token 5 minutes before it expires', async () => {
  vi.useFakeTimers();
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  await vi.advanceTimersByTimeAsync(55 * MINUTE_MS - 1000);
  expect(provider.made('token')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(provider.made('token')).toHaveLength(1);
});

test('refreshes a new account’s session repeatedly before it expires, and stops after a sign-out', async () => {
  vi.useFakeTimers();
  const identity = await openIdentity();
  await identity.signUp(ACCOUNT);
  await vi.advanceTimersByTimeAsync(55 * MINUTE_MS);
  expect(provider.made('token')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(55 * MINUTE_MS);
  expect(provider.made('token')).toHaveLength(2);
  await identity.signOut();
  await vi.advanceTimersByTimeAsync(2 * 55 * MINUTE_MS);
  expect(provider.made('token')).toHaveLength(2);
});

test('a stored session is refreshed 5 minutes before its token expires', async () => {
  vi.useFakeTimers();
  const before = await openIdentity();
  await before.signIn('ada@example.com', 'Aa1!aa');
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  await openIdentity();
  await vi.advanceTimersByTimeAsync(34 * MINUTE_MS);
  expect(provider.made('token')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(provider.made('token').length).toBeGreaterThan(0);
});

test('[spec §9 Identity: refresh back-off] waits 30 s, then doubles up to 16 minutes', async () => {
  vi.useFakeTimers();
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  provider.unreachable.add('token');
  await vi.advanceTimersByTimeAsync(55 * MINUTE_MS);
  expect(provider.made('token')).toHaveLength(1);
  let tries = 1;
  for (const seconds of [30, 60, 120, 240, 480, 960, 960]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(provider.made('token'), `${seconds} s are not over`).toHaveLength(tries);
    await vi.advanceTimersByTimeAsync(1);
    tries += 1;
    expect(provider.made('token'), `after ${seconds} s`).toHaveLength(tries);
  }
});

test('[spec §9 Identity: expiry margin] a token counts as expired 30 s before its expiry', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  const first = await identity.token();
  vi.setSystemTime(Date.now() + HOUR_S * 1000 - 31_000);
  expect(await identity.token()).toBe(first);
  vi.setSystemTime(Date.now() + 1001);
  expect(await identity.token()).not.toBe(first);
  expect(provider.made('token')).toHaveLength(1);
});

test('[spec §9 Identity: network time-out] gives up after 30 s on a desktop', async () => {
  vi.useFakeTimers();
  const identity = await openIdentity();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  let code = '';
  void identity.signIn('ada@example.com', 'Aa1!aa').catch((error: unknown) => {
    code = (error as { code: string }).code;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(code).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(code).toBe('auth/network-request-failed');
});

test('distinguishes a session that the provider ended from a sign-out', async () => {
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  const heard = await watch(identity);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  provider.refusals.set('token', 'TOKEN_EXPIRED');
  await expect(identity.token({ fresh: true })).rejects.toMatchObject({
    code: 'auth/user-token-expired',
  });
  expect(heard.at(-1)).toEqual([null, true]);

  await identity.signIn('ada@example.com', 'Aa1!aa');
  await identity.signOut();
  expect(heard.at(-1)).toEqual([null, false]);
  expect(await identity.token()).toBeUndefined();
});

test('signing out notifies the server while the token is still valid', async () => {
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  const farewell = vi.fn<(sessionId: string) => Promise<unknown>>(async (sessionId) => {
    expect(sessionId).toBe('s1');
    expect(await identity.token()).toBeDefined();
  });
  await identity.signOut(farewell);
  expect(farewell).toHaveBeenCalledOnce();
  expect(await identity.token()).toBeUndefined();
});

test('a page that was loading during a sign-out elsewhere signs out too', async () => {
  await (await openIdentity()).signIn('ada@example.com', 'Aa1!aa');
  signOutMark.set();
  const heard = await watch(await openIdentity());
  await vi.waitFor(() => expect(heard).toEqual([[null, false]]));
});
