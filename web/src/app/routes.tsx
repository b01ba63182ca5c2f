import type { RouteObject } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { pageRoute, type SurroundingsOf } from './page-route.tsx';
import { consoleEntry, pages } from './pages.ts';

/** The route tree: the layout, inside it the screens. The agency's console has a layout of its own. */
export function createRoutes(surroundingsOf: SurroundingsOf): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: pages.map((entry) => pageRoute(entry, surroundingsOf)),
    },
    pageRoute(consoleEntry, surroundingsOf),
  ];
}
