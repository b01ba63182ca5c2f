import { endpoints } from '@wayfarer/contract/api';
import type { AnyEndpoint } from '@wayfarer/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { TestPerson } from '../test/people.ts';
import { SAMPLE_REQUESTS, type SampleRequest } from '../test/sample-requests.ts';

/** The same inputs in every run, so that what fails once fails again. */
const RUNS = { numRuns: 25, seed: 20_261_121 };

let world: TestApp;
let traveller: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  [traveller, administrator] = [await world.createTraveller(), await world.createAdministrator()];
});
afterAll(() => world.close());

/** What attackers and broken clients put where a value belongs. */
const TEXTS = [
  '\u0000', '\ud800', '%ff', '%00', '../../etc/passwd', '..%2f..%2f', '.', '{{7*7}}', '<!--',
  "'; drop table users; --", "' or 1=1 --", '$1', '%', '_', '\\', '\\u0000', '</script>', '\u2028',
  '1e309', 'infinity', '-infinity', 'now', 'epoch', '0000-00-00', '+275760-09-13', 'NaN', '\u202e',
  'x'.repeat(20_000), '9'.repeat(400), 'ﷺ'.repeat(100), '👩‍👩‍👧‍👦', 'e\u0301',
]; // prettier-ignore
const NUMBERS = [-1, 0, -0, 0.1, 2 ** 53, 2 ** 63, -(2 ** 63), 1e300, 5e-324];
const SHAPES: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { toString: 1 },
  { length: -1 },
];
const hostile = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, ...NUMBERS, ...SHAPES),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are not what they seem, or no JSON at all. */
const RAW = [
  '', ' ', 'null', '[]', '"', '{"a":1,"a":2}', '{"a":1e999}', '{"a":-0}', '{"\\u0000":1}', '{}{}',
  '{"a":"\\ud800"}', '{"__proto__":{"a":1}}', '{"toString":1}', '\ufeff{}', '{"a":0x1}',
]; // prettier-ignore
const rawText = fc.oneof(fc.constantFrom(...RAW), fc.json({ maxDepth: 4 }));

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** Lone surrogates cannot stand in an address at all. */
const inAddress = (value: unknown) =>
  encodeURIComponent(
    asText(value)
      .slice(0, 1500)
      .replaceAll(/\p{Surrogate}/gu, '\ufffd'),
  );
const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object })?.shape ?? {});

/** A right body with a few of its fields replaced, or something else entirely. */
function bodies(endpoint: AnyEndpoint, { body }: SampleRequest): fc.Arbitrary<string> {
  const fields = fieldsOf(endpoint.body).map((name) => [name, hostile] as const);
  const changed = fc
    .record(Object.fromEntries(fields), { requiredKeys: [] })
    .map((changes) => JSON.stringify({ ...body, ...changes }));
  return fc.oneof(
    changed,
    hostile.map((value) => JSON.stringify(value)),
    rawText,
  );
}

function queries(endpoint: AnyEndpoint): fc.Arbitrary<string> {
  const names = [...fieldsOf(endpoint.query), 'search[$ne]', '__proto__', 'a[b][c]', '%00'];
  const pair = fc.tuple(fc.constantFrom(...names), hostile);
  return fc
    .array(pair, { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${inAddress(value)}`).join('&'))
    .map((query) => query.slice(0, 7000).replace(/%[\dA-F]?$/, ''));
}

function paths({ path }: AnyEndpoint, { params = {} }: SampleRequest): fc.Arbitrary<string> {
  const id = fc.oneof(
    hostile.map((value) => inAddress(value) || 'x'),
    fc.constantFrom('%ff', '%'),
  );
  const filled = (value: string) => path.replaceAll(/:\w+/g, value);
  return fc.oneof(id.map(filled), fc.constant(filled(params['id'] ?? 'x')));
}

it.each(Object.entries(endpoints))(
  '%s never answers 5xx, and every refusal is the one error body',
  async (name, endpoint) => {
    const sample = (await SAMPLE_REQUESTS[name]?.(traveller, world)) ?? {};
    const input = fc.record({
      path: paths(endpoint, sample),
      query: queries(endpoint),
      payload: bodies(endpoint, sample),
      key: fc.constantFrom(undefined, '', 'x'.repeat(500), 'two words', "'; --", 'good-key'),
    });
    const statuses: number[] = [];
    await fc.assert(
      fc.asyncProperty(input, async ({ path, query, payload, key }) => {
        const { token } = endpoint.auth === 'admin' ? administrator : traveller;
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
        // Whoever has deleted the account or its sessions comes back as somebody else.
        const left = statusCode === 200 && endpoint.method === 'DELETE';
        if (left && /^\/(?:users|account)\b/.test(path)) traveller = await world.createTraveller();
      }),
      RUNS,
    );
    expect(statuses).not.toContain(401); // else nothing was tried
  },
);
