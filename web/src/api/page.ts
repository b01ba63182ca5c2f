import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { PublicConfig } from './public-config.ts';
import type { ApiState, AppDispatch, AppState } from './store.ts';

interface PageContext {
  params: Params;
  url: URL;
}

export interface PageMeta {
  /** The title without the site's name, which is added later. Home has no title of its own. */
  title?: string;
  description?: string;
  /** The page's canonical path; defaults to the requested path. */
  canonical?: string;
  /** The path of a picture for link previews. */
  image?: string;
  noIndex?: boolean;
  /** The breadcrumb pages between Home and this one. */
  trail?: readonly { name: string; path: string }[];
  /** The page's subject as schema.org data, built only on the server. */
  jsonLd?: (site: {
    currency: string;
    absolute: (path: string) => string;
  }) => readonly Readonly<Record<string, unknown>>[];
}

/**
 * The module of one screen. The route table loads it on demand, so a page file exports `page` and
 * nothing else.
 */
export interface Page {
  Component: ComponentType;
  /** Computed again whenever API data arrives, so it must not depend on anything else in the store. */
  meta: (context: PageContext & { state: ApiState; config: PublicConfig }) => PageMeta;
  /**
   * Starts the page's queries: `[dispatch(spotsApi.endpoints.listSpots.initiate({}, PREFETCH))]`. The server waits for
   * them and embeds their responses in the page; the browser starts them while the page shows its loading state. For
   * guarded screens, it is called only if someone is signed in.
   */
  load?: (context: PageContext & { dispatch: AppDispatch }) => readonly PromiseLike<unknown>[];
  /**
   * Loads the scripts of sections that the browser may show only later. The server calls it, because it renders all
   * sections.
   */
  parts?: () => Promise<unknown>;
  /** The document's status once the queries have ended; only for pages whose status may differ from 200. */
  status?: (context: PageContext & { state: AppState; config: PublicConfig }) => 200 | 404;
}

/**
 * Attaches a page's other properties to its component. A module that exports only components can be
 * hot-replaced while it is on screen (`npm run dev`).
 */
export function definePage(Component: ComponentType, rest: Omit<Page, 'Component'>): Page {
  return Object.assign(Component, { Component, ...rest });
}

/** Options for a query that a loader starts. The component that shows the data subscribes to it, not the loader. */
export const PREFETCH = { subscribe: false } as const;
