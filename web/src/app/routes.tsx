import type { RouteObject } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { pages } from './pages.ts';
import { pageRoute, type SurroundingsOf } from './page-route.tsx';

/** The route tree: the layout, inside it a boundary for screens that fail, inside it the screens. */
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
  ];
}
