import { listBestSpots } from '@wayfarer/contract';
import { beforeEach, expect, test } from 'vitest';
import { ADA, fakeIdentity } from '../test/fake-identity.ts';
import { api } from './client.ts';
import { read } from './request.ts';
import { signIn, signInWithGoogle, signOut, signUp } from './session-actions.ts';
import { sessionChanged } from './session-slice.ts';
import { watchSession } from './session-watcher.ts';
import { type AppStore, createStore } from './store.ts';
import type { ApiRequest } from './transport.ts';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({ bestSpotsOfSession: read(build, listBestSpots) }),
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

test('starts loading, with empty name and e-mail', () => {
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
])('%s: clears on start, sets the user on success', async (_name, action) => {
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
});

test.each([
  ['create account', (store: AppStore) => store.dispatch(signUp(ACCOUNT))],
  ['Google', (store: AppStore) => store.dispatch(signInWithGoogle())],
])('%s: a failure clears the user and keeps the message', async (_name, action) => {
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
});

test('creating an account posts the user; the account stands even if that fails', async () => {
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

test('a refused password keeps the visitor as they were and carries the code', async () => {
  const { identity, store, session } = setUp();
  store.dispatch(sessionChanged(null));
  identity.refuse('auth/invalid-credential');
  const result = await store.dispatch(signIn({ email: ADA.email, password: 'wrong!' }));
  expect(session()).toMatchObject({ userEmail: '', isLoading: false, isError: false });
  expect('error' in result && result.error.code).toBe('auth/invalid-credential');
});

test('the watcher restores the session, leaves the hint, and clears both on sign-out', async () => {
  const { identity, store, session } = setUp(ADA);
  await watchSession(store.dispatch, identity);
  expect(session()).toMatchObject({ userName: ADA.name, userEmail: ADA.email, isLoading: false });
  expect(localStorage.getItem('session')).toBe('in');
  await store.dispatch(signOut());
  expect(session()).toMatchObject({ userName: '', userEmail: '', isLoading: false });
  expect(localStorage.getItem('session')).toBeNull();
});

test('signing out in another tab drops what was cached for the person', async () => {
  const { identity, store } = setUp(ADA);
  await watchSession(store.dispatch, identity);
  await store.dispatch(
    testApi.endpoints.bestSpotsOfSession.initiate(undefined, { subscribe: false }),
  );
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  identity.change(null);
  expect(Object.keys(store.getState().api.queries)).toHaveLength(0);
});

test('restoring the first session keeps what the server sent', async () => {
  const { identity, store } = setUp(ADA);
  await store.dispatch(
    testApi.endpoints.bestSpotsOfSession.initiate(undefined, { subscribe: false }),
  );
  await watchSession(store.dispatch, identity);
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
});

test('a provider that cannot be reached ends the loading and tells why', async () => {
  const { identity, store, session } = setUp();
  identity.onUser = () => Promise.reject(new Error('no network'));
  await watchSession(store.dispatch, identity);
  expect(session()).toMatchObject({ isLoading: false, isError: true, error: 'no network' });
});
