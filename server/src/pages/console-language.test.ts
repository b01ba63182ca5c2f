import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { PageRenderer } from './page-renderer.ts';

/** In place of the web build of a language, shows the address that it was asked to render. */
const inTag = (tag: string): PageRenderer => ({
  csp: { scriptHashes: [], styleHashes: [] },
  pages: [
    { path: '/', query: {} },
    { path: '/admin', query: {}, unkept: true, inOwnLanguage: true },
    { path: '/admin/bookings/:id', query: {}, unkept: true, inOwnLanguage: true },
  ],
  sitemap: { listed: [], destination: (id) => id },
  refused: [],
  render: async ({ url }) => ({ status: 200, html: `${tag} ${url}` }),
});

let world: TestApp;
beforeAll(async () => {
  const renderer = { ...inTag('en'), inLanguage: async (tag: string) => inTag(tag) };
  world = await createTestApp({ renderer, env: { LANGUAGES: 'en,de,fr' } });
});
afterAll(() => world.close());

const get = (url: string, cookie?: string) =>
  world.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
const german = 'a=b; console-language=de; c=d';

it.each([
  ['/admin', german, '/de/admin'],
  ['/admin?a=1&b=2', german, '/de/admin?a=1&b=2'],
  ['/ADMIN/bookings/7', german, '/de/admin/bookings/7'],
  ['/fr/admin/bookings/7?x=y', german, '/de/admin/bookings/7?x=y'],
  ['/de/admin', 'console-language=en', '/admin'],
  ['/de/admin', 'console-language=FR', '/fr/admin'],
])('%s with %s leads to the person’s own language', async (url, cookie, to) => {
  const { statusCode, headers } = await get(url, cookie);
  expect([statusCode, headers['location']]).toEqual([302, to]);
  // the next person who uses this browser may have chosen another language
  expect([headers['cache-control'], headers['vary']]).toEqual(['no-store', 'cookie']);
});

it.each([
  ['/admin', undefined, 'en /admin'],
  ['/de/admin', undefined, 'de /de/admin'],
  ['/de/admin', german, 'de /de/admin'],
  ['/admin', 'console-language=en', 'en /admin'],
  // German and Spanish aren't languages of this site
  ['/de/admin', 'console-language=es', 'de /de/admin'],
  ['/de/admin', 'console-language=//evil.example', 'de /de/admin'],
  ['/de/admin', 'console-language', 'de /de/admin'],
])('%s with %s is shown as it is', async (url, cookie, html) => {
  const { statusCode, body } = await get(url, cookie);
  expect([statusCode, body]).toEqual([200, html]);
});

it('never redirects a page of the site, which is the same for everyone', async () => {
  for (const [url, html] of [
    ['/', 'en /'],
    ['/fr', 'fr /fr'],
  ] as const) {
    const { body, headers } = await get(url, german);
    expect(body).toBe(html);
    expect(headers['vary'] ?? '').not.toContain('cookie');
  }
});
