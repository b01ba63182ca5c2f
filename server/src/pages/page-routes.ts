import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CacheTag } from '../context.ts';
import { describeError } from '../lib/describe-error.ts';
import type { FreshResponse } from '../http/cache/encode-response.ts';
import { RENDERING, cacheTagsOf } from '../http/cache/page-calls.ts';
import { pageHeaders } from '../http/guards/security-headers.ts';
import { sendCached } from '../http/cache/send-cached.ts';
import { assertCapacity, OverloadedError } from '../http/guards/load-shedding.ts';
import { clientAssets } from './client-assets.ts';
import { media } from './media.ts';
import { pageAddress } from './page-address.ts';
import { CLIENT_DIR, publicConfig, type PageRenderer } from './page-renderer.ts';
import { RenderQueue } from './render-queue.ts';
import { siteFiles } from './site-files.ts';

const EVERYTHING: readonly CacheTag[] = ['spots', 'bestSpots', 'team', 'reviews'];
/** Everything that has its own place, hidden files, and files in general. */
const NOT_PAGES = [
  /^\/(?:api|assets|media|card-sandbox|__|\.well-known|[a-z]+\.googleapis\.com)(?:\/|$)/i,
  /\/\./,
  /\.\w{1,6}$/,
];
const HTML = 'text/html; charset=utf-8';
/** Browsers ask each time; a cache in front may answer a minute long. */
const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
const FAILED =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Wayfarer</title>' +
  '<h1>We are having a problem</h1><p>Please try again in a moment.</p></html>';

/** A page that is not the same for everybody, or not a success: sent, never kept. */
class NotKept extends Error {
  readonly page: { status: number; location?: string; html?: string };
  constructor(page: NotKept['page']) {
    super('not kept');
    this.page = page;
  }
}

/** What pages refer to: the build's files, pictures, robots.txt and sitemap. */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  await clientAssets(app, path.join(CLIENT_DIR, 'assets'));
  await media(app);
  siteFiles(app);
}

/** Whether an address without a route is a page: never below `/api`, never a file. */
export function isPage({ headers, method, url }: FastifyRequest): boolean {
  const readable = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  const path = url.split('?', 1)[0] ?? '';
  const read = method === 'GET' || method === 'HEAD';
  return read && readable && !NOT_PAGES.some((pattern) => pattern.test(path));
}

/** Makes the handler that renders pages; the root's not-found handler calls it. */
export function createPageHandler(app: FastifyInstance, renderer: PageRenderer) {
  const { config } = app.context;
  const headers = { 'content-type': HTML, ...pageHeaders(config, renderer.csp) };
  const visible = publicConfig(config);
  const queue = new RenderQueue();
  const render = async (url: string) => {
    assertCapacity(app.context.db); // else a page about our trouble would be rendered
    const from = new Set<CacheTag>();
    const page = await queue.run(() =>
      renderer.render({ url, fetchApi: (at) => fetchApi(app, at, from), config: visible }),
    );
    // what was there before is better than a page about too much work
    if (page.status === 503) assertCapacity(app.context.db, 'in-flight');
    return { ...page, from: [...from] };
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url, shareable } = pageAddress(request.url);
    try {
      if (!shareable) throw new NotKept(await render(url));
      const ready = await app.responseCache.get(
        `page ${url}`,
        EVERYTHING,
        async (): Promise<FreshResponse> => {
          const page = await render(url);
          if (page.status !== 200 || page.html === undefined) throw new NotKept(page);
          const { html: body, from } = page;
          return {
            status: 200,
            headers: { ...headers, 'cache-control': SHARED },
            body,
            cacheTags: from,
          };
        },
      );
      return sendCached(request, reply, ready);
    } catch (error) {
      reply.headers(headers).header('cache-control', 'no-store');
      if (error instanceof NotKept) return sendOnce(reply, error.page);
      if (error instanceof OverloadedError) return sendOnce(reply, { status: 503 });
      request.log.error({ failure: describeError(error) }, 'a page could not be rendered');
      return reply.code(500).send(FAILED);
    }
  };
}

function sendOnce(reply: FastifyReply, { status, location, html }: NotKept['page']): FastifyReply {
  if (location !== undefined) return reply.redirect(location, status);
  if (status === 503) reply.header('retry-after', '2');
  return reply.code(status).send(html ?? FAILED);
}

/** A GET of the API in process, through its own handlers: what a browser would get. Adds what it is `from`. */
async function fetchApi(
  app: FastifyInstance,
  at: string,
  from: Set<CacheTag>,
): Promise<{ status: number; body: unknown; headers: Readonly<Record<string, unknown>> }> {
  const response = await app.inject({
    method: 'GET',
    url: `/api${at}`,
    remoteAddress: RENDERING,
  });
  for (const tag of cacheTagsOf(response.raw.req) ?? EVERYTHING) from.add(tag);
  return {
    status: response.statusCode,
    body: response.json<unknown>(),
    headers: response.headers,
  };
}
