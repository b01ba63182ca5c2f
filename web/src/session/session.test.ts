import { getAccount, listBestSpots } from '@wayfarer/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeIdentity } from '../test/fake-identity.ts';
import { api } from '../api/client.ts';
import { read } from '../api/request.ts';
import { IdentityError, type SessionListener } from './identity.ts';
import { abandonSession, signIn, signInWithGoogle, signOut, signUp } from './actions.ts';
import { sessionChanged } from './slice.ts';
import { watchSession } from './watcher.ts';
import { type AppStore, createStore } from '../api/store.ts';
import type { ApiRequest } from '../api/transport.ts';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    bestSpotsOfSession: read(build, listBestSpots),
    accountOfSession: read(build, getAccount),
  }),
});

const ACCOUNT = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'Aa1!aa' };

function setUp(user: typeof ADA | null = null) {
  const identity = fakeIdentity(user);
  const calls: ApiRequest[] = [];
  const store = createStore({
    identity,
    transport: async (request) => {
      calls.push(request);
      return request.method === 'GET' ? { status: 200, body: [] } : { status: 500, body: {} };
    },
  });
  return { identity, store, calls, session: () => store.getState().session };
}

beforeEach(() => localStorage.clear());

test('[spec §3 Session: defaults] starts loading, with empty name and e-mail', () => {
  expect(setUp().session()).toEqual({
    userName: '',
    userEmail: '',
    isLoading: true,
    isError: false,
    error: '',
  });
});

test.each([
  ['create account', (store: AppStore) => store.dispatch(signUp(ACCOUNT))],
  ['Google', (store: AppStore) => store.dispatch(signInWithGoogle())],
])(
  '[spec §4 Session: start of a sign-in] [spec §4 Session: success of a sign-in] %s',
  async (_name, action) => {
    const { store, session } = setUp();
    store.dispatch(sessionChanged({ name: 'Before', email: 'before@example.com' }));
    const running = action(store);
    expect(session()).toMatchObject({ userName: '', userEmail: '', isLoading: true, error: '' });
    await running;
    expect(session()).toEqual({
      userName: ADA.name,
      userEmail: ADA.email,
      isLoading: false,
      isError: false,
      error: false,
    });
  },
);

test.each([
  ['create account', (store: AppStore) => store.dispatch(signUp(ACCOUNT))],
  ['Google', (store: AppStore) => store.dispatch(signInWithGoogle())],
])(
  '[spec §4 Session: failure of a sign-in] [spec §8 Identity: message kept] %s',
  async (_name, action) => {
    const { identity, store, session } = setUp();
    identity.refuse('auth/popup-blocked');
    await action(store);
    expect(session()).toEqual({
      userName: '',
      userEmail: '',
      isLoading: false,
      isError: true,
      error: 'Firebase: Error (auth/popup-blocked).',
    });
  },
);

test.each([
  ['with a password', (store: AppStore) => store.dispatch(signIn({ ...ACCOUNT }))],
  [
    'in another tab',
    async (store: AppStore) => store.dispatch(sessionChanged({ name: ADA.name, email: ADA.email })),
  ],
])(
  'a person who signed in %s while the provider’s window was open stays signed in when it closes',
  async (_name, enter) => {
    const { identity, store, session } = setUp();
    let close: (error: Error) => void = () => undefined;
    identity.signInWithGoogle = () =>
      new Promise((_resolve, reject) => {
        close = reject;
      });
    const window = store.dispatch(signInWithGoogle());
    await enter(store);
    close(new IdentityError('auth/popup-closed-by-user', 'The window was closed.'));
    await window;
    expect(session()).toMatchObject({ userEmail: ADA.email, isLoading: false, isError: false });
  },
);

test('creating an account posts the user; the account exists even if that fails', async () => {
  const { store, calls, session } = setUp();
  const result = await store.dispatch(signUp(ACCOUNT));
  expect(signUp.fulfilled.match(result)).toBe(true);
  expect(calls).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/users',
      body: { name: ACCOUNT.name, email: ACCOUNT.email },
    }),
  ]);
  expect(session().userEmail).toBe(ACCOUNT.email);
});

test('a refused password leaves the visitor’s state unchanged and has the code', async () => {
  const { identity, store, session } = setUp();
  store.dispatch(sessionChanged(null));
  identity.refuse('auth/invalid-credential');
  const result = await store.dispatch(signIn({ email: ADA.email, password: 'wrong!' }));
  expect(session()).toMatchObject({ userEmail: '', isLoading: false, isError: false });
  expect('error' in result && result.error.code).toBe('auth/invalid-credential');
});

test('[spec §4 Session: watcher finds a user] [spec §4 Session: watcher finds none] and leaves the hint for the next page load', async () => {
  const { identity, store, session } = setUp(ADA);
  await watchSession(store.dispatch, identity);
  expect(session()).toMatchObject({ userName: ADA.name, userEmail: ADA.email, isLoading: false });
  expect(localStorage.getItem('session')).toBe('in');
  await store.dispatch(signOut());
  expect(session()).toMatchObject({ userName: '', userEmail: '', isLoading: false });
  expect(localStorage.getItem('session')).toBeNull();
});

test('signing out in another tab clears the person’s cache', async () => {
  const { identity, store } = setUp(ADA);
  await watchSession(store.dispatch, identity);
  await store.dispatch(
    testApi.endpoints.bestSpotsOfSession.initiate(undefined, { subscribe: false }),
  );
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  sessionStorage.setItem('booking-draft:ada@example.com:1', '{}');
  identity.change(null);
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(store.getState().api.queries)).toHaveLength(0);
});

test('restoring the first session keeps the data from the server', async () => {
  const { identity, store } = setUp(ADA);
  await store.dispatch(
    testApi.endpoints.bestSpotsOfSession.initiate(undefined, { subscribe: false }),
  );
  await watchSession(store.dispatch, identity);
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
});

test('an unreachable provider ends the loading and says why', async () => {
  const { identity, store, session } = setUp();
  identity.onUser = () => Promise.reject(new Error('no network'));
  await watchSession(store.dispatch, identity);
  expect(session()).toMatchObject({ isLoading: false, isError: true, error: 'no network' });
});

test('[spec §3 Session: copied fields] only name and e-mail reach the session state', async () => {
  const { identity, store, session } = setUp(ADA);
  await watchSession(store.dispatch, identity);
  expect(session()).toEqual({
    userName: ADA.name,
    userEmail: ADA.email,
    isLoading: false,
    isError: false,
    error: '',
  });
});

test('an unverified address shows the reminder; checking the account later ends it', async () => {
  const { identity, store } = setUp({ ...ADA, emailVerified: false });
  await watchSession(store.dispatch, identity);
  expect(store.getState().notices).toMatchObject({ verifyEmail: true, isEmailVerified: false });
  identity.change(ADA);
  expect(store.getState().notices).toMatchObject({ verifyEmail: false, isEmailVerified: true });
});

/** A watched session that was ended from outside while the cache has data. */
async function endedSession() {
  const world = setUp(ADA);
  let tell: SessionListener = () => undefined;
  world.identity.onUser = async (listener) => {
    tell = listener;
    listener(ADA, false);
    return () => undefined;
  };
  await watchSession(world.store.dispatch, world.identity);
  const query = world.store.dispatch(
    testApi.endpoints.bestSpotsOfSession.initiate(undefined, { subscribe: true }),
  );
  await query;
  tell(null, true);
  return { ...world, tell };
}

test('a session that was ended from outside keeps the page and asks for sign-in', async () => {
  const { store, session } = await endedSession();
  expect(session().userEmail).toBe(ADA.email);
  expect(store.getState().notices.ended).toBe(true);
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
});

test('signing in again closes the question and fetches the visible data once more', async () => {
  const { store, calls, tell } = await endedSession();
  const before = calls.length;
  tell(ADA, false);
  expect(store.getState().notices.ended).toBe(false);
  await vi.waitFor(() => expect(calls.length).toBe(before + 1));
});

test('another person who signs in finds none of the previous one’s data', async () => {
  const { store, session, tell } = await endedSession();
  tell({ ...ADA, uid: 'grace', name: 'Grace', email: 'grace@example.com' }, false);
  expect(session().userEmail).toBe('grace@example.com');
  expect(
    Object.values(store.getState().api.queries).map((query) => query?.data),
  ).not.toContainEqual([]);
});

test('people who do not sign in again are signed out', async () => {
  const { store, session } = await endedSession();
  await store.dispatch(abandonSession());
  expect(session()).toMatchObject({ userName: '', userEmail: '' });
  expect(store.getState().notices.ended).toBe(false);
});

test('[spec §4 Session: signed in] signing out ends the session on the server, then no one is signed in', async () => {
  const { identity, store, calls, session } = setUp(ADA);
  await watchSession(store.dispatch, identity);
  expect(session().userEmail).toBe(ADA.email);
  identity.signOut = async (farewell) => {
    await farewell?.('s1');
    identity.change(null);
  };
  await store.dispatch(signOut());
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'DELETE', path: '/account/sessions/s1' }),
  );
  expect(session().userEmail).toBe('');
});

test('signing out fetches nothing for the ended session', async () => {
  const { identity, store, calls } = setUp(ADA);
  await watchSession(store.dispatch, identity);
  // a screen that is still shown while the browser leaves it
  await store.dispatch(testApi.endpoints.accountOfSession.initiate());
  identity.signOut = async (farewell) => {
    await farewell?.('s1');
    // the provider takes its time to forget the person
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    identity.change(null);
  };
  await store.dispatch(signOut());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /account',
    'DELETE /account/sessions/s1',
  ]);
});
