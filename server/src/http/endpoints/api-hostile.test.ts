import { endpoints } from '@wayfarer/contract/schemas';
import type { AnyEndpoint } from '@wayfarer/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import {
  HOSTILE_RUNS,
  hostileJsonText,
  hostileValue,
  inAddress,
} from '../../test/hostile-values.ts';
import type { TestPerson } from '../../test/people.ts';
import { SAMPLE_REQUESTS } from '../../test/sample-requests.ts';
import type { SampleRequest } from '../../test/samples/rows.ts';

let world: TestApp;
let traveler: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  world = await createTestApp({ env: { LANGUAGES: 'en,de' } });
  administrator = await world.createAdministrator();
});
beforeEach(async () => {
  traveler = await world.createTraveler();
});
afterAll(() => world.close());

const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object })?.shape ?? {});

/** A valid body with a few fields replaced, or something else entirely. */
function bodies(endpoint: AnyEndpoint, { body }: SampleRequest): fc.Arbitrary<string> {
  const fields = fieldsOf(endpoint.body).map((name) => [name, hostileValue] as const);
  const changed = fc
    .record(Object.fromEntries(fields), { requiredKeys: [] })
    .map((changes) => JSON.stringify({ ...body, ...changes }));
  return fc.oneof(
    changed,
    hostileValue.map((value) => JSON.stringify(value)),
    hostileJsonText,
  );
}

function queries(endpoint: AnyEndpoint): fc.Arbitrary<string> {
  const names = [...fieldsOf(endpoint.query), 'search[$ne]', '__proto__', 'a[b][c]', '%00'];
  const pair = fc.tuple(fc.constantFrom(...names), hostileValue);
  return fc
    .array(pair, { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${inAddress(value)}`).join('&'))
    .map((query) => query.slice(0, 7000).replace(/%[\dA-F]?$/, ''));
}

function paths({ path }: AnyEndpoint, { params = {} }: SampleRequest): fc.Arbitrary<string> {
  const id = fc.oneof(
    hostileValue.map((value) => inAddress(value) || 'x'),
    fc.constantFrom('%ff', '%'),
  );
  const filled = (value: string) => path.replaceAll(/:\w+/g, value);
  return fc.oneof(id.map(filled), fc.constant(filled(params['id'] ?? 'x')));
}

it.each(Object.entries(endpoints))(
  '%s never returns 5xx, and every refusal has the one error body',
  async (name, endpoint) => {
    const sample = (await SAMPLE_REQUESTS[name]?.(traveler, world)) ?? {};
    const input = fc.record({
      path: paths(endpoint, sample),
      query: queries(endpoint),
      payload: bodies(endpoint, sample),
      key: fc.constantFrom(undefined, '', 'x'.repeat(500), 'two words', "'; --", 'good-key'),
    });
    const statuses: number[] = [];
    await fc.assert(
      fc.asyncProperty(input, async ({ path, query, payload, key }) => {
        const forStaff = endpoint.auth === 'admin' || endpoint.auth === 'staff';
        const { token } = forStaff ? administrator : traveler;
        const answer = await world.app.inject({
          method: endpoint.method,
          url: `/api${path}?${query}`,
          remoteAddress: `10.2.0.${statuses.length}`,
          headers: {
            authorization: `Bearer ${token}`,
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
          },
          ...(endpoint.method !== 'GET' && { payload }),
        });
        const { statusCode } = answer;
        statuses.push(statusCode);
        expect(statusCode).toBeLessThan(500);
        const refusal = statusCode < 400 ? { code: 'none' } : answer.json<unknown>();
        expect(refusal).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/) });
        expect(JSON.stringify(refusal)).not.toMatch(/\bat .+\.[jt]s:\d|select |insert |postgres/i);
        // a caller who deleted the account or its sessions is replaced
        const left = statusCode === 200 && endpoint.method === 'DELETE';
        if (left && /^\/(?:users|account)\b/.test(path)) traveler = await world.createTraveler();
      }),
      HOSTILE_RUNS,
    );
    expect(statuses).not.toContain(401); // with a 401, the body wouldn't be tested
  },
);
