import {
  CATEGORIES,
  CONFIRM_NEWSLETTER_PATH,
  MAX_CURSOR_LENGTH,
  SERVICES,
  type ServiceName,
  UNSUBSCRIBE_PATH,
} from '@wayfarer/contract';
import { linkedPaths, patterns } from '../domain/paths.ts';
import type { PageEntry } from './page-entry.ts';

/** True on the server; keeps everything that only the server needs out of the browser's build. */
const onServer = import.meta.env.SSR;
/** The maximum length of a query value in characters; real visitors stay below it. */
const MAX_VALUE_LENGTH = 400;
const short = (value: string) => value.length <= MAX_VALUE_LENGTH;
const LISTED = { robots: 'listed' } as const;
const REFUSED = { robots: 'refused' } as const;
/** A test for parameters that are specific to one person, so that the page is never cached for others. */
const personal = () => false;

// several addresses share each of these pages
const about = () => import('../features/showcase/about/about-page.tsx');
const entrance = () => import('../features/account/sign-in/entrance-page.tsx');
const action = () => import('../features/account/recovery/action-page.tsx');

function servicePage(service: ServiceName): PageEntry {
  const path = linkedPaths[service]();
  const module = () => import('../features/content/services/service-page.tsx');
  return onServer ? { path, module, ...LISTED } : { path, module };
}

/** The agency's console, which has its own frame; its pages are in `console/pages.ts`. */
export const consoleEntry: PageEntry = {
  path: '/admin/*',
  module: () => import('./console-page.tsx'),
  guarded: true,
};

/**
 * All pages of the product (spec §2, Route table) except the console's. They are the browser's routes, and the server's
 * mounted and cached pages, sitemap and robots.txt.
 */
export const pages: readonly PageEntry[] = [
  {
    path: patterns.home,
    module: () => import('./home-page.tsx'),
    ...(onServer && LISTED),
  },
  {
    path: patterns.about,
    module: about,
    ...(onServer && LISTED),
  },
  {
    path: patterns.popularSpots,
    module: () => import('../features/showcase/best-spots/popular-spots-page.tsx'),
    ...(onServer && LISTED),
  },
  {
    path: patterns.catalogue,
    module: () => import('../features/spots/catalogue/catalogue-page.tsx'),
    ...(onServer && {
      query: {
        category: short,
        country: short,
        cursor: (value) => value.length <= MAX_CURSOR_LENGTH,
        direction: short,
        length: short,
        maxCost: short,
        minCost: short,
        month: short,
        page: short,
        search: short,
        sort: short,
        view: short,
      },
      robots: ['', ...CATEGORIES.map((category) => `?category=${category}`)],
    }),
  },
  {
    path: patterns.destination,
    module: () => import('../features/spots/detail/destination-page.tsx'),
    ...(onServer && {
      query: { tab: (value) => ['overview', 'details', 'booking'].includes(value) },
    }),
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
    ...(onServer && REFUSED),
  },
  {
    path: patterns.cancelBooking,
    module: () => import('../features/bookings/cancel/cancel-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.trip,
    module: () => import('../features/trips/trip/trip-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.voucher,
    module: () => import('../features/trips/voucher/voucher-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.reviewTrip,
    module: () => import('../features/trips/review/review-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.guestTrip,
    module: () => import('../features/trips/guest/guest-trip-page.tsx'),
    ...(onServer && { noReferrer: true }),
  },
  {
    path: patterns.sharedTrip,
    module: () => import('../features/trips/companions/shared-trip-page.tsx'),
    ...(onServer && { noReferrer: true }),
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
    module: entrance,
    ...(onServer && { ...LISTED, query: { from: personal } }),
  },
  {
    path: patterns.login,
    module: entrance,
    ...(onServer && { ...LISTED, query: { from: personal } }),
  },
  {
    path: patterns.forgotPassword,
    module: () => import('../features/account/recovery/forgot-password-page.tsx'),
  },
  {
    path: patterns.resetPassword,
    module: action,
    ...(onServer && { query: { mode: personal, oobCode: personal } }),
  },
  {
    path: patterns.verifyEmail,
    module: action,
    ...(onServer && { query: { mode: personal, oobCode: personal } }),
  },
  {
    path: patterns.accountAction,
    module: action,
    ...(onServer && { ...REFUSED, query: { mode: personal, oobCode: personal } }),
  },
  {
    path: patterns.account,
    module: () => import('../features/account/profile/account-page.tsx'),
    guarded: true,
  },
  {
    path: patterns.saved,
    module: () => import('../features/spots/saved/saved-page.tsx'),
    ...(onServer && REFUSED),
  },
  {
    path: patterns.checkIn,
    module: () => import('../features/check-in/arrival/check-in-page.tsx'),
    ...(onServer && { ...REFUSED, noReferrer: true }),
  },
  {
    path: patterns.outbox,
    module: () => import('../features/account/recovery/outbox-page.tsx'),
    ...(onServer && REFUSED),
  },
  { path: linkedPaths.about(), module: about },
  {
    path: linkedPaths.contact(),
    module: () => import('../features/content/contact/contact-page.tsx'),
    ...(onServer && { ...LISTED, query: { about: personal, review: personal, to: personal } }),
  },
  ...SERVICES.map(servicePage),
  {
    path: linkedPaths.support(),
    module: () => import('../features/content/support/support-page.tsx'),
    ...(onServer && LISTED),
  },
  {
    path: linkedPaths.privacy(),
    module: () => import('../features/content/legal/privacy-page.tsx'),
    ...(onServer && LISTED),
  },
  {
    path: linkedPaths.terms(),
    module: () => import('../features/content/legal/terms-page.tsx'),
    ...(onServer && LISTED),
  },
  {
    path: linkedPaths.cookies(),
    module: () => import('../features/content/legal/cookies-page.tsx'),
    ...(onServer && LISTED),
  },
  {
    path: linkedPaths.imprint(),
    module: () => import('../features/content/legal/imprint-page.tsx'),
    ...(onServer && LISTED),
  },
  {
    path: CONFIRM_NEWSLETTER_PATH,
    module: () => import('../features/content/newsletter/confirm-newsletter-page.tsx'),
    ...(onServer && { query: { token: personal } }),
  },
  {
    path: UNSUBSCRIBE_PATH,
    module: () => import('../features/content/newsletter/unsubscribe-page.tsx'),
    ...(onServer && { query: { token: personal } }),
  },
  {
    path: '*',
    module: () => import('./not-found-page.tsx'),
  },
];
