import type { RouteObject } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { consoleEntry, pages } from './pages.ts';
import { pageRoute, type SurroundingsOf } from './page-route.tsx';

/**
 * The route tree: the layout, inside it a boundary for screens that fail, inside it the screens. The agency's
 * console has a layout of its own.
 */
export function createRoutes(surroundingsOf: SurroundingsOf): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: 'screens',
          ErrorBoundary: ErrorScreen,
          children: pages.map((entry) => pageRoute(entry, surroundingsOf)),
        },
      ],
    },
    { ...pageRoute(consoleEntry, surroundingsOf), ErrorBoundary: ErrorScreen },
  ];
}
