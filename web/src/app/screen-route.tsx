import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { Page } from '../api/page.ts';
import type { PublicConfig } from '../api/public-config.ts';
import type { AppStore } from '../api/store.ts';
import { Guard } from './guard.tsx';
import type { RouteHandle } from './page-meta.ts';

/** What the routes stand in. */
export interface Surroundings {
  store: AppStore;
  /** The server waits for a page's queries, the browser only starts them. */
  side: 'server' | 'browser';
  config: PublicConfig;
}

export interface Screen {
  /** Path below the layout; `*` for everything else. */
  path: string;
  module: () => Promise<{ page: Page }>;
  /** For signed-in visitors (spec §2, route table). */
  guarded?: boolean;
}

function guardedComponent({ Component }: Page) {
  return function Guarded() {
    return (
      <Guard>
        <Component />
      </Guard>
    );
  };
}

function mayLoad(screen: Screen, store: AppStore): boolean {
  return !screen.guarded || store.getState().session.userEmail !== '';
}

/** Turns a page's module into what the router needs. */
function pageRoute(screen: Screen, page: Page, { store, side, config }: Surroundings) {
  const handle: RouteHandle = { pattern: screen.path, meta: page.meta };
  const loader = async ({ params, request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const queries = mayLoad(screen, store)
      ? page.load?.({ params, url, dispatch: store.dispatch })
      : undefined;
    const parts = page.parts?.();
    if (side === 'browser') {
      // a part whose script is not there yet tries again where it stands
      void parts?.catch(() => undefined);
      return null;
    }
    await Promise.all([parts, ...(queries ?? [])]);
    const status = page.status?.({ params, url, state: store.getState(), config }) ?? 200;
    return status === 200 ? null : data(null, { status });
  };
  return {
    Component: screen.guarded ? guardedComponent(page) : page.Component,
    loader,
    handle,
  };
}

/** A screen as a lazy route: its module loads when it is first visited. */
export function screenRoute(screen: Screen, surroundings: Surroundings): RouteObject {
  return {
    // the server finds the module's file by it (server/screen-files.ts)
    id: screen.path,
    path: screen.path,
    lazy: async () => pageRoute(screen, (await screen.module()).page, surroundings),
  };
}
