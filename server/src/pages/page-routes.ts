import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '@wayfarer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_TAGS, type CacheTag } from '../context.ts';
import { describeError } from '../lib/describe-error.ts';
import type { FreshResponse } from '../http/cache/encode-response.ts';
import { earliestOf } from '../http/endpoints/cached.ts';
import type { AnswerInProcess } from '../http/endpoints/read-in-process.ts';
import { pageHeaders } from '../http/guards/security-headers.ts';
import { sendCached } from '../http/cache/send-cached.ts';
import { assertCapacity, OverloadedError } from '../http/guards/load-shedding.ts';
import { toProblemError } from '../http/problems/problem-body.ts';
import { clientAssets } from './client-assets.ts';
import { ownAddress } from './console-language.ts';
import { inLanguage, languageAddresses } from './language-addresses.ts';
import { media } from './media.ts';
import { pageAddress } from './page-address.ts';
import {
  clientFolders,
  publicConfig,
  type PageRenderer,
  type PageRoute,
  type RenderedPage,
} from './page-renderer.ts';
import { RenderQueue } from './render-queue.ts';
import { siteFiles } from './site-files.ts';

/** Paths with other routes, hidden files, and files in general. */
const NOT_PAGES = [
  /^\/(?:api|assets|media|card-sandbox|__|\.well-known|[a-z]+\.googleapis\.com)(?:\/|$)/i,
  /\/\./,
  /\.\w{1,6}$/,
];
const HTML = 'text/html; charset=utf-8';
/**
 * Browsers revalidate the page each time. A shared cache may serve a copy for a minute, revalidating it during the
 * second half, and longer while this server doesn't answer.
 */
const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=600';
const FAILED =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Wayfarer</title>' +
  '<h1>We are having a problem</h1><p>Please try again in a moment.</p></html>';

/** The page is sent but not cached, because it isn't the same for everyone or isn't a success. */
class NotKept extends Error {
  readonly page: RenderedPage;
  constructor(page: RenderedPage) {
    // a 503 comes from the server's load, so the cached page stays
    const cause = page.status === 503 ? new OverloadedError('what it shows') : undefined;
    super('not kept', { cause });
    this.page = page;
  }
}

/** The build's files, pictures, robots.txt and the sitemap. */
export async function pageFiles(app: FastifyInstance, renderer: PageRenderer): Promise<void> {
  const folders = (renderer.assets ?? clientFolders([DEFAULT_LANGUAGE])).map((folder) =>
    path.join(folder, 'assets'),
  );
  await clientAssets(app, folders.length > 1 ? folders : (folders[0] ?? ''));
  await media(app);
  siteFiles(app, renderer);
}

/** True if a request is for a page, existing or not: never below `/api`, never a file. */
export function wantsPage({ headers, method, url }: FastifyRequest): boolean {
  const readable = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  const read = method === 'GET' || method === 'HEAD';
  return read && readable && !isFile(url);
}

/** True below `/api`, and for files. */
function isFile(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return NOT_PAGES.some((pattern) => pattern.test(path));
}

/** Mounts all pages. Returns the function that sends the page for unknown addresses. */
export function mountPages(app: FastifyInstance, renderer: PageRenderer, answer: AnswerInProcess) {
  const senderOf = pageSenders(app, renderer, answer);
  for (const page of renderer.pages) {
    const send = senderOf(page);
    app.get(page.path, (request, reply) =>
      wantsPage(request) ? send(request, reply) : reply.callNotFound(),
    );
  }
  // browsers keep the secret after # through the redirect
  app.get('/setup', (_request, reply) =>
    reply.header('referrer-policy', 'no-referrer').redirect('/admin/setup'),
  );
  return senderOf({ query: {} });
}

/** Renders a page, with the tags of the data that it shows. */
function pageRendering(app: FastifyInstance, answer: AnswerInProcess) {
  const { once } = app.context;
  const queue = new RenderQueue();
  return async (url: string, spoken: PageRenderer, language?: Language) => {
    assertCapacity(app.context.db); // without this check, the rendered page would report the overload
    const from = new Set<CacheTag>(['settings']); // every page contains the agency's details
    const changes: Date[] = [];
    const visible = await once(`public config ${language ?? ''}`, ['settings'], () =>
      publicConfig(app.context, language),
    );
    const brandColor = await app.context.settings.read('site.brandColor');
    const page = await queue.run(() =>
      spoken.render({
        url,
        config: visible,
        brandColor,
        answer: async (endpoint, input) => {
          const answered = await answer(endpoint, input);
          for (const tag of answered.cacheTags) from.add(tag);
          if (answered.changesAt) changes.push(answered.changesAt);
          return answered;
        },
      }),
    );
    // if the page reports an overload, the previous one in the cache is better
    if (page.status === 503) assertCapacity(app.context.db, 'in-flight');
    return { ...page, from: [...from], changesAt: earliestOf(changes) };
  };
}

function pageSenders(app: FastifyInstance, renderer: PageRenderer, answer: AnswerInProcess) {
  const { config } = app.context;
  const addresses = languageAddresses(config.languages);
  const render = pageRendering(app, answer);
  return ({ query, unkept, inOwnLanguage, ...exceptions }: Omit<PageRoute, 'path'>) => {
    const headersOf = (
      { csp: { scriptHashes, styleHashes } }: PageRenderer,
      { styleHashes: own = [] }: Pick<RenderedPage, 'styleHashes'> = {},
    ) => ({
      'content-type': HTML,
      ...pageHeaders(config, { scriptHashes, styleHashes: [...styleHashes, ...own] }, exceptions),
    });
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { language, prefix, moved } = addresses.read(request.originalUrl);
      if (moved !== undefined && !isFile(moved)) return reply.redirect(moved, 308);
      // the router's addresses of pages have no language, but other addresses still have one
      const own = addresses.read(request.url).url;
      const elsewhere =
        inOwnLanguage && ownAddress(config.languages, request.headers.cookie, { prefix, url: own });
      if (elsewhere) return sendElsewhere(reply, elsewhere);
      const address = pageAddress(query, own);
      const url = inLanguage(prefix, address.url);
      let spoken = renderer;
      try {
        if (language !== undefined) spoken = (await renderer.inLanguage?.(language)) ?? renderer;
        if (unkept || !address.shareable) throw new NotKept(await render(url, spoken, language));
        const ready = await app.responseCache.get(
          `page ${url}`,
          CACHE_TAGS,
          async (): Promise<FreshResponse> => {
            const page = await render(url, spoken, language);
            if (page.status !== 200 || page.html === undefined) throw new NotKept(page);
            const { html: body, from, changesAt } = page;
            return {
              status: 200,
              headers: {
                ...headersOf(spoken, page),
                'cache-control': SHARED,
                'cache-tag': from.join(','),
              },
              body,
              cacheTags: from,
              changesAt,
            };
          },
        );
        return sendCached(request, reply, ready);
      } catch (error) {
        const page = error instanceof NotKept ? error.page : undefined;
        reply.headers(headersOf(spoken, page)).header('cache-control', 'no-store');
        if (page) return sendOnce(reply, page);
        // too much work, or the database is unavailable
        if (toProblemError(error).code === 'unavailable') return sendOnce(reply, { status: 503 });
        request.log.error({ failure: describeError(error) }, 'a page could not be rendered');
        return reply.code(500).send(FAILED);
      }
    };
  };
}

/** Not cached, because the next person who uses this browser may have chosen another language. */
function sendElsewhere(reply: FastifyReply, address: string): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', vary: 'cookie', 'referrer-policy': 'no-referrer' });
  return reply.redirect(address, 302);
}

function sendOnce(reply: FastifyReply, { status, location, html }: RenderedPage): FastifyReply {
  if (location !== undefined) return reply.redirect(location, status);
  if (status === 503) reply.header('retry-after', '2');
  return reply.code(status).send(html ?? FAILED);
}
