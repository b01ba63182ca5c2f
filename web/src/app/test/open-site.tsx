import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteContent } from '@wayfarer/contract';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { SessionUser } from '../../session/identity.ts';
import { sessionChanged } from '../../session/slice.ts';
import { createStore } from '../../api/store.ts';
import type { ApiRequest, TransportAnswer } from '../../api/transport.ts';
import { fakeIdentity } from '../../test/fake-identity.ts';
import { TEST_CONFIG } from '../../test/render.tsx';
import { App } from '../app.tsx';
import { createRoutes } from '../routes.tsx';

/** An API without data: lists are empty, and everything else is not found. */
function emptyApi({ path }: ApiRequest): TransportAnswer {
  if (path.split('/').length === 2) return { status: 200, body: [] };
  return { status: 404, body: { code: 'not_found', message: 'Not found' } };
}

/** The whole site at one address: every route, the frame around it, and an API without data. */
export function openSite(
  at: string,
  user: SessionUser | null = null,
  site: Partial<SiteContent> = {},
) {
  const config = { ...TEST_CONFIG, site: { ...TEST_CONFIG.site, ...site } };
  const identity = fakeIdentity(user);
  const calls: ApiRequest[] = [];
  const transport = async (request: ApiRequest) => {
    calls.push(request);
    return request.method === 'DELETE'
      ? { status: 200, body: { deletedCount: 1 } }
      : emptyApi(request);
  };
  const store = createStore({ transport, identity });
  store.dispatch(sessionChanged(user));
  const routes = createRoutes(() => ({ store, side: 'browser', config }));
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <App store={store} config={config}>
      <RouterProvider router={router} />
    </App>,
  );
  return { ...view, store, router, identity, calls, person: userEvent.setup({ delay: null }) };
}
