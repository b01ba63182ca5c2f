import { languagePrefix } from '@wayfarer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FreshResponse } from '../http/cache/encode-response.ts';
import { ResponseCache } from '../http/cache/response-cache.ts';
import { sendCached } from '../http/cache/send-cached.ts';
import { assertCapacity } from '../http/guards/load-shedding.ts';
import type { PageRenderer } from './page-renderer.ts';
import { HOUR, HOUR_MS, createSitemap } from './sitemap.ts';

/** Sitemaps may have ten times as many addresses (sitemaps.org), but a file of that size takes a while to build. */
const MOST_ADDRESSES = 5000;

/** `robots.txt` and the sitemap, which is one file or, if there are too many addresses, an index of several. */
export function siteFiles(
  app: FastifyInstance,
  { sitemap: pages, refused }: Pick<PageRenderer, 'sitemap' | 'refused'>,
  most = MOST_ADDRESSES,
): void {
  const { context } = app;
  const sitemap = createSitemap(context, pages, most);
  // a cache of their own, so that a crawler that reads all files doesn't evict pages; changes don't invalidate it,
  // because an hour's delay matters little to crawlers
  const files = new ResponseCache({
    clock: context.clock,
    maxBytes: 8 * 1024 * 1024,
    maxEntries: 100,
    maxAgeMs: HOUR_MS,
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    build: () => Promise<FreshResponse>,
  ) {
    const ready = await files.get(key, [], async () => {
      assertCapacity(context.db);
      return build();
    });
    return sendCached(request, reply, ready);
  }

  const { languages } = context.config;
  const inOthers = languages.flatMap((tag) => {
    const prefix = languagePrefix(languages, tag);
    return prefix === '' ? [] : refused.map((path) => prefix + path);
  });
  const robots = [
    'User-agent: *',
    ...['/api/', ...refused, ...inOthers].map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', context.config.http.publicUrl).href}`,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', (request, reply) => send(request, reply, 'index', sitemap.index));
  app.get('/sitemap/pages.xml', (request, reply) => send(request, reply, 'pages', sitemap.pages));
  app.get<{ Params: { number: string } }>(
    '/sitemap/destinations/:number.xml',
    async (request, reply) => {
      const number = Number(/^[1-9]\d{0,4}$/.exec(request.params.number)?.[0]);
      if (!(number <= (await sitemap.count()))) return reply.callNotFound();
      return send(request, reply, `destinations ${number}`, () => sitemap.destinations(number));
    },
  );
}
