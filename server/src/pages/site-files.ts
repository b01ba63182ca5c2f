import type { FastifyInstance } from 'fastify';
import { listSpots } from '../features/spots/index.ts';
import { sendReady } from '../http/send-ready.ts';

const PAGES = ['/', '/aboutus', '/popularSpots', '/allTouristSpots', '/login', '/register'];
const HOUR = 'public, max-age=3600';

/** `robots.txt` and `sitemap.xml`. */
export function siteFiles(app: FastifyInstance): void {
  const { publicUrl } = app.context.config.http;
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /booking',
    'Disallow: /payment',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const ready = await app.readyAnswers.get('/sitemap.xml', ['spots'], async () => {
      const { spots } = await listSpots(app.context, {});
      const paths = [...PAGES, ...spots.map(({ _id }) => `/allTouristSpots/touristSpot/${_id}`)];
      const urls = paths.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`);
      return {
        status: 200,
        headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR },
        body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
      };
    });
    return sendReady(request, reply, ready);
  });
}
