import { UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import type { RouteObject } from 'react-router';
import { linkedPaths, patterns } from '../lib/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { type Screen, screenRoute, type Surroundings } from './screen-route.tsx';

/** Every screen of the product on one page (spec §2, Route table). */
export const screens: readonly Screen[] = [
  {
    path: patterns.home,
    file: 'src/app/home-page.tsx',
    module: () => import('./home-page.tsx'),
  },
  {
    path: patterns.about,
    file: 'src/features/showcase/about-page.tsx',
    module: () => import('../features/showcase/about-page.tsx'),
  },
  {
    path: patterns.popularSpots,
    file: 'src/features/showcase/popular-spots-page.tsx',
    module: () => import('../features/showcase/popular-spots-page.tsx'),
  },
  {
    path: patterns.catalogue,
    file: 'src/features/spots/catalogue/catalogue-page.tsx',
    module: () => import('../features/spots/catalogue/catalogue-page.tsx'),
  },
  {
    path: patterns.destination,
    file: 'src/features/spots/detail/destination-page.tsx',
    module: () => import('../features/spots/detail/destination-page.tsx'),
  },
  {
    path: patterns.bookings,
    file: 'src/features/bookings/bookings-page.tsx',
    module: () => import('../features/bookings/bookings-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.booking,
    file: 'src/features/bookings/booking-page.tsx',
    module: () => import('../features/bookings/booking-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.updateBooking,
    file: 'src/features/bookings/update-booking-page.tsx',
    module: () => import('../features/bookings/update-booking-page.tsx'),
  },
  {
    path: patterns.addSpot,
    file: 'src/features/spots/own/add-spot-page.tsx',
    module: () => import('../features/spots/own/add-spot-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.mySpots,
    file: 'src/features/spots/own/my-spots-page.tsx',
    module: () => import('../features/spots/own/my-spots-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.updateSpot,
    file: 'src/features/spots/own/edit-spot-page.tsx',
    module: () => import('../features/spots/own/edit-spot-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.payment,
    file: 'src/features/payments/payment-page.tsx',
    module: () => import('../features/payments/payment-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.paymentHistory,
    file: 'src/features/payments/payment-history-page.tsx',
    module: () => import('../features/payments/payment-history-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.receipt,
    file: 'src/features/payments/receipt-page.tsx',
    module: () => import('../features/payments/receipt-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.register,
    file: 'src/features/account/register-page.tsx',
    module: () => import('../features/account/register-page.tsx'),
  },
  {
    path: patterns.login,
    file: 'src/features/account/login-page.tsx',
    module: () => import('../features/account/login-page.tsx'),
  },
  {
    path: patterns.forgotPassword,
    file: 'src/features/account/forgot-password-page.tsx',
    module: () => import('../features/account/forgot-password-page.tsx'),
  },
  {
    path: patterns.resetPassword,
    file: 'src/features/account/reset-password-page.tsx',
    module: () => import('../features/account/reset-password-page.tsx'),
  },
  {
    path: patterns.verifyEmail,
    file: 'src/features/account/verify-email-page.tsx',
    module: () => import('../features/account/verify-email-page.tsx'),
  },
  {
    path: patterns.accountAction,
    file: 'src/features/account/action-page.tsx',
    module: () => import('../features/account/action-page.tsx'),
  },
  {
    path: patterns.account,
    file: 'src/features/account/account-page.tsx',
    module: () => import('../features/account/account-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.outbox,
    file: 'src/features/account/outbox-page.tsx',
    module: () => import('../features/account/outbox-page.tsx'),
  },
  {
    path: linkedPaths.about(),
    file: 'src/features/showcase/about-page.tsx',
    module: () => import('../features/showcase/about-page.tsx'),
  },
  {
    path: linkedPaths.contact(),
    file: 'src/features/static/contact-page.tsx',
    module: () => import('../features/static/contact-page.tsx'),
  },
  ...(['planning', 'hotels', 'flights', 'cars', 'insurance'] as const).map((service) => ({
    path: linkedPaths[service](),
    file: 'src/features/static/service-page.tsx',
    module: () => import('../features/static/service-page.tsx'),
  })),
  {
    path: linkedPaths.support(),
    file: 'src/features/static/support-page.tsx',
    module: () => import('../features/static/support-page.tsx'),
  },
  {
    path: linkedPaths.privacy(),
    file: 'src/features/static/privacy-page.tsx',
    module: () => import('../features/static/privacy-page.tsx'),
  },
  {
    path: linkedPaths.terms(),
    file: 'src/features/static/terms-page.tsx',
    module: () => import('../features/static/terms-page.tsx'),
  },
  {
    path: linkedPaths.cookies(),
    file: 'src/features/static/cookies-page.tsx',
    module: () => import('../features/static/cookies-page.tsx'),
  },
  {
    path: UNSUBSCRIBE_PATH,
    file: 'src/features/static/unsubscribe-page.tsx',
    module: () => import('../features/static/unsubscribe-page.tsx'),
  },
  {
    path: '*',
    file: 'src/app/not-found-page.tsx',
    module: () => import('./not-found-page.tsx'),
  },
];

/** The route tree: the layout, inside it a boundary for screens that fail, inside it the screens. */
export function createRoutes(surroundings: Surroundings): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: 'screens',
          ErrorBoundary: ErrorScreen,
          children: screens.map((screen) => screenRoute(screen, surroundings)),
        },
      ],
    },
  ];
}
