import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFirebaseIdentity } from './firebase-identity.ts';
import type { IdentityClient, IdentityConfig, SessionUser } from './identity.ts';
import { signOutMark } from './sign-out-mark.ts';

// Node would take the SDK's server build, which has neither windows nor a browser's storage
vi.mock(
  'firebase/auth',
  () => import('../../../node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js'),
);

const HOUR_S = 3600;
const MINUTE_MS = 60_000;
const CONFIG = {
  mode: 'embedded',
  apiKey: 'the-key',
  authDomain: 'localhost',
  projectId: 'wayfarer',
} as const;

interface Call {
  endpoint: string;
  key: string | null;
  body: Record<string, unknown>;
}

let calls: Call[];
/** Endpoints whose next calls fail as if there were no network. */
let unreachable: Set<string>;
/** Endpoints that answer with this protocol error. */
let refusals: Map<string, string>;
/** Endpoints that refuse who brings no bot-check token. */
let wantsBotCheck: Set<string>;
let serial = 0;

function idToken(): string {
  serial += 1;
  const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    sub: 'ada',
    user_id: 'ada',
    iat,
    exp: iat + HOUR_S,
    auth_time: iat,
    sid: 's1',
    serial,
  };
  return `${part({ alg: 'RS256' })}.${part(claims)}.${btoa('signature')}`;
}

let profile: Record<string, unknown>;

function answerTo(endpoint: string, body: Record<string, unknown>): Record<string, unknown> {
  const tokens = { idToken: idToken(), refreshToken: 'refresh', expiresIn: String(HOUR_S) };
  const account = { localId: 'ada', email: 'ada@example.com', ...profile };
  if (endpoint === 'token') {
    const token = idToken();
    return {
      access_token: token,
      id_token: token,
      refresh_token: 'refresh',
      expires_in: String(HOUR_S),
      token_type: 'Bearer',
      user_id: 'ada',
      project_id: 'wayfarer',
    };
  }
  if (endpoint === 'recaptchaConfig') {
    return { recaptchaKey: 'projects/p/keys/the-site-key', recaptchaEnforcementState: [] };
  }
  if (endpoint === 'accounts:lookup') {
    return { users: [{ ...account, emailVerified: false, providerUserInfo: [] }] };
  }
  if (endpoint === 'accounts:update') profile = { displayName: body['displayName'] };
  return { ...account, ...profile, ...tokens };
}

async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(String(input), location.origin);
  const endpoint = url.pathname.split('/').at(-1) ?? '';
  const text = String(init?.body ?? '{}');
  const body = (
    text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
  ) as Record<string, unknown>;
  calls.push({ endpoint, key: url.searchParams.get('key'), body });
  if (unreachable.has(endpoint)) throw new TypeError('Failed to fetch');
  const isCheckMissing = wantsBotCheck.has(endpoint) && body['captchaResponse'] === undefined;
  const refusal = isCheckMissing ? 'MISSING_RECAPTCHA_TOKEN' : refusals.get(endpoint);
  const answer = refusal
    ? { error: { code: 400, message: refusal, errors: [] } }
    : answerTo(endpoint, body);
  return Response.json(answer, { status: refusal ? 400 : 200 });
}

const made = (endpoint: string) => calls.filter((call) => call.endpoint === endpoint);

/** A fresh copy of the SDK, as after a page load. */
async function openIdentity(config: IdentityConfig = CONFIG): Promise<IdentityClient> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  return openFirebaseIdentity(config);
}

/** Collects what a listener hears. */
async function watch(identity: IdentityClient) {
  const heard: [SessionUser | null, boolean][] = [];
  await identity.onUser((user, ended) => heard.push([user, ended]));
  return heard;
}

const ACCOUNT = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'Aa1!aa' };

beforeEach(() => {
  calls = [];
  profile = {};
  unreachable = new Set();
  refusals = new Map();
  wantsBotCheck = new Set();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', vi.fn(fakeFetch));
});

afterEach(() => vi.useRealTimers());

test('[spec §7 Identity: API key] [spec §7 Identity: signUp] [spec §7 Register: display name] creates the account, then sets its name', async () => {
  const identity = await openIdentity();
  const user = await identity.signUp(ACCOUNT);
  expect(user).toMatchObject({ uid: 'ada', name: 'Ada Lovelace', email: 'ada@example.com' });
  expect(made('accounts:signUp')[0]).toEqual({
    endpoint: 'accounts:signUp',
    key: 'the-key',
    body: {
      email: 'ada@example.com',
      password: 'Aa1!aa',
      returnSecureToken: true,
      clientType: 'CLIENT_TYPE_WEB',
    },
  });
  expect(made('accounts:update')[0]?.body).toMatchObject({
    displayName: 'Ada Lovelace',
    returnSecureToken: true,
  });
});

test('[spec §7 Identity: signInWithPassword] sends the same fields; a refusal carries the code', async () => {
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  expect(made('accounts:signInWithPassword')[0]?.body).toMatchObject({
    email: 'ada@example.com',
    password: 'Aa1!aa',
    returnSecureToken: true,
    clientType: 'CLIENT_TYPE_WEB',
  });
  refusals.set('accounts:signInWithPassword', 'INVALID_LOGIN_CREDENTIALS');
  await expect(identity.signIn('ada@example.com', 'wrong!')).rejects.toMatchObject({
    name: 'IdentityError',
    code: 'auth/invalid-credential',
  });
});

test('[spec §9 Identity: persistence] without indexed storage the session survives in local storage', async () => {
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
  expect(made('token')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(made('token')).toHaveLength(1);
});

test('[spec §9 Identity: refresh back-off] waits 30 s, then doubles up to 16 minutes', async () => {
  vi.useFakeTimers();
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  unreachable.add('token');
  await vi.advanceTimersByTimeAsync(55 * MINUTE_MS);
  expect(made('token')).toHaveLength(1);
  let tries = 1;
  for (const seconds of [30, 60, 120, 240, 480, 960, 960]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(made('token'), `${seconds} s are not over`).toHaveLength(tries);
    await vi.advanceTimersByTimeAsync(1);
    tries += 1;
    expect(made('token'), `after ${seconds} s`).toHaveLength(tries);
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
  expect(made('token')).toHaveLength(1);
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

test('a session that the provider ends is told from a sign-out', async () => {
  const identity = await openIdentity();
  await identity.signIn('ada@example.com', 'Aa1!aa');
  const heard = await watch(identity);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  refusals.set('token', 'TOKEN_EXPIRED');
  await expect(identity.token({ fresh: true })).rejects.toMatchObject({
    code: 'auth/user-token-expired',
  });
  expect(heard.at(-1)).toEqual([null, true]);

  await identity.signIn('ada@example.com', 'Aa1!aa');
  await identity.signOut();
  expect(heard.at(-1)).toEqual([null, false]);
  expect(await identity.token()).toBeUndefined();
});

test('signing out says farewell to the server while it still can', async () => {
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

test('a page that was loading while the person signed out elsewhere signs out, too', async () => {
  await (await openIdentity()).signIn('ada@example.com', 'Aa1!aa');
  signOutMark.set();
  const heard = await watch(await openIdentity());
  await vi.waitFor(() => expect(heard).toEqual([[null, false]]));
});

/** Google's script of the bot check; tells the addresses it was loaded from. */
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

test('[spec §8 Identity: bot check] a call that lacks the bot-check token is made again with one', async () => {
  const { execute, addresses } = stubBotCheck();
  vi.spyOn(console, 'log').mockReturnValue(); // the SDK says that it calls again
  const identity = await openIdentity({ ...CONFIG, mode: 'firebase' });
  wantsBotCheck.add('accounts:signInWithPassword');
  const user = await identity.signIn('ada@example.com', 'Aa1!aa');
  expect(user.email).toBe('ada@example.com');
  const [first, second, ...more] = made('accounts:signInWithPassword');
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

/** A window that the visitor can close. */
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
  expect(made('accounts:signInWithIdp')[0]?.body).toMatchObject({
    sessionId: 'session',
    returnSecureToken: true,
  });
  expect(opened.close).toHaveBeenCalled();
});

test('[spec §8 Identity: popup blocked] a blocked window is told', async () => {
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const identity = await openIdentity();
  await expect(identity.signInWithGoogle()).rejects.toMatchObject({ code: 'auth/popup-blocked' });
});

test('[spec §8 Identity: popup closed] [spec §8 Identity: popup cancelled] a closed window and a second one are told', async () => {
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
