import { CATEGORIES } from '@wayfarer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { spotIdBoundaries, spotIdsAfter } from '../features/spots/index.ts';
import type { FreshAnswer } from '../http/ready-answers.ts';
import { sendReady } from '../http/send-ready.ts';

const PAGES = [
  '/',
  '/aboutus',
  '/popularSpots',
  '/allTouristSpots',
  ...CATEGORIES.map((category) => `/allTouristSpots?category=${category}`),
  '/login',
  '/register',
  '/contact',
  ...['planning', 'hotels', 'flights', 'cars', 'insurance'].map((name) => `/services/${name}`),
  '/support',
  '/privacy',
  '/terms',
  '/cookies',
];
const PRIVATE = [
  '/api/',
  '/account',
  '/addTouristSpots',
  '/booking',
  '/myTouristSpots',
  '/outbox',
  '/payment',
  '/updateBooking/',
  '/updateTouristSpot/',
];
/** A sitemap may name 50,000 addresses (sitemaps.org). */
const MOST_ADDRESSES = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HOUR = 'public, max-age=3600';
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR };

/** `robots.txt` and the sitemap: one file, or an index of several where there are too many addresses. */
export function siteFiles(app: FastifyInstance, most = MOST_ADDRESSES): void {
  const mostSpots = most - PAGES.length;
  const { context } = app;
  const { publicUrl } = context.config.http;
  const absolute = (path: string) => new URL(path, publicUrl).href;

  function list(paths: readonly string[]): FreshAnswer {
    const urls = paths.map((path) => `<url><loc>${xml(absolute(path))}</loc></url>`).join('');
    return { status: 200, headers, body: `${DECLARATION}<urlset ${NAMESPACE}>${urls}</urlset>` };
  }

  async function whole(): Promise<FreshAnswer> {
    const boundaries = await spotIdBoundaries(context, mostSpots);
    if (boundaries.length === 0) {
      return list([...PAGES, ...(await spotIdsAfter(context, '', mostSpots)).map(destination)]);
    }
    const files = ['/sitemap/pages.xml', ...['', ...boundaries].map(fileAfter)];
    const maps = files.map((path) => `<sitemap><loc>${xml(absolute(path))}</loc></sitemap>`);
    const body = `${DECLARATION}<sitemapindex ${NAMESPACE}>${maps.join('')}</sitemapindex>`;
    return { status: 200, headers, body };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    build: () => Promise<FreshAnswer>,
  ) {
    // not forgotten at every change: crawlers come rarely, and a minute matters little to them
    return sendReady(request, reply, await app.readyAnswers.get(request.url, [], build));
  }

  const robots = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', (request, reply) => send(request, reply, whole));
  app.get('/sitemap/pages.xml', (request, reply) => send(request, reply, async () => list(PAGES)));
  app.get<{ Params: { after: string } }>('/sitemap/destinations/:after.xml', (request, reply) =>
    send(request, reply, async () => {
      const after = request.params.after === FIRST ? '' : request.params.after;
      const ids = await spotIdsAfter(context, after, mostSpots);
      return list(ids.map(destination));
    }),
  );
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const FIRST = 'first';
const destination = (id: string) => `/allTouristSpots/touristSpot/${encodeURIComponent(id)}`;
const fileAfter = (id: string) => `/sitemap/destinations/${encodeURIComponent(id || FIRST)}.xml`;

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
