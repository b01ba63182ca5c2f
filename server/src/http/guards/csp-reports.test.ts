import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

const TOKEN = 'a-long-metrics-token';
const OLD_FORM = 'application/csp-report';
let world: TestApp;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  world = await createTestApp({
    env: { METRICS_TOKEN: TOKEN },
    onLog: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  });
});
beforeEach(() => {
  world.clock.advance(60_000);
  lines = [];
});
afterAll(() => world.close());

function report(body: unknown, { type = OLD_FORM, from = '203.0.113.7' } = {}) {
  return world.app.inject({
    method: 'POST',
    url: '/csp-reports',
    remoteAddress: from,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Everything that browsers put into a report. */
const violation = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://travel.example/reset-password?oobCode=secret-code',
    referrer: 'https://elsewhere.example/secret-referrer',
    'violated-directive': `${directive} 'self'`,
    'effective-directive': directive,
    'original-policy': 'secret-policy',
    'blocked-uri': blocked,
    'script-sample': 'secret-sample',
  },
});

async function counted(): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await world.app.inject({ url: '/metrics', headers });
  const rows = body.matchAll(/^wayfarer_csp_violations_total\{directive="([^"]+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...rows].map(([, directive = '', count]) => [directive, Number(count)]),
  );
}

const logged = () => lines.filter(({ directive }) => directive !== undefined);

it('counts what browsers report, in both formats, and keeps only directive and blocked origin', async () => {
  const before = await counted();
  const answer = await report(violation('script-src-elem', 'https://evil.example/x.js?secret=1'));
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  await report(
    [
      {
        type: 'csp-violation',
        url: 'https://travel.example/secret-page',
        user_agent: 'secret-agent',
        body: { effectiveDirective: 'img-src', blockedURL: 'inline', sample: 'secret-sample' },
      },
      { type: 'deprecation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } },
    ],
    { type: 'application/reports+json' },
  );
  expect(logged()).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
    { directive: 'img-src', blocked: 'inline' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
  const after = await counted();
  expect(after['script-src-elem']).toBe((before['script-src-elem'] ?? 0) + 1);
  expect(after['img-src']).toBe((before['img-src'] ?? 0) + 1);
});

it('lets no one write into the log or invent metrics', async () => {
  const names = [
    'script-src\u0000',
    'x'.repeat(3000),
    '{a="b"}',
    '__proto__',
    7,
    null,
    ['img-src'],
  ];
  const origins = [
    ['https://evil.example\r\n"level":60', 'other'],
    ['javascript:alert(1)', 'other'],
    ['data:text/html,x', 'data'],
    [`https://${'a'.repeat(5000)}.example`, 'other'],
    ['https://user:secret@evil.example:8443/p', 'https://evil.example:8443'],
    [{ toString: 'x' }, 'other'],
  ] as const;
  for (const name of names) {
    const body = { 'csp-report': { 'effective-directive': name, 'blocked-uri': 'inline' } };
    expect((await report(body)).statusCode).toBe(204);
  }
  for (const [blocked] of origins) {
    const body = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': blocked } };
    await report(body, { from: '203.0.113.8' });
  }
  expect(logged().map(({ directive, blocked }) => [directive, blocked])).toEqual([
    ...names.map(() => ['other', 'inline']),
    ...origins.map(([, origin]) => ['img-src', origin]),
  ]);
  expect(Object.keys(await counted()).every((name) => /^[a-z-]+$/.test(name))).toBe(true);
});

it('accepts nothing else, and little of it', async () => {
  const cases: [body: unknown, type: string, status: number][] = [
    [violation('img-src', 'inline'), 'application/json', 415],
    [violation('img-src', 'inline'), 'text/plain', 415],
    ['{"csp-report":', OLD_FORM, 400],
    [`{"a":${'['.repeat(10_000)}`, OLD_FORM, 400],
    ['{"__proto__":{}}', OLD_FORM, 400],
    ['"text"', OLD_FORM, 204],
    ['[[],null,7]', OLD_FORM, 204],
    [violation('img-src', 'x'.repeat(17_000)), OLD_FORM, 413],
  ];
  for (const [body, type, status] of cases) {
    const answer = await report(body, { type });
    expect([type, status]).toEqual([type, answer.statusCode]);
    expect(answer.body).not.toContain('img-src');
  }
  expect(logged()).toEqual([]);
});

it('is limited per sender, and the log for all of them', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 32; n += 1) {
    const from = '203.0.113.9';
    const forwarded = { 'x-forwarded-for': `10.0.0.${n}` };
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/csp-reports',
      remoteAddress: from,
      headers: { 'content-type': OLD_FORM, ...forwarded },
      payload: JSON.stringify(violation('font-src', 'inline')),
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429, 429]);
  const batch = Array.from({ length: 500 }, () => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'font-src', blockedURL: 'inline' },
  }));
  const before = (await counted())['font-src'] ?? 0;
  for (const from of ['203.0.113.10', '203.0.113.11', '203.0.113.12']) {
    const type = 'application/reports+json';
    expect((await report(batch.slice(0, 150), { type, from })).statusCode).toBe(204);
  }
  expect((await counted())['font-src']).toBe(before + 60); // the first twenty of each
  expect(logged()).toHaveLength(60);
});
