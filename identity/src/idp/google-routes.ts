import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { describeError } from '../describe-error.ts';
import { readIdpClaims } from './claims.ts';
import { finishFlow, startFlow, storeResult, type Flow } from './flow-store.ts';
import type { Google } from './google.ts';
import { problemPage, relayPage, sendPage, type AuthEvent } from './handler-page.ts';
import { readPopupEvent, type PopupEvent } from './popup-event.ts';

const COOKIE = 'identity_flow';
const EXPIRED = 'This sign-in has expired. Close the window and try again.';

/** Mounts the pop-up's round trip to Google: code flow with PKCE, state and nonce. */
export function mountGoogle(scope: FastifyInstance, deps: Deps, google: Google): void {
  const { publicUrl } = deps.options;
  const redirectUri = new URL('/__/auth/callback', publicUrl).href;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (value: string, seconds: number) =>
    `${COOKIE}=${value}; Path=/__/auth; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;

  scope.get('/handler', async (request, reply) => {
    const popup = readPopupEvent(queryOf(request));
    if (!popup) {
      return sendPage(reply, problemPage('This page opens from the sign-in button.'), 400);
    }
    try {
      const flow = await startFlow(deps.db, popup, deps.clock.now());
      const url = await google.authorizationUrl({ ...flow, redirectUri });
      return await reply.header('set-cookie', cookie(flow.browser, 600)).redirect(url);
    } catch (error) {
      request.log.error(
        { failure: describeError(error) },
        'the redirect to the identity provider failed',
      );
      return sendPage(reply, relayPage(popup, failed(popup, 'auth/network-request-failed')));
    }
  });

  scope.get('/callback', async (request, reply) => {
    const query = queryOf(request);
    void reply.header('set-cookie', cookie('', 0));
    const flow = await finishFlow(
      deps.db,
      query.get('state') ?? '',
      readCookie(request),
      deps.clock.now(),
    );
    if (!flow) return sendPage(reply, problemPage(EXPIRED), 400);
    const event = await finish(deps, google, request, { flow, query, redirectUri });
    return sendPage(reply, relayPage(flow.event, event));
  });
}

async function finish(
  deps: Deps,
  google: Google,
  request: FastifyRequest,
  visit: { flow: Flow; query: URLSearchParams; redirectUri: string },
): Promise<AuthEvent> {
  const { flow, query, redirectUri } = visit;
  const code = query.get('code');
  if (!code) return failed(flow.event, 'auth/user-cancelled');
  try {
    const payload = await google.redeem({ ...flow, code, redirectUri });
    const claims = readIdpClaims(payload);
    const { handle, sessionId } = await storeResult(deps.db, claims, deps.clock.now());
    const url = new URL('/__/auth/handler', deps.options.publicUrl);
    url.searchParams.set('providerId', 'google.com');
    url.searchParams.set('handle', handle);
    return { ...eventOf(flow.event), urlResponse: url.href, sessionId };
  } catch (error) {
    request.log.error(
      { failure: describeError(error) },
      'the identity provider did not vouch for the sign-in',
    );
    return failed(flow.event, 'auth/internal-error');
  }
}

function eventOf(popup: PopupEvent): AuthEvent {
  return {
    type: popup.type,
    eventId: popup.eventId,
    urlResponse: null,
    sessionId: null,
    postBody: null,
    tenantId: null,
  };
}

function failed(popup: PopupEvent, code: string): AuthEvent {
  return { ...eventOf(popup), error: { code, message: 'The provider did not sign you in.' } };
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams;
}

function readCookie(request: FastifyRequest): string {
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) ?? '';
}
