import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../app/pages.ts';
import { createPageRenderer, type PageRenderer } from '../entry-server.tsx';
import { DEMO_CONFIG } from '../test/demo-site.ts';
import { answerByAddress } from '../test/answer-by-address.ts';

const SITE = 'https://travel.example';
const config = DEMO_CONFIG;
const spot: Spot = {
  _id: 'alhambra',
  spot: 'Alhambra',
  country: 'Spain',
  location: 'Granada',
  category: 'historical',
  description: 'Red walls over </script> Granada',
  image: '/media/destinations/alhambra-960.webp',
  average_cost: '$1,200.50',
  seasonality: 'Spring',
  travel_time: '3 days',
  totalVisitorsPerYear: '2.7 million',
  rating: 4.8,
  rated: true,
  visitors: 10,
  likes: 2,
  contributed: false,
  createdAt: '2026-01-05T08:00:00.000Z',
};
const categories = {
  all: 1,
  beach: 0,
  mountain: 0,
  city: 0,
  historical: 1,
  nature: 0,
  adventure: 0,
};
const facets = { total: 1, totalIsExact: true, siteTotal: 1, countries: [], categories };

let clientDir = '';
let renderer: PageRenderer;

beforeAll(() => {
  clientDir = mkdtempSync(path.join(tmpdir(), 'client-'));
  mkdirSync(path.join(clientDir, '.vite'));
  const manifest = {
    'style.css': { file: 'a.css' },
    'src/entry-client.tsx': { file: 'assets/entry.js' },
    'src/styles/fonts/figtree-latin.woff2': { file: 'assets/figtree.woff2' },
    'src/styles/fonts/fraunces-latin.woff2': { file: 'assets/fraunces.woff2' },
  };
  writeFileSync(path.join(clientDir, 'a.css'), '');
  writeFileSync(path.join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
  renderer = createPageRenderer({ clientDir, publicUrl: SITE });
});
afterAll(() => rmSync(clientDir, { recursive: true }));

async function answers(address: string): Promise<{ status: number; body: unknown }> {
  if (address === `/allSpots/${spot._id}`) return { status: 200, body: spot };
  if (address.startsWith('/allSpots/facets')) return { status: 200, body: facets };
  if (/^\/allSpots(?:$|\?)/.test(address)) return { status: 200, body: [spot] };
  if (/^\/(?:bestSpots|team|review)$/.test(address)) return { status: 200, body: [] };
  return { status: 404, body: { code: 'not_found', message: 'Not found' } };
}

interface Thing extends Record<string, unknown> {
  '@type': string;
}

async function headOf(address: string) {
  const { html = '', status } = await renderer.render({
    url: address,
    answer: answerByAddress(answers),
    config,
    brandColor: '',
  });
  const text = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const json = text(/<script type="application\/ld\+json">(.*?)<\/script>/s);
  return {
    status,
    title: text(/<title>(.*?)<\/title>/),
    description: text(/<meta name="description" content="(.*?)">/),
    robots: text(/<meta name="robots" content="(.*?)">/),
    canonical: text(/<link rel="canonical" href="(.*?)">/),
    og: (name: string) => text(new RegExp(`<meta property="og:${name}" content="(.*?)">`)),
    graph: json === '' ? [] : (JSON.parse(json) as { '@graph': Thing[] })['@graph'],
  };
}

const crumbs = (graph: readonly Thing[]) => {
  const list = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
  const items = (list?.['itemListElement'] ?? []) as { name: string; item: string }[];
  return items.map(({ name, item }) => [name, item]);
};

/** Addresses of public pages, each with its canonical address. */
const PUBLIC: readonly (readonly [at: string, one: string])[] = [
  ['/', '/'],
  ['/aboutus', '/aboutus'],
  ['/ABOUT', '/aboutus'],
  ['/popularspots', '/popularSpots'],
  ['/allTouristSpots', '/allTouristSpots'],
  ['/allTouristSpots?sort=price&view=list&country=Spain', '/allTouristSpots'],
  ['/allTouristSpots?category=beach&sort=name', '/allTouristSpots?category=beach'],
  [
    `/allTouristSpots/touristSpot/${spot._id}?tab=booking`,
    `/allTouristSpots/touristSpot/${spot._id}`,
  ],
  ['/login', '/login'],
  ['/register', '/register'],
  ['/contact?to=Nadia', '/contact'],
  ...['planning', 'hotels', 'flights', 'cars', 'insurance'].map(
    (name) => [`/services/${name}`, `/services/${name}`] as const,
  ),
  ...['/support', '/privacy', '/terms', '/cookies'].map((name) => [name, name] as const),
];

test.each(PUBLIC)(
  '%s is listed as %s, with a preview and its place in the site',
  async (at, one) => {
    const head = await headOf(at);
    expect(head).toMatchObject({ status: 200, robots: 'index,follow', canonical: `${SITE}${one}` });
    expect(head.title).toContain('Wayfarer');
    expect(head.description.length).toBeGreaterThan(20);
    expect([head.og('url'), head.og('title')]).toEqual([head.canonical, head.title]);
    expect(head.og('description')).toBe(head.description);
    expect(head.og('image')).toMatch(new RegExp(`^${SITE}/media/`));
    const trail = crumbs(head.graph);
    const home = ['Home', `${SITE}/`];
    const site = head.graph.some((thing) => thing['@type'] === 'WebSite');
    expect([site, trail[0], trail.at(-1)?.[1]]).toEqual(
      one === '/' ? [true, undefined, undefined] : [false, home, head.canonical],
    );
  },
);

test('a destination is a trip with its price, its place and its breadcrumbs', async () => {
  const { graph } = await headOf(`/allTouristSpots/touristSpot/${spot._id}`);
  const [trip] = graph;
  const url = `${SITE}/allTouristSpots/touristSpot/alhambra`;
  expect(trip).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Alhambra',
    description: spot.description,
    url,
    image: `${SITE}${spot.image}`,
    offers: { '@type': 'Offer', price: '1200.50', priceCurrency: 'USD', url },
    itinerary: {
      '@type': 'TouristDestination',
      address: { addressLocality: 'Granada', addressCountry: 'Spain' },
    },
  });
  expect(crumbs(graph)).toEqual([
    ['Home', `${SITE}/`],
    ['All Tourist Spots', `${SITE}/allTouristSpots`],
    ['Alhambra, Spain', url],
  ]);
});

test('private pages, unknown pages and searches stay out of search engines', async () => {
  const open = new Set(PUBLIC.map(([, one]) => one.toLowerCase()));
  const others = pages
    .map(({ path: pattern }) => pattern.replace(':id', 'x').replace('*', '/no/such'))
    .filter((at) => !open.has(at.toLowerCase()) && at !== '/about' && at !== '/forgot-password');
  expect(others).toContain('/bookings');
  for (const at of [...others, '/allTouristSpots?search=red']) {
    const { robots, graph } = await headOf(at);
    expect([at, robots, graph]).toEqual([at, 'noindex', []]);
  }
});
