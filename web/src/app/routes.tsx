import type { RouteObject } from 'react-router';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { pageRoute, type SurroundingsOf } from './page-route.tsx';
import { consoleEntry, pages } from './pages.ts';

/**
 * Screens inside a boundary for those that fail. It has a route of its own: the router shows nothing at all of a
 * lazy route whose module did not arrive, its boundary included.
 */
const withBoundary = (children: RouteObject[]): RouteObject => ({
  ErrorBoundary: ErrorScreen,
  children,
});

/** The route tree: the layout, inside it the screens. The agency's console has a layout of its own. */
export function createRoutes(surroundingsOf: SurroundingsOf): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [withBoundary(pages.map((entry) => pageRoute(entry, surroundingsOf)))],
    },
    withBoundary([pageRoute(consoleEntry, surroundingsOf)]),
  ];
}
