import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportJWK, importPKCS8, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { identityCall, type TestPerson } from '../../test/people.ts';

let world: TestApp;
let person: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  person = await world.createTraveler();
});
afterAll(() => world.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function asked(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await world.app.inject({ url: '/api/account', headers });
  return answer.statusCode === 200 ? 'let in' : [answer.statusCode, answer.json().code];
}
const REFUSED = [401, 'not_signed_in'];

async function signed(
  key: KeyObject | CryptoKey,
  claims: Record<string, unknown>,
  header: Record<string, unknown>,
): Promise<string> {
  const payload = JSON.parse(JSON.stringify({ ...decodeJwt(person.token), ...claims })) as object;
  const protectedHeader = { alg: 'RS256', typ: 'JWT', ...header };
  return new SignJWT({ ...payload }).setProtectedHeader(protectedHeader).sign(key);
}

/** Signs a token with the service's own key. Only a fault in the service could produce such a token. */
async function ours(claims: Record<string, unknown>, header: Record<string, unknown> = {}) {
  const { rows } = await world.db.sql.query<{ kid: string; key: string }>(
    `select kid, private_key as key from identity_keys where purpose = 'id-token'`,
  );
  const [row] = rows;
  if (!row) throw new Error('there is no key');
  return signed(await importPKCS8(row.key, 'RS256'), claims, { kid: row.kid, ...header });
}

it('accepts a valid token, no matter how the word Bearer is spelled', async () => {
  expect(await asked(person.token)).toBe('let in');
  expect(await asked(await ours({}))).toBe('let in');
  const headers = { authorization: `bearer ${person.token}` };
  expect((await world.app.inject({ url: '/api/account', headers })).statusCode).toBe(200);
});

it('refuses tokens without a signature, or with an algorithm of their own choice', async () => {
  const [head = '', body = '', signature = ''] = person.token.split('.');
  const header = decodeProtectedHeader(person.token);
  const tokens: string[] = [];
  for (const alg of ['none', 'None', 'NONE', 'nOnE', 'noNe', '', null]) {
    for (const end of ['', signature]) tokens.push(`${encode({ ...header, alg })}.${body}.${end}`);
  }
  const jwks = await world.app.inject('/.well-known/jwks.json');
  const [jwk] = jwks.json<{ keys: { n: string }[] }>().keys;
  const secrets = [JSON.stringify(jwk), jwks.body, jwk?.n ?? '', ''];
  for (const alg of ['HS256', 'HS384', 'HS512']) {
    const start = `${encode({ ...header, alg })}.${body}`;
    for (const secret of secrets) {
      const mac = createHmac(alg.replace('HS', 'sha'), secret).update(start).digest('base64url');
      tokens.push(`${start}.${mac}`);
    }
  }
  const other = signature.startsWith('A') ? 'B' : 'A';
  tokens.push(`${head}.${body}.${other}${signature.slice(1)}`, `${head}.${body}.`);
  tokens.push(`${head}.${encode({ ...decodeJwt(person.token), sub: 'x' })}.${signature}`);
  expect(tokens.length).toBeGreaterThan(25);
  for (const token of tokens) expect([token, await asked(token)]).toEqual([token, REFUSED]);
});

it('takes keys only from its own store', async () => {
  const { kid } = decodeProtectedHeader(person.token);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = await exportJWK(publicKey);
  const url = 'https://evil.example/keys.json';
  const headers: Record<string, unknown>[] = [
    {},
    { kid },
    { kid, jwk },
    { jwk },
    { kid, jku: url },
    { jku: url },
    { kid, x5u: url },
    { kid, x5c: ['MIIB'] },
    ...['../../../../dev/null', '/etc/passwd', 'file:///etc/passwd'].map((path) => ({ kid: path })),
    ...["' or 1=1 --", "x' union select 'y", '\u0000', '%00', ''].map((sql) => ({ kid: sql })),
    ...['A'.repeat(43), '__proto__', 'constructor'].map((unknown) => ({ kid: unknown })),
  ];
  for (const header of headers) {
    const token = await signed(privateKey, {}, header);
    expect([header, await asked(token)]).toEqual([header, REFUSED]);
  }
});

it('refuses tokens that our own key signed for another purpose, time, place or person', async () => {
  const now = Math.floor(world.clock.now().getTime() / 1000);
  const claims: Record<string, unknown>[] = [
    { exp: now - 5 },
    { exp: undefined },
    { exp: 'never' },
    { iat: now + 120 },
    { iat: undefined },
    { nbf: now + 120 },
    { sub: undefined },
    { sub: '' },
    { sub: 'nobody' },
    { aud: 'another-project' },
    { aud: undefined },
    { iss: 'https://securetoken.google.com/wayfarer' },
    { iss: undefined },
    { sid: undefined },
    { sid: 'no-such-session' },
    { auth_time: undefined },
  ];
  for (const change of claims) expect([change, await asked(await ours(change))]).toEqual([change, REFUSED]); // prettier-ignore
  const headers = [{ crit: ['b64'], b64: true }, { typ: 'at+jwt' }, { kid: undefined }];
  for (const header of headers) {
    expect([header, await asked(await ours({}, header))]).toEqual([header, REFUSED]);
  }
  // A clock that is 30 s off is tolerated, two hours are not.
  expect(await asked(await ours({ iat: now + 30 }))).toBe('let in');
  expect(await asked(await ours({ iat: now + 7200, exp: now + 10_800 }))).toEqual(REFUSED);
});

it('accepts nothing else: refresh tokens, parts of tokens, tokens in other places', async () => {
  const { refreshToken, token } = person;
  for (const wrong of [refreshToken, 'a.b.c', `${token}.x`, `x${token}`, token.slice(0, -2)]) {
    expect([wrong, await asked(wrong)]).toEqual([wrong, REFUSED]);
  }
  const places = [
    { url: `/api/account?access_token=${token}` },
    { url: `/api/account?token=${token}` },
    { url: '/api/account', headers: { 'x-authorization': `Bearer ${token}` } },
    { url: '/api/account', headers: { cookie: `token=${token}; session=${token}` } },
    { url: '/api/account', headers: { authorization: token } },
    { url: '/api/account', headers: { authorization: `Basic ${btoa(`x:${token}`)}` } },
    { url: '/api/account', headers: { authorization: `Bearer ${token}, Bearer ${token}` } },
  ];
  for (const place of places) {
    expect((await world.app.inject(place)).statusCode).toBe(401);
  }
});

it('deleting an account ends its token, its refresh token and its password', async () => {
  const gone = await world.createTraveler();
  const refresh = () =>
    world.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=wayfarer-web',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${gone.refreshToken}`,
    });
  expect((await refresh()).statusCode).toBe(200);
  expect((await gone.delete(`/users/${gone.uid}`)).status).toBe(200);
  expect(await asked(gone.token)).toEqual(REFUSED);
  expect((await refresh()).statusCode).toBe(400);
  const { email, password } = gone;
  const again = await identityCall(world.app, 'signInWithPassword', { email, password });
  expect(again).toMatchObject({ status: 400, body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } } }); // prettier-ignore
  for (const call of ['lookup', 'update', 'delete', 'sendOobCode']) {
    const answer = await identityCall(world.app, call, {
      idToken: gone.token,
      displayName: 'Back again',
      requestType: 'VERIFY_EMAIL',
    });
    expect([call, answer.status]).toEqual([call, 400]);
  }
});
