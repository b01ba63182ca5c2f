import { CONFIRM_NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import type { RouteObject } from 'react-router';
import { linkedPaths, patterns } from '../domain/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { type Screen, screenRoute, type Surroundings } from './screen-route.tsx';

/** Every screen of the product on one page (spec §2, Route table). */
export const screens: readonly Screen[] = [
  {
    path: patterns.home,
    module: () => import('./home-page.tsx'),
  },
  {
    path: patterns.about,
    module: () => import('../features/showcase/about/about-page.tsx'),
  },
  {
    path: patterns.popularSpots,
    module: () => import('../features/showcase/best-spots/popular-spots-page.tsx'),
  },
  {
    path: patterns.catalogue,
    module: () => import('../features/spots/catalogue/catalogue-page.tsx'),
  },
  {
    path: patterns.destination,
    module: () => import('../features/spots/detail/destination-page.tsx'),
  },
  {
    path: patterns.bookings,
    module: () => import('../features/bookings/list/bookings-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.booking,
    module: () => import('../features/bookings/form/booking-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.updateBooking,
    module: () => import('../features/bookings/edit/update-booking-page.tsx'),
  },
  {
    path: patterns.addSpot,
    module: () => import('../features/spots/mine/form/add-spot-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.mySpots,
    module: () => import('../features/spots/mine/my-spots-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.updateSpot,
    module: () => import('../features/spots/mine/form/edit-spot-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.payment,
    module: () => import('../features/payments/checkout/payment-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.paymentHistory,
    module: () => import('../features/payments/history/payment-history-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.receipt,
    module: () => import('../features/payments/receipt/receipt-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.register,
    module: () => import('../features/account/sign-in/entrance-page.tsx'),
  },
  {
    path: patterns.login,
    module: () => import('../features/account/sign-in/entrance-page.tsx'),
  },
  {
    path: patterns.forgotPassword,
    module: () => import('../features/account/recovery/forgot-password-page.tsx'),
  },
  {
    path: patterns.resetPassword,
    module: () => import('../features/account/recovery/action-page.tsx'),
  },
  {
    path: patterns.verifyEmail,
    module: () => import('../features/account/recovery/action-page.tsx'),
  },
  {
    path: patterns.accountAction,
    module: () => import('../features/account/recovery/action-page.tsx'),
  },
  {
    path: patterns.account,
    module: () => import('../features/account/profile/account-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.outbox,
    module: () => import('../features/account/recovery/outbox-page.tsx'),
  },
  {
    path: linkedPaths.about(),
    module: () => import('../features/showcase/about/about-page.tsx'),
  },
  {
    path: linkedPaths.contact(),
    module: () => import('../features/content/contact/contact-page.tsx'),
  },
  ...(['planning', 'hotels', 'flights', 'cars', 'insurance'] as const).map((service) => ({
    path: linkedPaths[service](),
    module: () => import('../features/content/services/service-page.tsx'),
  })),
  {
    path: linkedPaths.support(),
    module: () => import('../features/content/support/support-page.tsx'),
  },
  {
    path: linkedPaths.privacy(),
    module: () => import('../features/content/legal/privacy-page.tsx'),
  },
  {
    path: linkedPaths.terms(),
    module: () => import('../features/content/legal/terms-page.tsx'),
  },
  {
    path: linkedPaths.cookies(),
    module: () => import('../features/content/legal/cookies-page.tsx'),
  },
  {
    path: CONFIRM_NEWSLETTER_PATH,
    module: () => import('../features/content/newsletter/confirm-newsletter-page.tsx'),
  },
  {
    path: UNSUBSCRIBE_PATH,
    module: () => import('../features/content/newsletter/unsubscribe-page.tsx'),
  },
  {
    path: '*',
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
