import './styles/site.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { lazyIdentity } from './session/lazy-identity.ts';
import { watchSession } from './session/watcher.ts';
import { createStore } from './api/store.ts';
import { sessionMayBeStored, whenSignedInElsewhere } from './session/stored-session.ts';
import { App } from './app/app.tsx';
import { revealDeferredLayout } from './app/reveal-deferred-layout.ts';
import { replayEarlyEvents, reportLostStart } from './app/early-events.ts';
import { readState } from './app/page-state.ts';
import { createRoutes } from './app/routes.tsx';
import { inLanguages, prefix } from './lib/language.ts';

const basename = prefix || '/';

/** Loads the first page's lazy modules, without which React would discard its markup on hydration. */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  const matches =
    (inLanguages ? matchRoutes(routes, location, basename) : matchRoutes(routes, location)) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Starts a new task, so that the page can respond first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  const { store: preloadedState, router: hydrationData, config } = readState();
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const identity = lazyIdentity(config.identity, () => want());
  const store = createStore({ preloadedState, identity });
  await nextTask();
  const routes = createRoutes(() => ({ store, side: 'browser', config }));
  try {
    await resolveLazy(routes);
  } catch {
    reportLostStart();
    return;
  }
  await nextTask();
  const router = createBrowserRouter(
    routes,
    inLanguages ? { hydrationData, basename } : { hydrationData },
  );
  await nextTask();

  const onReady = () => {
    document.documentElement.dataset['ready'] = '';
    void replayEarlyEvents();
    void revealDeferredLayout();
    if (config.rates) void import('./app/layout/currency/start.ts');
    // waits for an idle moment to load the identity SDK, because the page is already shown and usable
    const watch = async () => {
      whenSignedInElsewhere(want);
      const stored = await sessionMayBeStored();
      await watchSession(store.dispatch, identity, stored ? undefined : wanted);
    };
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => void watch(), { timeout: 1000 });
    else setTimeout(() => void watch());
  };

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  // a transition hydrates in slices, so that the page can respond between them
  startTransition(() => {
    hydrateRoot(
      root,
      <App store={store} config={config} onReady={onReady}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

void start();
