import type { RouteObject } from 'react-router';
import type { AppStore } from '../api/store.ts';
import { patterns } from '../lib/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { type Screen, screenRoute, type Side } from './screen-route.tsx';

/** Every screen of the product on one page (spec §2, Route table). */
export const screens: readonly Screen[] = [
  {
    path: patterns.home,
    file: 'src/app/home-page.tsx',
    module: () => import('./home-page.tsx'),
  },
  {
    path: '*',
    file: 'src/app/not-found-page.tsx',
    module: () => import('./not-found-page.tsx'),
  },
];

/** The route tree: the layout, inside it a boundary for screens that fail, inside it the screens. */
export function createRoutes(store: AppStore, side: Side): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: 'screens',
          ErrorBoundary: ErrorScreen,
          children: screens.map((screen) => screenRoute(screen, store, side)),
        },
      ],
    },
  ];
}
