import type { RouteObject } from 'react-router';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { pageRoute, type SurroundingsOf } from './page-route.tsx';
import { consoleEntry, pages } from './pages.ts';

/**
 * Screens within an error boundary. The boundary has a route of its own, because the router shows nothing of a lazy
 * route whose module didn't arrive, not even that route's boundary.
 */
const withBoundary = (children: RouteObject[]): RouteObject => ({
  ErrorBoundary: ErrorScreen,
  children,
});

/** The route tree: the layout with the screens inside. */
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
