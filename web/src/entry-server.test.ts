import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { BestSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createStore } from './api/store.ts';
import { requestPath, type Transport } from './api/transport.ts';
import { createPageRenderer, type PageRenderer, type PublicConfig } from './entry-server.tsx';
import { spotsApi } from './features/spots/api.ts';
import { DEMO_CONFIG } from './test/demo-site.ts';
import { answerByAddress } from './test/answer-by-address.ts';

const CSS = 'body{color:red}@font-face{font-family:Fallback;src:local(Arial)}';
const FIGTREE = '@font-face{font-family:Figtree;src:url(/assets/figtree.woff2)format("woff2")}';
const FRAUNCES = '@font-face{font-family:Fraunces;src:url(/assets/fraunces.woff2)format("woff2")}';
const config: PublicConfig = DEMO_CONFIG;
const spot: BestSpot = {
  _id: 'b1',
  img: '/media/destinations/alhambra-960.avif',
  title: 'Alhambra </script><script>alert(1)</script>',
  description: '<!--<script>Red walls\u2028\u2029\u0000]]>',
  location: 'Granada',
  country: 'Spain',
  spotId: 'alhambra',
  spot: 'Alhambra',
  average_cost: '$130',
  rating: 4.8,
  rated: true,
};

let clientDir = '';
let renderer: PageRenderer;

beforeAll(() => {
  clientDir = mkdtempSync(path.join(tmpdir(), 'client-'));
  mkdirSync(path.join(clientDir, '.vite'));
  mkdirSync(path.join(clientDir, 'assets'));
  writeFileSync(path.join(clientDir, 'assets/a.css'), FIGTREE + CSS + FRAUNCES);
  const manifest = {
    'src/entry-client.tsx': {
      file: 'assets/entry.js',
      imports: ['_shared.js'],
    },
    'style.css': { file: 'assets/a.css' },
    '_shared.js': { file: 'assets/shared.js' },
    'src/app/home-page.tsx': { file: 'assets/home.js', imports: ['src/entry-client.tsx'] },
    'src/styles/fonts/figtree-latin.woff2': { file: 'assets/figtree.woff2' },
    'src/styles/fonts/fraunces-latin.woff2': { file: 'assets/fraunces.woff2' },
  };
  writeFileSync(path.join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
  renderer = createPageRenderer({ clientDir, publicUrl: 'https://travel.example' });
});

afterAll(() => rmSync(clientDir, { recursive: true }));

const asked: string[] = [];

async function answers(address: string): Promise<{ status: number; body: unknown }> {
  asked.push(address);
  if (address === '/bestSpots') return { status: 200, body: [spot] };
  if (address.startsWith('/allSpots?')) return { status: 200, body: [] };
  return { status: 404, body: { code: 'not_found', message: 'Not found' } };
}

function render(url: string, from: typeof answers = answers, mode = config.mode) {
  const answer = answerByAddress(from);
  return renderer.render({ url, answer, config: { ...config, mode }, brandColor: '' });
}

test('Home: 200, with its head and data in the page', async () => {
  asked.length = 0;
  const { status, html = '' } = await render('/');
  expect(status).toBe(200);
  expect(html).toContain('<title>Wayfarer: hand-picked journeys</title>');
  expect(html).toContain('<link rel="canonical" href="https://travel.example/">');
  expect(html).toContain('property="og:image" content="https://travel.example/media/');
  expect(html).toContain('href="/allTouristSpots/touristSpot/alhambra"');
  expect(asked).toContain('/bestSpots');
});

test('no data of a page is kept after its rendering', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render('/');
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('data cannot break out of the markup or of the state [attack markup in the texts of a destination]', async () => {
  const { html = '' } = await render('/');
  expect(html).not.toContain('<script>alert(1)');
  const state =
    /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(state).not.toContain('<');
  expect(state).toContain(String.raw`\u003c/script>`);
  const parsed = JSON.parse(state) as { store: object; config: PublicConfig };
  expect(JSON.stringify(parsed.store)).toContain('Alhambra </script>');
  expect(JSON.stringify(parsed.store)).toContain(JSON.stringify(spot.description).slice(1, -1));
  expect(html).not.toContain('<!--<script>');
  expect(parsed.config).toEqual(config);
});

test('only the page lists its scripts, dependencies first; nothing is preloaded', async () => {
  const { html = '' } = await render('/');
  expect(html).toContain(
    'data-modules="[&quot;/assets/shared.js&quot;,&quot;/assets/entry.js&quot;,&quot;/assets/home.js&quot;]"',
  );
  expect(html).not.toMatch(/rel="(?:module)?preload"/);
});

test('paints nothing before everything visible has arrived', async () => {
  const { html = '' } = await render('/');
  expect(html.slice(0, html.indexOf('</head>'))).toContain(
    '<link rel="expect" href="#late" blocking="render">',
  );
  expect(html.indexOf('<p id="late"')).toBeGreaterThan(html.indexOf('</footer>'));
  expect(html.indexOf('<p id="late"')).toBeLessThan(
    html.indexOf('<script type="application/json"'),
  );
});

test('web fonts load after the first paint, or at once without scripts', async () => {
  const { html = '' } = await render('/');
  expect(html).toContain(`<style>${CSS}</style>`);
  for (const [name, faces] of Object.entries({ figtree: FIGTREE, fraunces: FRAUNCES })) {
    expect(html).toContain(
      `<style data-font="/assets/${name}.woff2" media="not all">${faces}</style>` +
        `<noscript><style>${faces}</style></noscript>`,
    );
  }
});

test('the inline script and styles match the hashes in the policy', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const { html = '' } = await render('/');
  const script = /<script data-modules="[^"]*">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const styles = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  const different = new Set([...styles].map(([, style = '']) => hash(style)));
  expect(renderer.csp).toEqual({ scriptHashes: [hash(script)], styleHashes: [...different] });
  expect(html).not.toMatch(/ style="/);
});

test('[spec §2 404: status] an unknown path is the 404 page with status 404, hidden from search engines', async () => {
  const { status, html = '' } = await render('/nope');
  expect(status).toBe(404);
  expect(html).toContain('Oops! Page Not Found');
  expect(html).toContain('Go Back Home');
  expect(html).toContain('<title>Oops! Page Not Found | Wayfarer</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('the outbox exists only in the demo, not in production', async () => {
  expect((await render('/outbox')).status).toBe(200);
  const { status, html } = await render('/outbox', answers, 'production');
  expect(status).toBe(404);
  expect(html).toContain('This site has no outbox');
});

test.each(['/nope/<script>alert(1)</script>', '/%22%3E%3Csvg%20onload=alert(1)%3E'])(
  'a hostile path stays inert: %s',
  async (url) => {
    const { status, html = '' } = await render(url);
    expect(status).toBe(404);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<svg onload');
  },
);

test('paths match in any letter case and point to the canonical spelling', async () => {
  const { status, html = '' } = await render('/ABOUTUS');
  expect(status).toBe(200);
  expect(html).toContain('<link rel="canonical" href="https://travel.example/aboutus">');
});

test('a protected page is the frame with the loader, without API requests', async () => {
  asked.length = 0;
  const { status, html = '' } = await render('/bookings');
  expect(status).toBe(200);
  expect(html).toContain('Loading...');
  expect(asked).toEqual([]);
});

test('the same content renders the same page, in any order of answers, and the browser fetches nothing again', async () => {
  let turn = 0;
  const late = (delayed: string) => async (address: string) => {
    for (let round = 0; address.startsWith(delayed) && round < 20; round += 1)
      await turnOfTheLoop();
    turn += 1;
    return answers(address);
  };
  const first = await render('/allTouristSpots', late('/allSpots?'));
  vi.setSystemTime(Date.now() + 60_000);
  const second = await render('/allTouristSpots', late('/allSpots/facets'));
  vi.useRealTimers();
  expect(turn).toBe(4);
  expect(second).toEqual(first);

  const state = /id="state">(.*?)<\/script>/s.exec(first.html ?? '')?.[1] ?? '';
  const { store } = JSON.parse(state) as { store: unknown };
  asked.length = 0;
  const transport: Transport = (request) => answers(requestPath(request));
  const browser = createStore({ preloadedState: store, transport });
  const { catalogue } = spotsApi.endpoints;
  const options = { initialPageParam: { limit: 24 } };
  const query = browser.dispatch(catalogue.initiate({ sort: 'popularity' }, options));
  expect((await query).data?.pages).toEqual([{ spots: [], next: null }]);
  expect(asked).toEqual([]);
  await query.refetch();
  expect(asked).toEqual(['/allSpots?sort=popularity&limit=24']);
});

test('a trailing slash redirects to the address without it, never to another site', async () => {
  expect(await render('/popularSpots/?a=1')).toEqual({
    status: 301,
    location: '/popularSpots?a=1',
  });
  expect((await render('//evil.example/')).location).toBeUndefined();
});

test('a page whose data failed is a 503, which is never cached', async () => {
  const { status, html } = await render('/', async () => ({ status: 503, body: {} }));
  expect(status).toBe(503);
  expect(html).toContain('Failed to load tourist spots');
});
