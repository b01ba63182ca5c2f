import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeIdentity } from '../test/fake-identity.ts';
import { watchSession } from './watcher.ts';
import { createStore } from '../api/store.ts';
import { sessionMayBeStored, whenSignedInElsewhere } from './stored-session.ts';

const KEY = 'firebase:authUser:key:[DEFAULT]';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser without a trace of a session has none', async () => {
  localStorage.setItem('theme', 'dark');
  expect(await sessionMayBeStored()).toBe(false);
});

test.each([
  ['the hint for the header', () => localStorage.setItem('session', 'in')],
  ['the SDK in local storage', () => localStorage.setItem(KEY, '{}')],
  ['the SDK in session storage', () => sessionStorage.setItem(KEY, '{}')],
])('a session may exist according to %s', async (_where, leave) => {
  leave();
  expect(await sessionMayBeStored()).toBe(true);
});

test('nothing was stored if storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked });
  vi.stubGlobal('indexedDB', { open: blocked });
  expect(await sessionMayBeStored()).toBe(false);
});

test('notices a sign-in in another tab, and nothing else', () => {
  const heard = vi.fn<() => void>();
  whenSignedInElsewhere(heard);
  const tell = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('theme', 'dark');
  tell('session', null);
  expect(heard).not.toHaveBeenCalled();
  tell('session', 'in');
  expect(heard).toHaveBeenCalledOnce();
});

test('no one is signed in, and the provider is not contacted, until it is needed', async () => {
  const identity = fakeIdentity(ADA);
  const asked = vi.spyOn(identity, 'onUser');
  const store = createStore({ identity });
  document.documentElement.dataset['session'] = 'in';
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const watching = watchSession(store.dispatch, identity, wanted);
  expect(store.getState().session).toMatchObject({ userEmail: '', isLoading: false });
  expect(document.documentElement.dataset['session']).toBe('out');
  expect(asked).not.toHaveBeenCalled();
  want();
  await watching;
  expect(store.getState().session).toMatchObject({ userEmail: ADA.email });
});
