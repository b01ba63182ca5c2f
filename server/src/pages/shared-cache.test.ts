import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSpots, type OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { addSpot, bookingInput, spotInput } from '../test/factories.ts';
import type { TestPerson } from '../test/people.ts';
import { findNginx, startNginx, type Nginx } from '../test/process/nginx.ts';
import type { PageRenderer } from './page-renderer.ts';

const program = findNginx();

const PATHS = ['/', '/popularSpots', '/allTouristSpots'];
const SHARED = 's-maxage=30, stale-while-revalidate=30';
/** Shorter times, for a test that can't wait a minute. */
const QUICK = 's-maxage=1, stale-while-revalidate=1';

const PLAIN = { headers: { accept: 'text/html' } };

/** In place of the web build, shows its input from the server. */
const renderer: PageRenderer = {
  csp: { scriptHashes: [], styleHashes: [] },
  pages: PATHS.map((path) => ({ path, query: {} })),
  sitemap: { listed: PATHS, destination: (id) => `/allTouristSpots/touristSpot/${id}` },
  refused: [],
  render: async ({ answer }) => {
    const { output } = await answer(listSpots, {});
    return { status: 200, html: `<html>${JSON.stringify(output)}</html>` };
  },
};

/** Follows the headers and reports each hit. Below `/quick/`, the headers have shorter times. */
const caching = (root: string, origin: number) => (port: number) =>
  `
  proxy_cache_path ${root}/kept keys_zone=kept:1m;
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  map $upstream_http_cache_control $quickly {
    "~^(?<before>.*)${SHARED}(?<after>.*)$" "\${before}${QUICK}$after";
  }
  server {
    listen 127.0.0.1:${port};
    proxy_cache_lock on;
    proxy_cache_background_update on;
    location / {
      proxy_pass http://127.0.0.1:${origin};
      proxy_cache kept;
      add_header X-Cache $upstream_cache_status always;
    }
    location /quick/ {
      proxy_pass http://127.0.0.1:${port}/hastened/;
      proxy_cache kept;
    }
    location /hastened/ {
      proxy_pass http://127.0.0.1:${origin}/;
      proxy_hide_header Cache-Control;
      add_header Cache-Control $quickly;
    }
  }
`;

// skipped with a message if nginx isn't installed
describe.runIf(program !== undefined)('a shared cache in front (nginx)', () => {
  let world: TestApp;
  let owner: TestPerson;
  let spot: OwnSpot;
  let root: string;
  let nginx: Nginx | undefined;

  beforeAll(async () => {
    world = await createTestApp({ renderer, env: { TRUST_PROXY: '1' } });
    owner = await world.createTraveler();
    spot = await addSpot(owner, { spot: 'Cached Cove', average_cost: '$120' });
    await world.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = world.app.server.address() as AddressInfo;
    root = await mkdtemp(join(tmpdir(), 'wayfarer-shared-cache-'));
    nginx = await startNginx(program ?? '', root, caching(root, port));
  });
  afterAll(async () => {
    await nginx?.stop();
    await world.close();
    await rm(root, { recursive: true, force: true });
  });

  async function ask(path: string, init: RequestInit = PLAIN) {
    const answer = await fetch(`http://127.0.0.1:${nginx?.port}${path}`, init);
    const text = await answer.text();
    return { status: answer.status, text, headers: answer.headers, cache: answer.headers.get('x-cache') }; // prettier-ignore
  }
  const asOwner = (method = 'GET', body?: unknown): RequestInit => ({
    method,
    headers: {
      accept: 'text/html, */*',
      authorization: `Bearer ${owner.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

  it('serves nearly all pages from the cache, to everyone', async () => {
    const rounds = 20;
    const told: (string | null)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const path of PATHS) {
        const { status, text, cache } = await ask(path, round % 2 === 0 ? PLAIN : asOwner());
        expect([status, text.includes('Cached Cove')]).toEqual([200, true]);
        told.push(cache);
      }
    }
    // at most the first response of each page comes from the product
    const hits = told.filter((one) => one === 'HIT');
    expect(hits.length).toBeGreaterThanOrEqual((rounds - 1) * PATHS.length);
  });

  it('never caches what is private, is refused, or was written', async () => {
    const secret = spotInput({ spot: 'Private Point', average_cost: '$90' });
    const calls: [string, RequestInit][] = [
      ['/api/account', asOwner()],
      ['/api/bookings', asOwner()],
      ['/api/bookings', asOwner('POST', bookingInput(spot))],
      ['/api/mySpots', asOwner()],
      ['/api/allSpots', asOwner('POST', secret)],
      ['/api/bookings', {}],
      ['/api/allSpots/nothing', {}],
      ['/api/nothing', {}],
      ['/api/allSpots', {}],
      ['/api/payments/config', {}],
      ['/readyz', {}],
    ];
    for (const [path, init] of [...calls, ...calls]) {
      const { status, cache } = await ask(path, init);
      expect([path, status < 500, cache === 'HIT']).toEqual([path, true, false]);
    }
    expect((await ask('/api/bookings')).status).toBe(401);
    const kept = await keptFiles(join(root, 'kept'));
    expect(kept.length).toBeGreaterThanOrEqual(PATHS.length);
    for (const file of kept) {
      expect(file).toMatch(/^Cache-Control: public\b/im);
      expect(file).not.toMatch(/^(?:Set-Cookie|Cache-Control:.*(?:no-store|private))/im);
      expect(file).not.toContain(owner.email);
    }
  });

  it('shows a changed price once the promised time is over', async () => {
    const path = '/quick/allTouristSpots';
    expect((await ask(path)).text).toContain('$120');
    const change = spotInput({ spot: 'Cached Cove', average_cost: '$145' });
    expect((await ask(`/api/allSpots/${spot._id}`, asOwner('PUT', change))).status).toBe(200);
    const asked = async () => (await ask(path)).text;
    await expect.poll(asked, { timeout: 20_000, interval: 100 }).toContain('$145');
    expect(await asked()).not.toContain('$120');
  });
});

async function keptFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((name) => name.isFile());
  return Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  );
}
