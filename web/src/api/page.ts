import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { PublicConfig } from './public-config.ts';
import type { ApiState, AppDispatch, AppState } from './store.ts';

/** What a page can ask of its address and the store. */
interface PageContext {
  params: Params;
  url: URL;
}

/** What stands in the head of the document. */
export interface PageMeta {
  /** Without the site's name, which is added; leave out on Home. */
  title?: string;
  description?: string;
  /** Path of the page's one true address; the path it was asked for unless said. */
  canonical?: string;
  /** Path of a picture for link previews. */
  image?: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** The pages between Home and this one. */
  trail?: readonly { name: string; path: string }[];
  /** What the page is about, as schema.org has it. Made on the server alone. */
  jsonLd?: (site: {
    currency: string;
    absolute: (path: string) => string;
  }) => readonly Readonly<Record<string, unknown>>[];
}

/**
 * One screen's module. The route table loads it when it is needed, so a page file exports `page` and
 * nothing else.
 */
export interface Page {
  Component: ComponentType;
  /** Made again whenever data arrive, so it depends on nothing else of the store. */
  meta: (context: PageContext & { state: ApiState; config: PublicConfig }) => PageMeta;
  /**
   * Starts the page's queries: `[dispatch(spotsApi.endpoints.listSpots.initiate({}, PREFETCH))]`. The
   * server waits for them and puts their responses into the page; the browser starts them while the
   * page already shows its loading state. Screens behind the guard are loaded for their owner only.
   */
  load?: (context: PageContext & { dispatch: AppDispatch }) => readonly PromiseLike<unknown>[];
  /** Loads the scripts of parts that may come later: the server renders every part. */
  parts?: () => Promise<unknown>;
  /** The document's status once the queries have ended, where it can be other than 200. */
  status?: (context: PageContext & { state: AppState; config: PublicConfig }) => 200 | 404;
}

/**
 * A page is its component with what else is known of it: a module that exports nothing but components is exchanged
 * while it is on the screen (`npm run dev`).
 */
export function definePage(Component: ComponentType, rest: Omit<Page, 'Component'>): Page {
  return Object.assign(Component, { Component, ...rest });
}

/** Options of a query that a loader starts: the component that shows it holds it, not the loader. */
export const PREFETCH = { subscribe: false } as const;
