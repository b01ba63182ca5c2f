import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

test('[spec §9 Identity: network time-out] gives up after 60 s on a mobile', async () => {
  // while it loads, the SDK checks once if it runs in a mobile application
  vi.stubGlobal('cordova', {});
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile Safari',
  );
  vi.resetModules();
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
