import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { addSpot } from '../test/factories.ts';
import { languageAddresses } from './language-addresses.ts';
import type { PageRenderer, PublicConfig } from './page-renderer.ts';

let world: TestApp;
const rendered: string[] = [];
let shown: PublicConfig | undefined;

/** In place of the web build of a language, shows the address that it was asked to render. */
const inTag = (tag: string): PageRenderer => ({
  csp: { scriptHashes: [`'sha256-${tag}'`], styleHashes: [] },
  pages: ['/', '/popularSpots', '/allTouristSpots', '/things/:id'].map((path) => ({
    path,
    query: path === '/allTouristSpots' ? { search: () => true } : {},
  })),
  sitemap: {
    listed: ['/', '/popularSpots', '/allTouristSpots?category=beach'],
    destination: (id) => `/allTouristSpots/touristSpot/${id}`,
  },
  refused: ['/bookings'],
  render: async ({ url, config }) => {
    rendered.push(`${tag} ${url}`);
    shown = config;
    const { pathname } = new URL(url, 'http://x');
    if (pathname !== '/' && pathname.endsWith('/')) {
      return { status: 301, location: pathname.slice(0, -1) };
    }
    const isKnown = /^(?:\/de|\/fr)?(?:\/|\/popularSpots|\/allTouristSpots|\/things\/.*)?$/;
    return { status: isKnown.test(pathname) ? 200 : 404, html: `<html>${tag} ${url}</html>` };
  },
});
const loads: string[] = [];
const renderer: PageRenderer = {
  ...inTag('en'),
  inLanguage: async (language) => {
    loads.push(language);
    return inTag(language);
  },
};

beforeAll(async () => {
  world = await createTestApp({ renderer, env: { LANGUAGES: 'en,de,fr' } });
});
beforeEach(() => {
  rendered.length = 0;
});
afterAll(() => world.close());

const get = (url: string) => world.app.inject({ url, headers: { accept: 'text/html' } });

describe('pages in several languages', () => {
  it('have the language before their path, except in the first', async () => {
    for (const [url, html] of [
      ['/popularSpots', 'en /popularSpots'],
      ['/de/popularSpots', 'de /de/popularSpots'],
      ['/de', 'de /de'],
      ['/fr?utm_source=x', 'fr /fr'],
      ['/de/POPULARspots', 'de /de/popularSpots'],
      ['/de/allTouristSpots?x=1&search=a', 'de /de/allTouristSpots?search=a'],
      ['/fr/things/de', 'fr /fr/things/de'],
    ] as const) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, body]).toEqual([url, 200, `<html>${html}</html>`]);
    }
    expect(shown?.languages).toEqual([
      { tag: 'en', name: 'English', prefix: '' },
      { tag: 'de', name: 'Deutsch', prefix: '/de' },
      { tag: 'fr', name: 'Français', prefix: '/fr' },
    ]);
  });

  it('are never cached under the address of another language', async () => {
    const addresses = ['/things/7', '/de/things/7', '/fr/things/7'];
    for (let round = 0; round < 3; round += 1) {
      for (const url of addresses) {
        const tag = url.startsWith('/things') ? 'en' : url.slice(1, 3);
        expect((await get(url)).body).toBe(`<html>${tag} ${url}</html>`);
      }
    }
    expect(rendered).toEqual(['en /things/7', 'de /de/things/7', 'fr /fr/things/7']);
  });

  it('are repeated without the router only under the requested address', async () => {
    const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
    for (let round = 0; round < 3; round += 1) {
      for (const url of ['/de/things/8', '/things/8', '/THINGS/8', '/fr/things/8']) {
        const { body } = await get(url);
        const answer = await fetch(origin + url, { headers: { accept: 'text/html' } });
        expect([url, await answer.text()]).toEqual([url, body]);
      }
    }
  });

  it('have the policy of their own build', async () => {
    const policy = async (url: string) =>
      String((await get(url)).headers['content-security-policy']);
    expect(await policy('/popularSpots')).toContain("'sha256-en'");
    expect(await policy('/de/popularSpots')).toContain("'sha256-de'");
    expect(await policy('/de/popularSpots')).not.toContain("'sha256-en'");
  });

  it.each([
    ['/DE/popularSpots?search=a', '/de/popularSpots?search=a'],
    ['/De', '/de'],
    ['/de/', '/de'],
    ['/de/?x=1', '/de?x=1'],
    // the first language has no prefix, and Spanish is no longer a language of the site
    ['/en/popularSpots', '/popularSpots'],
    ['/en', '/'],
    ['/es/things/7?x=1', '/things/7?x=1'],
    ['/ES', '/'],
    ['/es//evil.example/', '/evil.example/'],
    [String.raw`/es/\evil.example`, '/evil.example'],
  ])('%s is redirected to %s', async (from, to) => {
    const { statusCode, headers } = await get(from);
    expect([statusCode, headers['location']]).toEqual([308, to]);
  });

  it.each(['/xx', '/xx/popularSpots', '/de/de', '/de/nope', '/fr/de/popularSpots'])(
    '%s is a missing page',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it('redirect within their language', async () => {
    const { statusCode, headers } = await get('/de/popularSpots/');
    expect([statusCode, headers['location']]).toEqual([301, '/de/popularSpots']);
  });

  it.each([
    '/de/api/allSpots',
    '/de/media/x.webp',
    '/de/assets/x.js',
    '/es/api/allSpots',
    '/de/robots.txt',
    '/de/healthz',
  ])('leave the API and files without a language: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the sitemap', () => {
  it('lists each page in each language, with links to the others', async () => {
    const { _id: id } = await addSpot(await world.createTraveler());
    const { body } = await get('/sitemap.xml');
    const urls = [...body.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
    const linksOf = (links = '') =>
      [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, url]) => [tag, url]);
    const paths = [
      '',
      '/popularSpots',
      '/allTouristSpots?category=beach',
      `/allTouristSpots/touristSpot/${id}`,
    ];
    const at = (prefix: string, path: string) =>
      `http://wayfarer.test${prefix}${path === '' && prefix === '' ? '/' : path}`;
    const expected = paths.flatMap((path) => {
      const links = [
        ['en', at('', path)],
        ['de', at('/de', path)],
        ['fr', at('/fr', path)],
        ['x-default', at('', path)],
      ];
      return ['', '/de', '/fr'].map((prefix) => [at(prefix, path), links]);
    });
    expect(urls.map(([, url, links]) => [url, linksOf(links)])).toEqual(expected);
  });

  it('isn’t the only place with the languages: robots.txt has them everywhere', async () => {
    const { body } = await get('/robots.txt');
    for (const path of ['/bookings', '/de/bookings', '/fr/bookings'])
      expect(body).toContain(`Disallow: ${path}\n`);
  });
});

describe('addresses of a site in one language', () => {
  it('that named one are redirected to those without', () => {
    const { read } = languageAddresses(['en']);
    expect(read('/de/popularSpots')).toMatchObject({ moved: '/popularSpots' });
    expect(read('/popularSpots')).toEqual({ prefix: '', url: '/popularSpots' });
    expect(languageAddresses(['de', 'en']).read('/en')).toEqual({
      language: 'en',
      prefix: '/en',
      url: '/',
    });
  });
});
