import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import {
  HOSTILE_RUNS,
  hostileJsonText,
  hostileValue,
  inAddress,
} from '../../test/hostile-values.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let person: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  person = await world.createTraveler();
});
afterAll(() => world.close());

const TOOLKIT = '/identitytoolkit.googleapis.com';
const IDENTITY_FIELDS = [
  'email', 'password', 'displayName', 'photoUrl', 'idToken', 'refreshToken', 'oobCode', 'newEmail',
  'newPassword', 'deleteAttribute', 'deleteProvider', 'requestType', 'localId', 'emailVerified',
  'continueUrl', 'identifier', 'continueUri', 'requestUri', 'postBody', 'returnSecureToken', 'name',
  'grant_type', 'refresh_token', 'customAttributes', 'validSince',
]; // prettier-ignore
const CARD_FIELDS = [
  'type', 'card[number]', 'card[exp_month]', 'card[exp_year]', 'card[cvc]', 'payment_method',
  'client_secret', 'billing_details[name]', 'billing_details[address][line1]', 'outcome', 'amount',
  'currency', 'metadata[a]', 'expand[0]', 'expand[]', 'limit', '__proto__[a]',
]; // prettier-ignore
const ACCOUNTS = [
  'signUp', 'signInWithPassword', 'signInWithIdp', 'signInWithEmailLink', 'lookup', 'update',
  'sendOobCode', 'resetPassword', 'createAuthUri', 'nothing',
]; // prettier-ignore

type Route = [method: 'GET' | 'POST', path: string, fields: string[]];

/** Routes besides the API. */
const ROUTES: Route[] = [
  ...ACCOUNTS.map((name): Route => ['POST', `${TOOLKIT}/v1/accounts:${name}`, IDENTITY_FIELDS]),
  ['POST', '/securetoken.googleapis.com/v1/token', IDENTITY_FIELDS],
  ['POST', '/__/auth/demo/token', IDENTITY_FIELDS],
  ['GET', '/__/auth/handler', ['apiKey', 'appName', 'authType', 'redirectUrl', 'eventId', 'v']],
  ['GET', `${TOOLKIT}/v1/projects`, ['key']],
  ['POST', '/card-sandbox/v1/payment_methods', CARD_FIELDS],
  ['POST', '/card-sandbox/v1/payment_intents', CARD_FIELDS],
  ['POST', '/card-sandbox/v1/payment_intents/pi_1/confirm', CARD_FIELDS],
  ['GET', '/card-sandbox/v1/payment_intents/pi_1', CARD_FIELDS],
  ['POST', '/card-sandbox/challenge/src_1', CARD_FIELDS],
  ['POST', '/api/webhooks/stripe', ['id', 'type', 'data']],
  ['POST', '/csp-reports', ['csp-report']],
  ['GET', '/api/docs/', ['url']],
];
const FORM = 'application/x-www-form-urlencoded';
const TYPES = ['application/json', FORM, 'application/csp-report', 'text/plain'];

/** Encodes fields as a form or a query. */
const encoded = (fields: object) =>
  Object.entries(fields)
    .map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
    .join('&');

function inputs(fields: string[]) {
  const values = Object.fromEntries(fields.map((name) => [name, hostileValue]));
  return fc.record({
    fields: fc.record(values, { requiredKeys: [] }),
    raw: fc.option(hostileJsonText),
    type: fc.constantFrom(...TYPES),
    signedIn: fc.boolean(),
    signature: fc.constantFrom('', 'junk', 't=1,v1=00', 't=9999999999999999,v1=x', ','.repeat(500)),
  });
}

it.each(ROUTES)(
  '%s %s never returns 5xx, nor reveals what happened inside',
  async (method, path, names) => {
    const { publishableKey } = world.context.cards;
    await fc.assert(
      fc.asyncProperty(inputs(names), async ({ fields, raw, type, signedIn, signature }) => {
        const all = {
          ...(path.startsWith('/card-sandbox') && { key: publishableKey }),
          ...(signedIn && { idToken: person.token }),
          ...fields,
        };
        const payload = raw ?? (type === FORM ? encoded(all) : JSON.stringify(all));
        const query = encoded(method === 'GET' ? all : { key: 'wayfarer-web' }).slice(0, 7000);
        const answer = await world.app.inject({
          method,
          url: `${path}?${query.replace(/%[\dA-F]?$/, '')}`,
          headers: {
            'stripe-signature': signature,
            ...(method === 'POST' && { 'content-type': type }),
          },
          ...(method === 'POST' && { payload }),
        });
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.body).not.toMatch(/\bat .+\.[jt]s:\d|insert into|relation "/i);
      }),
      HOSTILE_RUNS,
    );
  },
);
