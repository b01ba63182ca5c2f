import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeIdentityProvider, openIdentity } from '../test/fake-identity-provider.ts';

let provider: FakeIdentityProvider;

beforeEach(() => {
  provider = new FakeIdentityProvider();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', provider.fetch);
});

afterEach(() => vi.useRealTimers());

/** A stub of Google's bot-check script; returns the addresses it was loaded from. */
function stubBotCheck() {
  const execute = vi.fn<(key: string, options: object) => Promise<string>>(async () => 'human');
  const addresses: string[] = [];
  vi.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    vi.stubGlobal('grecaptcha', { enterprise: { ready: (run: () => void) => run(), execute } });
    const { onload, src } = script as unknown as HTMLScriptElement;
    addresses.push(src);
    queueMicrotask(() => {
      onload?.call(window, new Event('load'));
      (window as unknown as Record<string, () => void>)['onFirebaseAuthREInstanceReady']?.();
    });
    return script;
  });
  return { execute, addresses };
}

test('[spec §8 Identity: bot check] a call that lacks the bot-check token is repeated with one', async () => {
  const { execute, addresses } = stubBotCheck();
  vi.spyOn(console, 'log').mockReturnValue(); // the SDK logs that it retries
  const identity = await openIdentity({ mode: 'firebase' });
  provider.wantsBotCheck.add('accounts:signInWithPassword');
  const user = await identity.signIn('ada@example.com', 'Aa1!aa');
  expect(user.email).toBe('ada@example.com');
  const [first, second, ...more] = provider.made('accounts:signInWithPassword');
  expect(first?.body).not.toHaveProperty('captchaResponse');
  expect(second?.body).toEqual({
    ...first?.body,
    captchaResponse: 'human',
    recaptchaVersion: 'RECAPTCHA_ENTERPRISE',
  });
  expect(more).toEqual([]);
  expect(execute).toHaveBeenCalledWith('the-site-key', { action: 'signInWithPassword' });
  expect(addresses).toEqual([
    expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js\?/),
  ]);
});

test('deleting an account calls Firebase, but not the embedded service', async () => {
  const firebase = await openIdentity({ mode: 'firebase' });
  await firebase.signIn('ada@example.com', 'Aa1!aa');
  await firebase.deleteAccount();
  expect(provider.made('accounts:delete')).toHaveLength(1);
  expect(await firebase.token()).toBeUndefined();
  const embedded = await openIdentity();
  await embedded.signIn('ada@example.com', 'Aa1!aa');
  await embedded.deleteAccount();
  expect(provider.made('accounts:delete')).toHaveLength(1);
});

function stubWindow() {
  const opened = { closed: false, focus: vi.fn<() => void>(), close: vi.fn<() => void>() };
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(opened as unknown as Window);
  return { opened, open };
}

test('[spec §7 Identity: Google popup] [spec §9 Identity: popup size] opens a window of 500 by 600 on our own page', async () => {
  const { opened, open } = stubWindow();
  const identity = await openIdentity();
  const signingIn = identity.signInWithGoogle();
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  const [address, , features] = open.mock.calls[0] ?? [];
  const url = new URL(String(address));
  expect(url.origin + url.pathname).toBe(`${location.origin}/__/auth/handler`);
  expect(features).toMatch(/width=500,height=600/);

  const eventId = url.searchParams.get('eventId');
  const channel = new BroadcastChannel('fbauth:the-key:[DEFAULT]');
  channel.postMessage({
    authEvent: {
      type: 'signInViaPopup',
      eventId,
      urlResponse: `${location.origin}/__/auth/handler?id_token=x`,
      sessionId: 'session',
      postBody: null,
      tenantId: null,
    },
  });
  expect(await signingIn).toMatchObject({ email: 'ada@example.com' });
  channel.close();
  expect(provider.made('accounts:signInWithIdp')[0]?.body).toMatchObject({
    sessionId: 'session',
    returnSecureToken: true,
  });
  expect(opened.close).toHaveBeenCalled();
});

test('[spec §8 Identity: popup blocked] a blocked window is reported', async () => {
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const identity = await openIdentity();
  await expect(identity.signInWithGoogle()).rejects.toMatchObject({ code: 'auth/popup-blocked' });
});

test('[spec §8 Identity: popup closed] [spec §8 Identity: popup cancelled] a closed window and a second one are reported', async () => {
  const { opened, open } = stubWindow();
  const identity = await openIdentity();
  const first = identity.signInWithGoogle().catch((error: unknown) => error);
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  vi.useFakeTimers();
  const second = identity.signInWithGoogle().catch((error: unknown) => error);
  expect(await first).toMatchObject({ code: 'auth/cancelled-popup-request' });
  await vi.advanceTimersByTimeAsync(0);
  opened.closed = true;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await second).toMatchObject({ code: 'auth/popup-closed-by-user' });
});
