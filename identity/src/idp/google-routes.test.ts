import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFakeGoogle, type FakeGoogle } from '../test/fake-google.ts';
import { PASSWORD, newEmail, startService, type Service } from '../test/service.ts';
import { accounts } from '../test/wire.ts';
import { MINUTE } from '../clock.ts';
import type { AuthEvent } from './handler-page.ts';

const PUBLIC_URL = 'https://wayfarer.test';

/** Follows redirects as the pop-up would, with a cookie jar for each host. */
class Popup {
  readonly #jars = new Map<string, Map<string, string>>();
  readonly visited: URL[] = [];
  readonly #service: string;

  constructor(service: Service) {
    this.#service = service.url;
  }

  async open(address: string): Promise<Response> {
    let url = new URL(address, PUBLIC_URL);
    for (let hop = 0; hop < 12; hop += 1) {
      this.visited.push(url);
      const response = await this.#fetch(url);
      const location = response.headers.get('location');
      if (location === null) return response;
      url = new URL(location, url);
    }
    throw new Error('too many redirects');
  }

  async #fetch(url: URL): Promise<Response> {
    const jar = this.#jars.get(url.host) ?? new Map<string, string>();
    this.#jars.set(url.host, jar);
    const real =
      url.origin === PUBLIC_URL ? new URL(url.pathname + url.search, this.#service) : url;
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(real, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}

async function eventOf(response: Response): Promise<{ channel: string; authEvent: AuthEvent }> {
  const html = await response.text();
  const data = /data-message="([^"]*)"/.exec(html)?.[1];
  if (data === undefined) throw new Error(`no message in ${html}`);
  return JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

describe('signing in with Google', () => {
  let google: FakeGoogle;
  let service: Service;
  const handler = (eventId: string, type = 'signInViaPopup') =>
    `/__/auth/handler?${new URLSearchParams({
      apiKey: 'test-key',
      appName: '[DEFAULT]',
      authType: type,
      eventId,
      providerId: 'google.com',
    })}`;
  const redeem = (event: AuthEvent, sessionId = event.sessionId) =>
    accounts(service, 'signInWithIdp', {
      requestUri: event.urlResponse,
      sessionId,
      postBody: null,
      returnSecureToken: true,
      returnIdpCredential: true,
    });

  beforeAll(async () => {
    // The fake provider logs lengthy warnings that it isn't for production.
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'info').mockReturnValue();
    google = await startFakeGoogle(`${PUBLIC_URL}/__/auth/callback`);
    service = await startService({ accountChooser: false, google: google.options });
  });
  afterAll(async () => {
    await service.close();
    await google.close();
  });

  it('goes there and back, and redeems the answer once', async () => {
    const popup = new Popup(service);
    const response = await popup.open(handler('event-1'));
    const { channel, authEvent } = await eventOf(response);
    expect(channel).toBe('fbauth:test-key:[DEFAULT]');
    expect(authEvent).toMatchObject({ type: 'signInViaPopup', eventId: 'event-1', postBody: null });
    expect(popup.visited.some((url) => url.href.includes('id_token'))).toBe(false);
    const toGoogle = popup.visited[1]?.searchParams;
    expect(toGoogle?.get('code_challenge_method')).toBe('S256');
    expect(toGoogle?.get('nonce')).toBeTruthy();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");

    expect((await redeem(authEvent, 'another window')).error).toBe('INVALID_IDP_RESPONSE');
    const answer = await redeem(authEvent);
    expect(answer.body).toMatchObject({
      kind: 'identitytoolkit#VerifyAssertionResponse',
      providerId: 'google.com',
      federatedId: 'https://accounts.google.com/google-1',
      email: 'gina@example.com',
      emailVerified: true,
      displayName: 'Gina',
      isNewUser: true,
    });
    // The provider's picture had the address of a script, so it is dropped.
    expect(answer.body).not.toHaveProperty('photoUrl');
    expect((await redeem(authEvent)).error).toBe('INVALID_IDP_RESPONSE');
    const again = await eventOf(await new Popup(service).open(handler('event-2')));
    expect((await redeem(again.authEvent)).body).toMatchObject({ localId: answer.body['localId'] });
  });

  it('does not join an account on the word of a provider that does not vouch', async () => {
    const email = newEmail();
    await accounts(service, 'signUp', { email, password: PASSWORD });
    Object.assign(google.visitor, { sub: 'google-2', email, emailVerified: false });
    const { authEvent } = await eventOf(await new Popup(service).open(handler('event-3')));
    const answer = await redeem(authEvent);
    expect(answer).toMatchObject({ status: 200, body: { needConfirmation: true } });
    expect(answer.body).not.toHaveProperty('idToken');
  });

  it('is finished only in the browser that began it, once, and in time', async () => {
    Object.assign(google.visitor, { sub: 'google-1', emailVerified: true });
    const popup = new Popup(service);
    await popup.open(handler('event-4'));
    const callback = popup.visited.at(-1)?.href ?? '';
    expect(new URL(callback).pathname).toBe('/__/auth/callback');
    expect((await popup.open(callback)).status).toBe(400);
    const start = await fetch(new URL(handler('event-5'), service.url), { redirect: 'manual' });
    const cookie = start.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const back = (headers: Record<string, string>) =>
      fetch(`${service.url}/__/auth/callback?code=x&state=${state}`, { headers });
    expect((await back({})).status).toBe(400);
    expect((await back({ cookie: 'identity_flow=another' })).status).toBe(400);
    service.clock.advance(11 * MINUTE);
    expect((await back({ cookie: cookie.split(';')[0] ?? '' })).status).toBe(400);
  });

  it('tells the app when the visitor cancels, or the code is no good', async () => {
    google.visitor.cancels = true;
    const { authEvent } = await eventOf(await new Popup(service).open(handler('event-6')));
    google.visitor.cancels = false;
    expect(authEvent).toMatchObject({
      eventId: 'event-6',
      urlResponse: null,
      error: { code: 'auth/user-cancelled' },
    });
    const start = await fetch(new URL(handler('event-7'), service.url), { redirect: 'manual' });
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const cookie = (start.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const bad = await fetch(`${service.url}/__/auth/callback?code=made-up&state=${state}`, {
      headers: { cookie },
    });
    expect((await eventOf(bad)).authEvent.error).toMatchObject({ code: 'auth/internal-error' });
  });

  it('tells the app when Google cannot be reached', async () => {
    const discoveryUrl = 'http://127.0.0.1:1/.well-known/openid-configuration';
    const cut = await startService(
      { accountChooser: false, google: { ...google.options, discoveryUrl } },
      service.db,
    );
    const { authEvent } = await eventOf(await new Popup(cut).open(handler('event-8')));
    expect(authEvent.error).toMatchObject({ code: 'auth/network-request-failed' });
    await cut.close();
  });

  it('opens for an app only, and echoes nothing unescaped', async () => {
    for (const query of ['', '?authType=signInViaPopup', '?eventId=%00&authType=signInViaPopup']) {
      expect((await fetch(`${service.url}/__/auth/handler${query}`)).status).toBe(400);
    }
    const evil = `"><script>alert(1)</script>`;
    const response = await new Popup(service).open(handler(evil));
    const html = await response.clone().text();
    expect(html).not.toContain('<script>alert');
    expect((await new Popup(service).open(handler('x', 'unknown'))).status).toBe(400);
  });

  it('takes over when both are set: the demo accounts are then not served', async () => {
    const both = await startService({ accountChooser: true, google: google.options }, service.db);
    expect((await fetch(`${both.url}/__/auth/demo/token`, { method: 'POST' })).status).toBe(404);
    await both.close();
  });
});
