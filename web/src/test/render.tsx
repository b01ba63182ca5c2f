import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import type { SessionUser } from '../session/identity.ts';
import type { PublicConfig } from '../api/public-config.ts';
import { sessionChanged } from '../session/slice.ts';
import { createStore } from '../api/store.ts';
import type { Transport } from '../api/transport.ts';
import { App } from '../app/app.tsx';
import { DEMO_CONFIG } from './demo-site.ts';
import { fakeIdentity } from './fake-identity.ts';

export const TEST_CONFIG: PublicConfig = {
  ...DEMO_CONFIG,
  contact: { email: 'journeys@example.com', phone: '+1 202 555 0142' },
};

const nothing: Transport = async ({ method, path }) => {
  throw new Error(`No answer prepared for ${method} ${path}`);
};

export interface RenderOptions {
  api?: Transport;
  /** The signed-in person; null if no one is signed in; omitted while the session is still being restored. */
  user?: SessionUser | null;
  /** The visitor's address, with the router's state. */
  at?: string | { pathname: string; state?: unknown };
  config?: Partial<PublicConfig>;
  /** Other routes that the screen may navigate to. */
  routes?: RouteObject[];
}

/** Renders one screen at `path` with a store of its own. Also returns the store, the router and the identity. */
export function renderScreen(
  element: ReactNode,
  { api = nothing, user, at = '/', config, routes = [] }: RenderOptions = {},
  path = '*',
) {
  const identity = fakeIdentity(user ?? null);
  const store = createStore({ transport: api, identity });
  if (user !== undefined) store.dispatch(sessionChanged(user));
  const router = createMemoryRouter([...routes, { path, element }], { initialEntries: [at] });
  const view = render(
    <App store={store} config={{ ...TEST_CONFIG, ...config }}>
      <RouterProvider router={router} />
    </App>,
  );
  return { ...view, store, router, identity };
}
