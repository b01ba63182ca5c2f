import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listSpots, NO_BOOKING_LIMITS } from '@wayfarer/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../db/database-errors.ts';
import { FastPath } from '../http/cache/fast-path.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { addSpot } from '../test/factories.ts';
import { clientAssets } from './client-assets.ts';
import { pageAddress, pageSpelling } from './page-address.ts';
import type { PageRenderer, PageRoute } from './page-renderer.ts';
import { siteFiles } from './site-files.ts';

let world: TestApp;
const rendered: string[] = [];
let isAway = false;
const personal = () => false;
const CODES = { mode: personal, oobCode: personal };
const HASHES = { scriptHashes: ["'sha256-script'"], styleHashes: ["'sha256-style'"] };

/** In place of the web build, shows its input from the server. */
const renderer: PageRenderer = {
  csp: HASHES,
  pages: [
    '/',
    '/aged',
    '/away',
    '/broken',
    '/data-free',
    '/etag',
    '/moved',
    '/queried',
    '/things/:id',
    '/reset-password',
    '/unkept',
    '/admin/check-in',
    '/check-in',
  ].map((path) => ({
    path,
    query: path === '/reset-password' ? CODES : {},
    camera: path === '/admin/check-in',
    noReferrer: path === '/check-in',
    unkept: path === '/unkept',
  })),
  sitemap: {
    listed: ['/', '/popularSpots', '/allTouristSpots', '/allTouristSpots?category=beach'],
    destination: (id) => `/allTouristSpots/touristSpot/${encodeURIComponent(id)}`,
  },
  refused: ['/bookings'],
  render: async ({ url, answer, config }) => {
    rendered.push(url);
    if (url === '/moved') return { status: 301, location: '/' };
    if (url === '/away') throw new DatabaseUnavailableError('DB_UNAVAILABLE', undefined);
    if (isAway) return { status: 503, html: '<html>503</html>' };
    if (url === '/broken') throw new Error('cannot be rendered');
    if (url === '/data-free') return { status: 200, html: '<html></html>' };
    if (url.startsWith('/nope')) return { status: 404, html: '<html>404</html>' };
    const { status, output } = await answer(listSpots, {});
    return { status: 200, html: `<html>${status} ${JSON.stringify([url, output, config])}</html>` };
  },
};

beforeAll(async () => {
  world = await createTestApp({ renderer });
});
beforeEach(() => {
  rendered.length = 0;
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('pages', () => {
  it('are rendered from the API in process, once per content', async () => {
    const first = await get('/');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.headers['cache-control']).toContain('s-maxage=30, stale-while-revalidate=30');
    expect(String(first.headers['cache-tag']).split(',')).toContain('settings');
    expect(first.body).toContain('200 ["/",[]');
    expect(first.body).toContain('"apiKey":"wayfarer-web"');
    await get('/');
    await get('/?utm_source=x&fbclid=y');
    expect(rendered).toEqual(['/']);

    const spot = await addSpot(await world.createTraveler(), { spot: 'Rendered Bay' });
    expect((await get('/')).body).toContain(spot.spot);
    expect(rendered).toEqual(['/', '/']);
  });

  it('that are only too old are served before they are rendered again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      await get('/aged');
      world.clock.advance(60_000);
      expect((await get('/aged')).statusCode).toBe(200);
      expect(rendered).toEqual(['/aged']);
      await vi.advanceTimersByTimeAsync(5000);
      await vi.waitFor(() => expect(rendered).toEqual(['/aged', '/aged']));
    } finally {
      vi.useRealTimers();
    }
  });

  it('that name a departure are rendered again when it has left', async () => {
    world.clock.set(new Date('2027-03-10T10:00:00Z'));
    const boss = await world.createAdministrator();
    const spot = await addSpot(boss, { spot: 'Leaving Bay', country: 'India' });
    const path = `/operator/spots/${spot._id}`;
    const limits = { ...NO_BOOKING_LIMITS, mode: 'departures', capacity: 4 };
    const plan = { days: ['2027-03-10'], startTimes: ['15:35', '16:10'], set: { scheduled: true } };
    expect([
      (await boss.put(`${path}/availability`, { limits, revision: 0 })).status,
      (await boss.put(`${path}/departures`, plan)).status,
    ]).toEqual([200, 200]);
    const named = async () => /"startTime":"(.*?)"/.exec((await get('/things/1')).body)?.[1];
    expect(await named()).toBe('15:35');
    world.clock.set(new Date('2027-03-10T10:04:59.999Z'));
    await get('/things/1');
    world.clock.set(new Date('2027-03-10T10:05:00Z'));
    expect(await named()).toBe('16:10');
    world.clock.set(new Date('2027-03-10T10:40:00Z'));
    expect(await named()).toBeUndefined();
  });

  it('don’t depend on what they don’t show', async () => {
    await get('/data-free');
    await addSpot(await world.createTraveler());
    await get('/data-free');
    expect(rendered).toEqual(['/data-free']);
  });

  it('aren’t rendered for each query that none of them reads', async () => {
    const all = Array.from({ length: 50 }, (_, n) => get(`/queried?x=${n}`));
    for (const { statusCode } of await Promise.all(all)) expect(statusCode).toBe(200);
    expect(rendered).toEqual(['/queried']);
  });

  it("contain nothing of a visitor’s headers, and set no cookie [attack a public answer changed by one visitor's headers]", async () => {
    const person = await world.createTraveler();
    const hostile = {
      accept: 'text/html, application/evil',
      authorization: `Bearer ${person.token}`,
      cookie: 'session=evil',
      forwarded: 'host=evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'evil',
      'x-original-url': '/evil',
      'accept-language': 'evil',
    };
    for (const url of [
      '/etag?first=1',
      '/things/1',
      '/api/allSpots?search=evil-bay',
      '/api/team',
    ]) {
      const [first, second] = [await get(url, hostile), await get(url)];
      expect(second.body).toBe(first.body);
      expect(second.body).toBe((await get(url, hostile)).body);
      const seen = JSON.stringify([first.headers, first.body.replaceAll(url, '')]);
      expect(seen).not.toMatch(/evil\b(?!-bay)/);
      expect(seen).not.toContain(person.email);
      expect(first.headers).not.toHaveProperty('set-cookie');
    }
    const own = await get('/api/account', hostile);
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('have an ETag, 304 and brotli', async () => {
    const { headers } = await get('/etag');
    expect((await get('/etag', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    const long = await get('/etag', { 'accept-encoding': 'br' });
    expect(long.headers['content-security-policy']).toContain("script-src 'self' 'sha256-script'");
    expect(long.headers['content-security-policy']).not.toContain('unsafe-');
    expect(long.headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  });

  it('forbid the camera and other device features, except for the one that reads codes', async () => {
    const policyOf = async (url: string) => {
      const { headers } = await get(url);
      return String(headers['permissions-policy']).split(', ');
    };
    const usual = await policyOf('/data-free');
    expect(usual).toContain('camera=()');
    expect(usual.filter((feature) => !feature.endsWith('=()'))).toEqual([]);
    const reading = await policyOf('/admin/check-in');
    expect(reading).toEqual(
      usual.map((feature) => (feature === 'camera=()' ? 'camera=(self)' : feature)),
    );
    expect(await policyOf('/Admin/Check-In')).toEqual(reading);
    for (const { path } of renderer.pages) {
      if (path === '/admin/check-in') continue;
      expect([path, await policyOf(path.replace(':id', '7'))]).toEqual([path, usual]);
    }
    // missing pages, broken pages, and addresses that aren't pages may not use the camera, either
    for (const url of ['/nope', '/admin', '/admin/check-in/x', '/api/nope', '/robots.txt']) {
      expect([url, await policyOf(url)]).toEqual([url, usual]);
    }
  });

  it('with a secret after # send no referrer [attack a secret link sent to another site]', async () => {
    const { headers } = await get('/check-in');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/data-free')).headers['referrer-policy']).toBe(
      'strict-origin-when-cross-origin',
    );
  });

  it('that don’t exist say so, and aren’t cached', async () => {
    const answer = await get('/nope');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    await get('/nope');
    expect(rendered).toEqual(['/nope', '/nope']);
  });

  it('are routes, which match in any letter case; an address like a file’s is none', async () => {
    expect((await get('/DATA-free')).body).toBe('<html></html>');
    await get('/data-free');
    expect(rendered.length).toBeLessThanOrEqual(1);
    expect((await get('/things/7')).body).toContain('"/things/7"');
    expect((await get('/things/7.php')).statusCode).toBe(404);
    expect(rendered).not.toContain('/things/7.php');
    const long = `/things/${'x'.repeat(300)}`;
    expect((await get(long)).headers['content-type']).toContain('text/html');
  });

  it('redirect', async () => {
    const answer = await get('/moved');
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/']);
  });

  it('that fail don’t reveal the reason', async () => {
    const answer = await get('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('We are having a problem');
    expect(answer.body).not.toContain('rendered');
  });

  it('that can’t be read at the moment ask to come again', async () => {
    const { statusCode, headers } = await get('/away');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
  });

  it('stay as they were while they can’t be read', async () => {
    const before = await get('/popularSpots');
    await addSpot(await world.createTraveler());
    isAway = true;
    const meanwhile = await get('/popularSpots');
    isAway = false;
    expect([meanwhile.statusCode, meanwhile.body]).toEqual([200, before.body]);
    expect(rendered).toEqual(['/popularSpots', '/popularSpots']);
  });

  it('of the console are never cached', async () => {
    const answer = await get('/unkept');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    await get('/unkept');
    expect(rendered).toEqual(['/unkept', '/unkept']);
  });

  it('with a one-time code are never cached', async () => {
    const answer = await get('/reset-password?oobCode=abc&mode=resetPassword');
    expect(answer.headers['cache-control']).toBe('no-store');
    await get('/reset-password?oobCode=abc&mode=resetPassword');
    expect(rendered).toHaveLength(2);
  });
});

describe('an address that isn’t a page', () => {
  it.each([
    '/api/nope',
    '/api',
    '/assets/nope.js',
    '/assets/..%2f..%2fpackage.json',
    '/media/destinations.json',
    '/media/../package.json',
    '/media/destinations/%2e%2e/lqip.json',
    '/.env',
    '/.git/config',
    '/server.js.map',
    '/assets/entry.js.map',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/package.json',
    '/__/auth/nope',
    '/wp-login.php',
  ])('%s is a 404 that isn’t rendered', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, rendered]).toEqual([404, []]);
    expect(answer.body).not.toContain('slug');
  });

  it('for JSON isn’t answered with a page', async () => {
    const answer = await world.app.inject({
      url: '/nothing',
      headers: { accept: 'application/json' },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });
});

describe('files', () => {
  it('of the build are served by their names: no source maps, hidden files or folders nearby', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
    await mkdir(path.join(folder, 'assets'));
    const put = (name: string) => writeFile(path.join(folder, name), `secret of ${name}`);
    await Promise.all(
      ['a.js', 'a.js.br', 'a.js.gz', 'b.woff2', 'a.js.map', '.env', 'a.ts', '../b.js']
        .map((name) => `assets/${name}`)
        .map(put),
    );
    const site = Fastify();
    await clientAssets(site, path.join(folder, 'assets'));
    const plain = await site.inject('/assets/a.js');
    expect([plain.statusCode, plain.body]).toEqual([200, 'secret of assets/a.js']);
    expect(plain.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const sentFor = async (accepted: string, name = 'a.js') => {
      const { headers, body, statusCode } = await site.inject({
        url: `/assets/${name}`,
        headers: { 'accept-encoding': accepted },
      });
      expect([name, statusCode]).toEqual([name, 200]);
      return [headers['content-encoding'], body];
    };
    expect(await sentFor('gzip, br')).toEqual(['br', 'secret of assets/a.js.br']);
    expect(await sentFor('br;q=0, gzip')).toEqual(['gzip', 'secret of assets/a.js.gz']);
    expect(await sentFor('identity')).toEqual([undefined, 'secret of assets/a.js']);
    expect(await sentFor('gzip, br', 'b.woff2')).toEqual([undefined, 'secret of assets/b.woff2']);
    const again = await site.inject({
      url: '/assets/a.js',
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await site.inject({ method: 'HEAD', url: '/assets/a.js' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const range = await site.inject({ url: '/assets/a.js', headers: { range: 'bytes=0-5' } });
    expect([range.statusCode, range.body]).toEqual([206, 'secret']);
    for (const name of [
      'a.js.map',
      'a.js.br',
      'a.js.gz',
      '.env',
      'a.ts',
      '../b.js',
      '..%2fb.js',
      '%2e%2e/b.js',
      '..\\b.js',
      '',
    ]) {
      const answer = await site.inject(`/assets/${name}`);
      expect([name, answer.statusCode]).toEqual([name, 404]);
      expect(answer.body).not.toContain('secret');
    }
    await site.close();
    await rm(folder, { recursive: true });
  });

  it('are a 404 at addresses that no browser makes', async () => {
    const { port } = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
    const statusAt = (path: string) =>
      new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path }, (answer) => {
          resolve(answer.resume().statusCode);
        });
        asked.on('error', reject).end();
      });
    expect(await statusAt('/media/portraits/team-1.svg')).toBe(200);
    for (const path of ['/assets/../x', '/media/../x', '/media//portraits/team-1.svg']) {
      expect([path, await statusAt(path)]).toEqual([path, 404]);
    }
  });

  it('pictures are served for a long time and cannot run anything', async () => {
    const answer = await world.app.inject('/media/portraits/team-1.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg');
    expect(answer.headers['cache-control']).toContain('max-age=604800');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it('robots and sitemap name the site', async () => {
    const robots = (await world.app.inject('/robots.txt')).body;
    expect(robots).toContain('http://wayfarer.test/sitemap.xml');
    expect(robots).toContain('Disallow: /api/\nDisallow: /bookings\n');
    const sitemap = await world.app.inject('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('xml');
    expect(sitemap.body).toContain('<loc>http://wayfarer.test/allTouristSpots</loc>');
    expect(sitemap.body).toContain(
      '<loc>http://wayfarer.test/allTouristSpots?category=beach</loc>',
    );
  });

  it('a sitemap isn’t made while the database has too much to do', async () => {
    const site = Fastify();
    const db = { ...world.db, estimatedQueueMs: () => 1000 };
    site.decorate('context', { ...world.context, db });
    site.decorate('fastPath', new FastPath());
    siteFiles(site, renderer);
    for (const url of ['/sitemap.xml', '/sitemap/destinations/1.xml']) {
      expect((await site.inject(url)).statusCode).toBe(500); // the app's own error handler would make this a 503
    }
    await site.close();
  });

  it('a sitemap with too many addresses is an index of files that name each once', async () => {
    const [most, total] = [60, 120];
    await world.db.sql.query(
      `insert into spots (id, spot, country, location, description, image, cost, currency, seasonality,
         travel_time, visitors_per_year, rating, visitors, name_key, country_key, search_text, created_at)
       select 's&' || n, 's', 'c', '', '', '/x', 1, 'usd', '', '', '', 4, 0, 's', 'c', 's', $1
       from generate_series(1, ${total}) as n`,
      [world.clock.now()],
    );
    const site = Fastify();
    site.decorate('context', world.context);
    site.decorate('fastPath', new FastPath());
    siteFiles(site, renderer, most);
    const locations = async (url: string) => {
      const { body } = await site.inject(url);
      return [...body.matchAll(/<loc>http:\/\/wayfarer\.test(.*?)<\/loc>/g)].map(
        ([, at]) => at ?? '',
      );
    };
    const [pages = '', ...files] = await locations('/sitemap.xml');
    expect(pages).toBe('/sitemap/pages.xml');
    expect(await locations(pages)).toContain('/popularSpots');
    const listed = await Promise.all(files.map(locations));
    expect(Math.max(...listed.map(({ length }) => length))).toBeLessThanOrEqual(most);
    expect(listed.flat().filter((at) => at.includes('/s%26'))).toHaveLength(total);
    expect(new Set(listed.flat()).size).toBe(listed.flat().length);

    // a file that isn't linked doesn't exist, and another query doesn't create another file
    const asked = vi.spyOn(world.db.orm, 'select');
    for (const url of [
      `/sitemap/destinations/${files.length + 1}.xml`,
      '/sitemap/destinations/0.xml',
      '/sitemap/destinations/01.xml',
      '/sitemap/destinations/1e0.xml',
      '/sitemap/destinations/first.xml',
      '/sitemap/destinations/s&1.xml',
      '/sitemap/destinations/%00.xml',
    ]) {
      expect([url, (await site.inject(url)).statusCode]).toEqual([url, 404]);
    }
    for (const url of ['/sitemap.xml?1', '/sitemap/pages.xml?2', '/sitemap/destinations/1.xml?3']) {
      expect([url, (await site.inject(url)).statusCode]).toEqual([url, 200]);
    }
    expect(asked).not.toHaveBeenCalled();
    await site.close();
    await world.db.sql.query('delete from spots where id like $1', ['s&%']);
  });
});

describe('addresses', () => {
  const short = (value: string) => value.length <= 400;
  const reads: Record<string, PageRoute['query']> = {
    '/allTouristSpots': { search: short, sort: short, cursor: (value) => value.length <= 2000 },
    '/allTouristSpots/touristSpot/7': { tab: (value) => value === 'details' },
    '/contact': { about: personal, to: personal },
    '/newsletter/confirm': { token: personal },
    '/newsletter/unsubscribe': { token: personal },
    '/login': { from: personal },
    '/account/action': CODES,
  };

  it.each([
    ['/x?b=2&a=1', '/x', true],
    ['/allTouristSpots?sort=name&search=a%20b', '/allTouristSpots?search=a+b&sort=name', true],
    ['/?utm_source=x', '/', true],
    ['/?search=a', '/', true],
    ['/allTouristSpots?search=a&search=b', '/allTouristSpots?search=a', true],
    ['/allTouristSpots?constructor=a&limit=9&tab=details', '/allTouristSpots', true],
    [
      `/allTouristSpots?search=${'a'.repeat(500)}`,
      `/allTouristSpots?search=${'a'.repeat(500)}`,
      false,
    ],
    [
      `/allTouristSpots?cursor=${'a'.repeat(1900)}`,
      `/allTouristSpots?cursor=${'a'.repeat(1900)}`,
      true,
    ],
    [
      '/allTouristSpots/touristSpot/7?tab=details&x=1',
      '/allTouristSpots/touristSpot/7?tab=details',
      true,
    ],
    ['/allTouristSpots/touristSpot/7?tab=1', '/allTouristSpots/touristSpot/7?tab=1', false],
    ['/contact?to=Ann&x=1', '/contact?to=Ann', false],
    ['/contact?about=Mount+Fuji', '/contact?about=Mount+Fuji', false],
    ['/newsletter/confirm?token=t&x=1', '/newsletter/confirm?token=t', false],
    ['/newsletter/unsubscribe?token=t', '/newsletter/unsubscribe?token=t', false],
    ['/login?from=%2Fbooking&x=1', '/login?from=%2Fbooking', false],
    [
      '/account/action?oobCode=c&mode=resetPassword&lang=en',
      '/account/action?mode=resetPassword&oobCode=c',
      false,
    ],
    ['/bookings/?sort=name', '/bookings/?sort=name', false],
    ['/plain', '/plain', true],
  ])('%s is %s', (requested, url, shareable) => {
    const read = reads[requested.split('?')[0] ?? ''] ?? {};
    expect(pageAddress(read, requested)).toEqual({ url, shareable });
  });

  it.each([
    ['/ABOUTUS?Tab=A', '/aboutUs?Tab=A'],
    ['/alltouristspots/touristspot/Ab%2Fc', '/allTouristSpots/touristSpot/Ab%2Fc'],
    ['/aboutus/', '/aboutus/'],
    ['/aboutus/more', '/aboutus/more'],
    ['/API/allspots', '/API/allspots'],
    ['*', '*'],
  ])('%s is routed as %s', (requested, url) => {
    const paths = ['/', '/aboutUs', '/allTouristSpots', '/allTouristSpots/touristSpot/:id'];
    const spelling = pageSpelling(paths.map((path) => ({ path, query: {} })));
    expect(spelling(requested)).toBe(url);
  });
});
