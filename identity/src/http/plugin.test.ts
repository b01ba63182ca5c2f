import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdentity } from '../create-identity.ts';
import {
  API_KEY,
  PASSWORD,
  PROJECT,
  newEmail,
  startService,
  testOptions,
  type Service,
} from '../test/service.ts';
import { accounts, tokensOf } from '../test/wire.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com';

interface ErrorBody {
  error: { code: number; message: string; errors: { message: string; domain: string }[] };
}

describe('the protocol over HTTP', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ extraOrigins: ['https://app.wayfarer.test'] });
  });
  afterAll(() => service.close());

  const send = (path: string, init: RequestInit = {}) => fetch(`${service.url}${path}`, init);
  /** The status and message of the response, once its shape has been checked. */
  const told = async (response: Response): Promise<[number, string]> => {
    expect(response.headers.get('content-type')).toContain('application/json');
    const body = (await response.json()) as ErrorBody;
    const { message } = body.error;
    expect(body.error).toMatchObject({
      code: response.status,
      errors: [{ message, domain: 'global' }],
    });
    return [response.status, message.split(' : ')[0] ?? ''];
  };
  const post = (path: string, body: string, type = 'application/json') =>
    send(`${TOOLKIT}${path}?key=${API_KEY}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });

  it('asks for the API key', async () => {
    const path = `${TOOLKIT}/v1/accounts:lookup`;
    expect(await told(await send(path, { method: 'POST' }))).toEqual([
      403,
      'The request is missing a valid API key.',
    ]);
    expect(await told(await send(`${path}?key=x`, { method: 'POST' }))).toEqual([
      400,
      'API key not valid. Please pass a valid API key.',
    ]);
  });

  it('speaks the protocol in every error', async () => {
    const signUp = (body: string, type?: string) => post('/v1/accounts:signUp', body, type);
    const wrongMethod = await send(`${TOOLKIT}/v1/accounts:signUp?key=${API_KEY}`);
    expect(await told(wrongMethod)).toEqual([404, 'NOT_FOUND']);
    expect(await told(await post('/v1/accounts:nothing', '{}'))).toEqual([404, 'NOT_FOUND']);
    for (const body of ['{', '[1]', '{"__proto__":{"a":1}}', '['.repeat(10_000)]) {
      expect(await told(await signUp(body))).toEqual([400, 'INVALID_ARGUMENT']);
    }
    expect(await told(await signUp('x', 'text/plain'))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(await told(await signUp(`"${'x'.repeat(70_000)}"`))).toEqual([413, 'REQUEST_TOO_LARGE']);
  });

  it('takes an empty body and a form as well', async () => {
    const empty = await post('/v1/accounts:lookup', '');
    expect(await told(empty)).toEqual([400, 'MISSING_ID_TOKEN']);
    const form = new URLSearchParams({ email: newEmail(), password: PASSWORD }).toString();
    const type = 'application/x-www-form-urlencoded';
    expect((await post('/v1/accounts:signUp', form, type)).status).toBe(200);
  });

  it('keeps its shape for what the application around it refuses or breaks [incident a full disk]', async () => {
    const { options } = testOptions(service.db, {
      db: {
        query: () => Promise.reject(Object.assign(new Error('gone'), { code: 'DB_UNAVAILABLE' })),
        transaction: () => Promise.reject(new Error('unreachable')),
      },
    });
    const identity = await createIdentity({ ...options, db: service.db });
    const lines: { level: number; failure: object[] }[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const app = Fastify({ logger: { stream, level: 'warn' } });
    app.addHook('onRequest', async (request) => {
      if (request.headers['x-taken']) {
        const insert = 'insert into identity_users (id, email, created_at) values ($1, $2, now())';
        for (const id of ['one', 'two']) await service.db.query(insert, [id, 'ada@example.com']);
      }
      if (request.headers['x-limit']) {
        throw Object.assign(new Error('slow down'), { statusCode: 429 });
      }
      if (request.headers['x-break']) throw new Error('secret detail');
      if (request.headers['x-down']) await options.db.query('select 1');
      if (request.headers['x-full']) throw Object.assign(new Error('no space'), { code: '53100' });
    });
    app.setErrorHandler((_error, _request, reply) => reply.code(500).send('not the protocol'));
    app.setNotFoundHandler((_request, reply) => reply.code(404).send('not the protocol'));
    await app.register(identity.plugin);
    const url = `${TOOLKIT}/v1/accounts:lookup?key=${API_KEY}`;
    const answer = async (headers: Record<string, string>) => {
      const response = await app.inject({ method: 'POST', url, headers });
      return {
        status: response.statusCode,
        retry: response.headers['retry-after'],
        ...response.json<ErrorBody>(),
      };
    };
    expect(await answer({ 'x-limit': '1' })).toMatchObject({
      status: 429,
      error: { message: expect.stringContaining('TOO_MANY_ATTEMPTS_TRY_LATER') },
    });
    expect(await answer({ 'x-break': '1' })).toMatchObject({
      status: 500,
      error: { message: 'INTERNAL_ERROR' },
    });
    expect(await answer({ 'x-down': '1' })).toMatchObject({
      status: 503,
      retry: '5',
      error: { message: expect.stringContaining('UNAVAILABLE') },
    });
    expect(await answer({ 'x-full': '1' })).toMatchObject({ status: 503, retry: '5' });
    expect(await answer({ 'x-taken': '1' })).toMatchObject({ status: 500 });
    expect(lines.map(({ level }) => level)).toEqual([50, 40, 40, 50]);
    const taken = { code: '23505', constraint: 'identity_users_email' };
    expect(lines[3]?.failure[0]).toMatchObject(taken);
    expect(JSON.stringify(lines)).not.toContain('ada@example.com');
    const elsewhere = await app.inject('/elsewhere');
    expect(elsewhere.body).toBe('not the protocol');
    await app.close();
  });

  it('answers text that cannot be stored with a 400, never a 500', async () => {
    const bad = ['a\u0000b', 'a\ud800b', 5, {}, [], true, 'x'.repeat(5000)];
    const user = tokensOf(
      await accounts(service, 'signUp', { email: newEmail(), password: PASSWORD }),
    );
    const { idToken } = user;
    for (const value of bad) {
      for (const [name, body] of [
        ['signUp', { email: value, password: PASSWORD }],
        ['signUp', { email: newEmail(), password: value }],
        ['signUp', { email: newEmail(), password: PASSWORD, displayName: value }],
        ['signInWithPassword', { email: value, password: value }],
        ['update', { idToken, displayName: value }],
        ['update', { idToken, photoUrl: value }],
        ['update', { idToken, email: value }],
        ['update', { idToken, deleteAttribute: value === true ? 'x' : [value] }],
        ['update', { oobCode: value }],
        ['lookup', { idToken: value }],
        ['resetPassword', { oobCode: value }],
        ['sendOobCode', { requestType: value }],
        ['sendOobCode', { requestType: 'PASSWORD_RESET', email: newEmail(), continueUrl: value }],
        ['createAuthUri', { identifier: value, continueUri: value }],
        ['signInWithIdp', { requestUri: value }],
        ['signInWithIdp', { requestUri: 'http://localhost', postBody: value }],
        ['signInWithEmailLink', { email: newEmail(), oobCode: value }],
      ] as const) {
        const answer = await accounts(service, name, body);
        expect({ name, body, status: answer.status }).toEqual({ name, body, status: 400 });
        expect(answer.error).toMatch(/^(INVALID|MISSING|OPERATION|PASSWORD|ADMIN|UNAUTH)[A-Z_]*$/);
      }
    }
  });

  it('accepts pictures from https and from our own site only', async () => {
    const signedUp = await accounts(service, 'signUp', { email: newEmail(), password: PASSWORD });
    const { idToken } = tokensOf(signedUp);
    for (const photoUrl of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/x.png',
      '/\\evil.example',
      'http://insecure.example/x.png',
      ' https://example.com',
    ]) {
      expect((await accounts(service, 'update', { idToken, photoUrl })).error).toBe(
        'INVALID_PHOTO_URL',
      );
    }
    for (const photoUrl of ['/images/me.png', 'https://example.com/me.png']) {
      const { body } = await accounts(service, 'update', { idToken, photoUrl });
      expect(body).toMatchObject({ photoUrl });
    }
  });

  it('keeps real names as they are', async () => {
    const displayName = 'محمد 東京 👩‍👩‍👧 Ünïté';
    const signedUp = await accounts(service, 'signUp', {
      email: newEmail(),
      password: PASSWORD,
      displayName,
    });
    expect(signedUp.body).toMatchObject({ displayName });
    const { body } = await accounts(service, 'lookup', { idToken: tokensOf(signedUp).idToken });
    expect(body).toMatchObject({ users: [{ displayName }] });
  });

  it('ignores or refuses what a client may not decide', async () => {
    const email = newEmail();
    const odd = { email, password: PASSWORD, emailVerified: true, disabled: true, createdAt: '1' };
    const signedUp = await accounts(service, 'signUp', odd);
    const { idToken } = tokensOf(signedUp);
    const { body } = await accounts(service, 'lookup', { idToken });
    expect(body).toMatchObject({ users: [{ emailVerified: false }] });
    const update = async (fields: object) =>
      (await accounts(service, 'update', { idToken, ...fields })).error;
    expect(await update({ customAttributes: '{"admin":true}' })).toBe('INSUFFICIENT_PERMISSION');
    expect(await update({ disableUser: true })).toBe('OPERATION_NOT_ALLOWED');
    expect((await accounts(service, 'update', {})).message).toBe(
      'INVALID_REQ_TYPE : Unsupported request parameters.',
    );
    const chosen = { email: newEmail(), password: PASSWORD, localId: 'mine' };
    expect((await accounts(service, 'signUp', chosen)).message).toBe(
      'UNEXPECTED_PARAMETER : User ID',
    );
  });

  it('never sends a key that the SDK would misread, nor a hash', async () => {
    const email = newEmail();
    const up = await accounts(service, 'signUp', { email, password: PASSWORD });
    const inn = await accounts(service, 'signInWithPassword', { email, password: PASSWORD });
    const { idToken } = tokensOf(inn);
    const look = await accounts(service, 'lookup', { idToken });
    for (const { body } of [up, inn, look]) {
      const text = JSON.stringify(body);
      expect(text).not.toMatch(/needConfirmation|errorMessage|mfaPendingCredential|phoneNumber/);
      expect(text).not.toContain('argon2');
    }
    expect(up.body).toMatchObject({
      kind: 'identitytoolkit#SignupNewUserResponse',
      expiresIn: '3600',
    });
    expect(inn.body).toMatchObject({ registered: true, displayName: '' });
    expect(look.body).toMatchObject({
      users: [{ passwordHash: 'UkVEQUNURUQ=', createdAt: expect.stringMatching(/^\d{13}$/) }],
    });
    expect(up.headers.get('cache-control')).toBe('no-store');
  });

  it('lets listed origins call from the browser, without credentials, and no other', async () => {
    const preflight = (origin: string) =>
      send(`${TOOLKIT}/v1/accounts:signUp`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('https://app.wayfarer.test');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.wayfarer.test');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('x-client-version');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of [
      'https://evil.example',
      'null',
      'https://app.wayfarer.test.evil.example',
    ]) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('[spec §7 Identity: projects] [spec §7 Identity: passwordPolicy] [spec §9 Identity: policy schema version] [spec §7 Identity: recaptchaConfig] describes the project', async () => {
    const get = async (path: string) =>
      (await (await send(`${TOOLKIT}${path}?key=${API_KEY}`)).json()) as Record<string, unknown>;
    expect(await get('/v1/projects')).toEqual({
      projectId: PROJECT,
      authorizedDomains: ['localhost', 'wayfarer.test', 'app.wayfarer.test'],
    });
    expect(await get('/v2/passwordPolicy')).toMatchObject({ schemaVersion: 1 });
    expect(await get('/v2/recaptchaConfig')).toMatchObject({ recaptchaKey: expect.any(String) });
  });
});
