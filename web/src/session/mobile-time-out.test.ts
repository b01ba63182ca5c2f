import { afterEach, expect, test, vi } from 'vitest';

// the SDK looks once, while it loads, whether it runs in a mobile application
vi.hoisted(() => {
  Object.assign(globalThis, { cordova: {} });
  Object.defineProperty(navigator, 'userAgent', {
    value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile Safari',
    configurable: true,
  });
});

// Node would take the SDK's server build, which has neither windows nor a browser's storage
vi.mock(
  'firebase/auth',
  () => import('../../../node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js'),
);

afterEach(() => vi.useRealTimers());

test('[spec §9 Identity: network time-out] gives up after 60 s on a mobile', async () => {
  const { openFirebaseIdentity } = await import('./firebase-identity.ts');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const identity = openFirebaseIdentity({
    mode: 'embedded',
    apiKey: 'the-key',
    authDomain: 'localhost',
    projectId: 'wayfarer',
  });
  let code = '';
  void identity.signIn('ada@example.com', 'Aa1!aa').catch((error: unknown) => {
    code = (error as { code: string }).code;
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(code).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(code).toBe('auth/network-request-failed');
});
