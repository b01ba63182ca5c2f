import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, openTestDatabase, type TestApp } from '../test/app.ts';
import { BODY_LIMIT } from './endpoints/bodies/json-bodies.ts';

let world: TestApp;

beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const contact = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'Is the ferry running?',
};

function postContact(headers: Record<string, string>, payload: string | Buffer) {
  return world.app.inject({ method: 'POST', url: '/api/contactMessages', headers, payload });
}

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const JSON_TYPE = { 'content-type': 'application/json' };

describe('bodies', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
    'application/jsonp',
  ])('of type %s get a 415', async (type) => {
    const answer = await postContact({ 'content-type': type }, JSON.stringify(contact));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', (bytes: Buffer) => brotliCompressSync(bytes, QUICKLY)],
    ['deflate', deflateSync],
  ])('that are compressed with %s get a 415: nothing is unpacked', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(20 * 1024 * 1024, ' '));
    expect(bomb.length).toBeLessThan(BODY_LIMIT);
    const answer = await postContact({ ...JSON_TYPE, 'content-encoding': encoding }, bomb);
    expect(answer.statusCode).toBe(415);
  });

  it('of 2 MB get a 413', async () => {
    const answer = await postContact(
      JSON_TYPE,
      JSON.stringify({ ...contact, message: 'x'.repeat(2_000_000) }),
    );
    expect(answer.statusCode).toBe(413);
  });

  const valid = JSON.stringify(contact).slice(1, -1);
  it.each([
    ['a forbidden key', `{${valid},"__proto__":{"admin":true}}`],
    ['an escaped forbidden key', `{${valid},"__pro\\u0074o__":1}`],
    ['a key twice', `{${valid},"name":"Eve"}`],
    ['a key twice, escaped', `{${valid},"n\\u0061me":"Eve"}`],
    ['10,000 levels', `{${valid},"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['5,000 keys', `{${valid},${Array.from({ length: 5000 }, (_, n) => `"k${n}":1`).join(',')}}`],
    ['no JSON', '{"name":'],
    ['an open string', '{"name'],
  ])('with %s are refused quickly', async (_what, payload) => {
    const started = performance.now();
    const answer = await postContact(JSON_TYPE, payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'invalid_input',
    ]);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('that are not UTF-8 are refused', async () => {
    const answer = await postContact(JSON_TYPE, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]));
    expect(answer.statusCode).toBe(400);
  });
});

describe('addresses and methods', () => {
  it.each([
    ['GET', '/api/nope<script>', 404, 'not_found'],
    ['GET', '/api/allSpots/%ff', 400, 'invalid_input'],
    ['GET', '/api/allSpots/%00', 400, 'invalid_input'],
    ['PATCH', '/api/allSpots', 405, 'method_not_allowed'],
    ['DELETE', '/api/users', 405, 'method_not_allowed'],
    ['GET', `/api/allSpots?search=${'a'.repeat(8100)}`, 414, 'uri_too_long'],
  ] as const)('%s %s is a %i', async (method, url, status, code) => {
    const answer = await world.app.inject({ method, url });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(answer.body).not.toContain('script');
  });

  it('name the allowed methods', async () => {
    const answer = await world.app.inject({ method: 'PATCH', url: '/api/allSpots' });
    expect(answer.headers['allow']).toBe('GET, HEAD, POST');
  });

  it('don’t allow method overrides', async () => {
    const headers = { 'x-http-method-override': 'DELETE' };
    const answer = await world.app.inject({
      method: 'GET',
      url: '/api/team?_method=DELETE',
      headers,
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });
});

describe('a failure of our own', () => {
  it('reveals nothing about itself', async () => {
    const failure = Object.assign(new Error('secret in select * from users'), { detail: 'secret' });
    vi.spyOn(world.app.responseCache, 'get').mockRejectedValue(failure);
    const answer = await world.app.inject('/api/team?probe=echo-me');
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        code: 'internal',
        message: 'Something went wrong on our side.',
        requestId: answer.headers['x-request-id'],
      },
    ]);
    expect(JSON.stringify(answer.headers)).not.toMatch(/secret|echo-me/);
  });
});

describe('other sites', () => {
  it.each([
    'https://evil.example',
    'null',
    'http://wayfarer.test.evil.example',
    'http://evilwayfarer.test',
    'http://wayfarer.test:81',
    'https://wayfarer.test%00.evil.example',
  ])('%s may neither read responses nor send preflights', async (origin) => {
    const asks = { 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'authorization' }; // prettier-ignore
    for (const [method, url] of [
      ['GET', '/api/allSpots'],
      ['GET', '/api/bookings'],
      ['OPTIONS', '/api/bookings/1'],
      ['OPTIONS', '/api/payments'],
      ['OPTIONS', '/identitytoolkit.googleapis.com/v1/accounts:signUp'],
      ['OPTIONS', '/nothing'],
    ] as const) {
      const { headers } = await world.app.inject({ method, url, headers: { origin, ...asks } });
      const cors = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect([url, cors]).toEqual([url, []]);
      expect(JSON.stringify(headers)).not.toContain('evil');
    }
  });
});

describe('headers of every response', () => {
  it.each(['/api/team', '/api/nope', '/api/bookings', '/healthz', '/api/docs/'])(
    '%s',
    async (url) => {
      const { headers } = await world.app.inject({
        url,
        headers: { origin: 'https://evil.example' },
      });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/default-src '(?:none|self)'/);
      expect(policy).not.toContain('unsafe');
    },
  );

  it('require TLS only in production', async () => {
    const demo = await world.app.inject('/healthz');
    expect(demo.headers['strict-transport-security']).toBeUndefined();
    const env = {
      MODE: 'production',
      PUBLIC_URL: 'https://travel.example',
      ALLOW_CARD_SANDBOX: 'yes',
    };
    const db = await openTestDatabase();
    const secret = { APP_SECRET: 'sixteen small seals sing on Sunday' };
    const production = await createTestApp({ db, env: { ...env, ...secret } });
    const { headers } = await production.app.inject('/healthz');
    await production.close();
    await db.close();
    // without includeSubDomains, because we can't speak for the agency's other sites
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('limits', () => {
  it('can’t be bypassed by inventing addresses', async () => {
    world.clock.advance(3_600_000);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const headers = {
        ...JSON_TYPE,
        'x-forwarded-for': `10.0.0.${n}`,
        forwarded: `for=10.1.0.${n}`,
      };
      statuses.push((await postContact(headers, JSON.stringify(contact))).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });
});

describe('health', () => {
  it('is ready while the database answers, and not while stopping', async () => {
    expect((await world.app.inject('/healthz')).statusCode).toBe(200);
    expect((await world.app.inject('/readyz')).statusCode).toBe(200);
    world.wayfarer.lifecycle.stopping = true;
    expect((await world.app.inject('/readyz')).statusCode).toBe(503);
    expect((await world.app.inject('/healthz')).statusCode).toBe(200);
    world.wayfarer.lifecycle.stopping = false;
  });
});

describe('OpenAPI', () => {
  it('describes every endpoint', async () => {
    const { paths } = (await world.app.inject('/api/openapi.json')).json<{
      paths: Record<string, object>;
    }>();
    const operations = Object.values(paths).flatMap((path) => Object.keys(path));
    expect(operations.length).toBeGreaterThan(30);
    expect(paths['/allSpots/{id}']).toHaveProperty('put.responses.404');
  });

  it('has a readable page', async () => {
    const page = await world.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
  });
});

describe('the log', () => {
  it('contains no token, no address and nothing that was sent', async () => {
    const lines: string[] = [];
    const logged = await createTestApp({ db: world.db, onLog: (line) => lines.push(line) });
    try {
      const person = await logged.createTraveler('Lena Logged');
      await person.get(`/allSpotsById?email=${encodeURIComponent(person.email)}`);
      await person.post('/allSpots', { spot: 'not-valid' });
      await logged.anonymous.get('/allSpots?search=secret-search');
      const text = lines.join('\n');
      expect(lines.length).toBeGreaterThan(3);
      expect(text).toContain('"route":"/api/allSpots"');
      for (const secret of [
        person.token,
        person.refreshToken,
        person.password,
        person.email,
        'Lena',
        'secret-search',
      ]) {
        expect(text).not.toContain(secret);
      }
    } finally {
      await logged.close();
    }
  });
});
