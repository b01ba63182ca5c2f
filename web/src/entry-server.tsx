import { setAutoFreeze } from 'immer';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { api } from './api/client.ts';
import type { PublicConfig } from './api/public-config.ts';
import { type AppStore, createStore } from './api/store.ts';
import type { Transport } from './api/transport.ts';
import { App } from './app/app.tsx';
import { headOf, matchedPage } from './app/page-meta.ts';
import type { Surroundings } from './app/page-route.tsx';
import { createRoutes } from './app/routes.tsx';
import { paths } from './domain/paths.ts';
import { ownUrl } from './lib/language.ts';
import { createDocument } from './server/document.ts';
import { type ClientBuild, readBuild } from './server/build.ts';
import { languagesOf } from './server/language-tags.ts';
import { fileOf } from './server/page-files.ts';
import { listed, type PageRoute, pageRoutes, refused } from './server/page-routes.ts';
import { deterministicCache } from './server/deterministic-cache.ts';
import { withSiteDefaults } from './server/site-defaults.ts';

export type { PublicConfig } from './api/public-config.ts';
export type { PageRoute } from './server/page-routes.ts';

export interface PageRequest {
  /** The path and query as the browser requested them. */
  url: string;
  /** Carries out a public read of the contract in process. If the read fails, the output is the problem. */
  answer(
    endpoint: { method: string; path: string },
    input: { params?: Record<string, unknown>; query?: Record<string, unknown> },
  ): Promise<{ status: number; output: unknown; headers: Readonly<Record<string, string>> }>;
  config: PublicConfig;
  /** The agency's own color, `#rrggbb`; empty for the product's. */
  brandColor: string;
}

export interface RenderedPage {
  status: number;
  /** The target of a redirect; a redirect has no html. */
  location?: string;
  html?: string;
  /** Hashes of this page's inline styles, in addition to those in `csp`. */
  styleHashes?: readonly string[];
}

export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
  /** All pages; other addresses get the 404 page. */
  pages: readonly PageRoute[];
  sitemap: {
    /** Paths with their queries. */
    listed: readonly string[];
    destination(id: string): string;
  };
  /** Path prefixes that robots.txt disallows. */
  refused: readonly string[];
  /** `'sha256-...'` hashes of the inline script and style in every document. */
  csp: { scriptHashes: string[]; styleHashes: string[] };
}

/** A transport that allows only public reads, because no one is signed in while a page is rendered. */
function readOnly(answer: PageRequest['answer']): Transport {
  return async ({ method, auth, path, template = path, params, query }) => {
    if (method !== 'GET' || auth !== 'public') {
      throw new Error(`${method} ${path} cannot run while a page is rendered`);
    }
    const input = { ...(params && { params }), ...(query && { query }) };
    const { status, output, headers } = await answer({ method, path: template }, input);
    return { status, body: output, headers };
  };
}

/**
 * Converts `/x/` to `/x`. A path that starts with two slashes isn't redirected, because it would lead to another site.
 */
function withoutTrailingSlash({ pathname, search }: URL): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/') || pathname.startsWith('//')) return undefined;
  return `${pathname.replace(/\/+$/, '')}${search}`;
}

/** The status of the page; 503 if one of its queries failed on our side, so that caches don't keep the page. */
function statusOf(context: StaticHandlerContext, store: AppStore): number {
  const broken = Object.values(store.getState().api.queries).some((query) => {
    const status = query?.status === 'rejected' ? statusOfError(query.error) : undefined;
    return status !== undefined && (typeof status !== 'number' || status >= 500);
  });
  return broken && context.statusCode === 200 ? 503 : context.statusCode;
}

function statusOfError(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error
    ? error.status
    : 'unknown';
}

function throwUnexpected({ errors }: StaticHandlerContext): void {
  for (const error of Object.values(errors ?? {})) {
    if (!isRouteErrorResponse(error)) throw error;
  }
}

// freezing only serves to detect mutations, and would cost time for every API response
setAutoFreeze(false);

/** Renders pages from the client build in a folder. */
export function createPageRenderer(options: {
  clientDir: string;
  publicUrl: string;
  /** The tags of the site's languages, starting with the first one; by default only English. */
  languages?: readonly string[];
  /** The build's own language; if left out, the site's first. */
  language?: string;
}): PageRenderer {
  const { clientDir, publicUrl, languages, language } = options;
  return rendererFor(readBuild(clientDir), publicUrl, languagesOf(languages, language));
}

/** A renderer for all requests, which keeps no state between them. */
export function rendererFor(
  build: ClientBuild,
  publicUrl: string,
  languages = languagesOf(),
): PageRenderer {
  const document = createDocument(build, publicUrl, languages);
  const handler = createStaticHandler(
    createRoutes(({ context }) => context as Surroundings),
    { basename: languages.prefix || '/' },
  );

  async function render(request: PageRequest): Promise<RenderedPage> {
    const address = new URL(publicUrl);
    const [path = '/', query = ''] = request.url.split(/\?(.*)/s);
    address.pathname = path;
    address.search = query;
    const location = withoutTrailingSlash(address);
    if (location !== undefined) return { status: 301, location };
    const store = createStore({ transport: readOnly(request.answer) });
    try {
      return await renderFrom(store, address, request);
    } finally {
      // without this, timers would keep the data for a minute in case the visitor returns
      store.dispatch(api.util.resetApiState());
    }
  }

  async function renderFrom(
    store: AppStore,
    address: URL,
    { config: given, brandColor }: PageRequest,
  ): Promise<RenderedPage> {
    const config = { ...given, site: withSiteDefaults(given.site) };
    const surroundings: Surroundings = { store, side: 'server', config };
    const context = await handler.query(new Request(address), { requestContext: surroundings });
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('location') ?? '/' };
    }
    throwUnexpected(context);
    const router = createStaticRouter(handler.dataRoutes, context);
    const body = renderToString(
      <App store={store} config={config}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    );
    const state = store.getState();
    const matches = context.matches.map(({ params, route }) => ({
      params,
      handle: route.handle as unknown,
    }));
    const page = matchedPage(matches);
    const html = document.page({
      body,
      head: headOf(matches, { url: ownUrl(address), state, config }),
      modules: page ? [fileOf(page.handle.page)] : [],
      state: {
        store: { api: deterministicCache(state.api) },
        router: { loaderData: context.loaderData, errors: context.errors },
        config,
      },
      brandColor,
    });
    return {
      status: statusOf(context, store),
      html,
      styleHashes: document.ownHashes({ brandColor, site: config.site }),
    };
  }

  return {
    render,
    pages: pageRoutes,
    sitemap: { listed, destination: paths.destination },
    refused,
    csp: document.csp,
  };
}
