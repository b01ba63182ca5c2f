import { endpoints } from '@wayfarer/contract/api';
import type { AnyEndpoint } from '@wayfarer/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { TestPerson } from '../test/people.ts';

const ALL = Object.entries(endpoints);
const SIGNED_IN = ALL.filter(([, { auth }]) => auth !== 'public');
const ADMIN_ONLY = ALL.filter(([, { auth }]) => auth === 'admin');

let world: TestApp;
let traveller: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  traveller = await world.createTraveller();
});
afterAll(() => world.close());

function urlOf({ path }: AnyEndpoint, id = '019bdf91-4c00-7c7f-964f-38ae9f3d9680'): string {
  return `/api${path.replaceAll(/:\w+/g, encodeURIComponent(id))}`;
}

describe('every endpoint of the contract', () => {
  it.each(ALL)('%s is mounted', (_name, endpoint) => {
    expect(world.app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` })).toBe(true);
  });

  it.each(SIGNED_IN)(
    '[spec §6 Roles: protected calls] %s answers 401 to a stranger, whatever is sent',
    async (_name, endpoint) => {
      for (const authorization of [
        '',
        'Bearer',
        'Bearer x.y.z',
        'Basic eDp5',
        `Bearer ${'a'.repeat(9000)}`,
      ]) {
        const { method } = endpoint;
        const headers = {
          ...(authorization && { authorization }),
          'content-type': 'application/json',
        };
        const payload = method === 'GET' ? {} : { payload: '{broken' };
        const answer = await world.app.inject({
          method,
          url: urlOf(endpoint),
          headers,
          ...payload,
        });
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          401,
          'not_signed_in',
        ]);
        expect(answer.headers['www-authenticate']).toContain('Bearer');
      }
    },
  );

  it.each(SIGNED_IN)('%s does not take the token from the query', async (_name, endpoint) => {
    const url = `${urlOf(endpoint)}?access_token=${traveller.token}&token=${traveller.token}`;
    const answer = await world.app.inject({ method: endpoint.method, url });
    expect(answer.statusCode).toBe(401);
  });

  it.each(ADMIN_ONLY)('%s answers 403 to a traveller', async (_name, endpoint) => {
    const headers = { authorization: `Bearer ${traveller.token}` };
    const answer = await world.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint),
      headers,
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('@example.com');
  });

  it('answers private things with no-store', async () => {
    for (const path of ['/users', '/bookings', '/payments', '/account', '/allSpotsById']) {
      const { headers } = await traveller.get(path);
      expect(headers['cache-control']).toMatch(/no-store/);
    }
  });
});

/** What attackers and broken clients put where a value belongs. */
const hostile = fc.oneof(
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '%ff',
    '../../etc/passwd',
    "'; drop table users; --",
    '$1',
    '{{7*7}}',
    'x'.repeat(20_000),
    '1e309',
    'infinity',
    '0000-00-00',
    '9'.repeat(400),
    'ﷺ'.repeat(100),
    '👩‍👩‍👧‍👦',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

function bodyFor(endpoint: AnyEndpoint): fc.Arbitrary<unknown> {
  const shape = (endpoint.body as { shape?: object } | undefined)?.shape ?? {};
  const fields = Object.fromEntries(Object.keys(shape).map((name) => [name, hostile]));
  return fc.oneof(fc.record(fields, { requiredKeys: [] }), hostile);
}

function queryFor(endpoint: AnyEndpoint): fc.Arbitrary<string> {
  const names = Object.keys(
    (endpoint.query as { shape?: object } | undefined)?.shape ?? { search: 0 },
  );
  const pair = fc.tuple(fc.constantFrom(...names, 'search[$ne]', '__proto__', 'limit'), hostile);
  return fc.array(pair, { maxLength: 4 }).map((pairs) => {
    const text = ([name, value]: [string, unknown]) =>
      `${encodeURIComponent(name)}=${safeEncode(typeof value === 'string' ? value : JSON.stringify(value))}`;
    return pairs.map(text).join('&').slice(0, 7000);
  });
}

/** Lone surrogates cannot stand in an address at all. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function safeEncode(text: string): string {
  return encodeURIComponent(wellFormed(text.slice(0, 2000)));
}

describe('whatever is sent', () => {
  it.each(ALL)(
    '%s never answers 5xx, and every refusal is the one error body',
    async (_name, endpoint) => {
      const id = fc.oneof(
        hostile.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
        fc.constant('019bdf91-4c00-7c7f-964f-38ae9f3d9680'),
      );
      const input = fc.tuple(id, queryFor(endpoint), bodyFor(endpoint));
      await fc.assert(
        fc.asyncProperty(input, async ([rawId, query, body]) => {
          const { method } = endpoint;
          const url = `${urlOf(endpoint, wellFormed(rawId.slice(0, 300)) || 'x')}?${query}`;
          const sent =
            method === 'GET'
              ? {}
              : {
                  payload: JSON.stringify(body) ?? '',
                  headers: { 'content-type': 'application/json' },
                };
          const authorization = `Bearer ${endpoint.path === '/account/sessions' ? 'x.y.z' : traveller.token}`;
          const answer = await world.app.inject({
            method,
            url,
            ...sent,
            headers: { ...sent.headers, authorization },
          });
          expect(answer.statusCode).toBeLessThan(500);
          const refused = answer.statusCode >= 400;
          const problem = refused
            ? answer.json<{ code: string; message: string }>()
            : { code: 'none', message: '-' };
          expect(problem.code).toMatch(/^[a-z_]+$/);
          expect(problem.message).not.toBe('');
        }),
        { numRuns: 25 },
      );
    },
  );
});
