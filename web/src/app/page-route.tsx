import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { Page } from '../api/page.ts';
import type { PublicConfig } from '../api/public-config.ts';
import type { AppStore } from '../api/store.ts';
import { ownUrl } from '../lib/language.ts';
import { loadScript } from '../lib/scripts/load-script.ts';
import type { Guard as GuardComponent } from './identity/guard.tsx';
import type { RouteHandle } from './page-meta.ts';
import type { PageEntry } from './page-entry.ts';

export interface Surroundings {
  store: AppStore;
  /** The server waits for a page's queries, whereas the browser only starts them. */
  side: 'server' | 'browser';
  config: PublicConfig;
}

/**
 * Returns the objects for a request. A browser has a single set; the server creates a set for each page that it renders
 * with the same routes.
 */
export type SurroundingsOf = (request: LoaderFunctionArgs) => Surroundings;

function guardedComponent({ Component }: Page, Guard: typeof GuardComponent) {
  return function Guarded() {
    return (
      <Guard>
        <Component />
      </Guard>
    );
  };
}

function mayLoad(entry: PageEntry, store: AppStore): boolean {
  return !entry.guarded || store.getState().session.userEmail !== '';
}

interface Loaded {
  page: Page;
  /** The guard, only for guarded pages, so that public pages don't load its script. */
  Guard: typeof GuardComponent | undefined;
}

async function load({ module, guarded }: PageEntry): Promise<Loaded> {
  const [{ page }, guard] = await Promise.all([
    module(),
    guarded ? import('./identity/guard.tsx') : undefined,
  ]);
  return { page, Guard: guard?.Guard };
}

/** Turns a page's module into a route. */
function loadedRoute(entry: PageEntry, { page, Guard }: Loaded, surroundingsOf: SurroundingsOf) {
  const handle: RouteHandle = { pattern: entry.path, page };
  const loader = async (args: LoaderFunctionArgs) => {
    const { params, request } = args;
    const { store, side, config } = surroundingsOf(args);
    const url = ownUrl(new URL(request.url));
    const queries = mayLoad(entry, store)
      ? page.load?.({ params, url, dispatch: store.dispatch })
      : undefined;
    const parts = page.parts?.();
    if (side === 'browser') {
      // if a section's script is missing, rendering that section tries again
      void parts?.catch(() => undefined);
      return null;
    }
    await Promise.all([parts, ...(queries ?? [])]);
    const status = page.status?.({ params, url, state: store.getState(), config }) ?? 200;
    return status === 200 ? null : data(null, { status });
  };
  return {
    Component: Guard ? guardedComponent(page, Guard) : page.Component,
    loader,
    handle,
  };
}

export function pageRoute(entry: PageEntry, surroundingsOf: SurroundingsOf): RouteObject {
  return {
    id: entry.path,
    path: entry.path,
    lazy: async () => loadedRoute(entry, await loadScript(() => load(entry)), surroundingsOf),
  };
}
