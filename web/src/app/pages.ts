import {
  CATEGORIES,
  CONFIRM_NEWSLETTER_PATH,
  MAX_CURSOR_LENGTH,
  PAYMENT_LINK_PATH,
  SERVICES,
  UNSUBSCRIBE_PATH,
} from '@wayfarer/contract';
import { linkedPaths, patterns } from '../domain/paths.ts';
import type { PageEntry } from './page-entry.ts';

/**
 * True on the server. Code that only the server needs is guarded by it, so that the browser's build leaves that code
 * out.
 */
const onServer = import.meta.env.SSR;
/** The maximum length in characters of a query value on a cached page; values from real visitors are shorter. */
const MAX_VALUE_LENGTH = 400;
const short = (value: string) => value.length <= MAX_VALUE_LENGTH;
/**
 * A test for parameters that are specific to one person: it always fails, so that the page is never cached for others.
 */
const personal = () => false;
const REFUSED = { robots: 'refused' } as const;
const SECRET = { noReferrer: true };
const TOKEN = { query: { token: personal } };
/** The parameters of the links in emails about an account. */
const ACTION = { query: { mode: personal, oobCode: personal } };

type ServerPart = Pick<PageEntry, 'noReferrer' | 'query' | 'robots'> | false;
type Module = PageEntry['module'];

const page = (path: string, module: Module, serverPart?: ServerPart): PageEntry => ({
  path,
  module,
  ...serverPart,
});
const listed: typeof page = onServer
  ? (path, module, serverPart) => page(path, module, { ...serverPart, robots: 'listed' })
  : page;
const guarded = (path: string, module: Module): PageEntry => ({ path, module, guarded: true });

// several addresses share each of these pages
const about = () => import('../features/showcase/about/about-page.tsx');
const entrance = () => import('../features/account/sign-in/entrance-page.tsx');
const action = () => import('../features/account/recovery/action-page.tsx');
const service = () => import('../features/content/services/service-page.tsx');

/** The agency's console, which has its own frame; its pages are in `console/pages.ts`. */
export const consoleEntry: PageEntry = {
  path: '/admin/*',
  module: () => import('./console-page.tsx'),
  guarded: true,
};

/**
 * All pages of the product (spec §2, Route table) except the console's. The browser makes its routes from this list;
 * the server makes its pages, the pages that it caches, the sitemap and robots.txt.
 */
export const pages: readonly PageEntry[] = [
  listed(patterns.home, () => import('./home-page.tsx')),
  listed(patterns.about, about),
  listed(
    patterns.popularSpots,
    () => import('../features/showcase/best-spots/popular-spots-page.tsx'),
  ),
  page(
    patterns.catalogue,
    () => import('../features/spots/catalogue/catalogue-page.tsx'),
    onServer && {
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
    },
  ),
  page(
    patterns.destination,
    () => import('../features/spots/detail/destination-page.tsx'),
    onServer && {
      query: { tab: (value) => ['overview', 'details', 'booking'].includes(value) },
    },
  ),
  guarded(patterns.bookings, () => import('../features/bookings/list/bookings-page.tsx')),
  guarded(patterns.booking, () => import('../features/bookings/form/booking-page.tsx')),
  page(
    patterns.updateBooking,
    () => import('../features/bookings/edit/update-booking-page.tsx'),
    onServer && REFUSED,
  ),
  guarded(patterns.cancelBooking, () => import('../features/bookings/cancel/cancel-page.tsx')),
  guarded(patterns.trip, () => import('../features/trips/trip/trip-page.tsx')),
  guarded(patterns.voucher, () => import('../features/trips/voucher/voucher-page.tsx')),
  guarded(patterns.reviewTrip, () => import('../features/trips/review/review-page.tsx')),
  page(
    patterns.guestTrip,
    () => import('../features/trips/guest/guest-trip-page.tsx'),
    onServer && SECRET,
  ),
  page(
    patterns.sharedTrip,
    () => import('../features/trips/companions/shared-trip-page.tsx'),
    onServer && SECRET,
  ),
  guarded(patterns.addSpot, () => import('../features/spots/mine/form/add-spot-page.tsx')),
  guarded(patterns.mySpots, () => import('../features/spots/mine/my-spots-page.tsx')),
  guarded(patterns.updateSpot, () => import('../features/spots/mine/form/edit-spot-page.tsx')),
  page(
    PAYMENT_LINK_PATH,
    () => import('../features/payments/link/pay-link-page.tsx'),
    onServer && SECRET,
  ),
  guarded(patterns.payment, () => import('../features/payments/checkout/payment-page.tsx')),
  guarded(
    patterns.paymentHistory,
    () => import('../features/payments/history/payment-history-page.tsx'),
  ),
  guarded(patterns.receipt, () => import('../features/payments/receipt/receipt-page.tsx')),
  listed(patterns.register, entrance, onServer && { query: { from: personal } }),
  listed(patterns.login, entrance, onServer && { query: { from: personal } }),
  page(
    patterns.forgotPassword,
    () => import('../features/account/recovery/forgot-password-page.tsx'),
  ),
  page(patterns.resetPassword, action, onServer && ACTION),
  page(patterns.verifyEmail, action, onServer && ACTION),
  page(patterns.accountAction, action, onServer && { ...ACTION, ...REFUSED }),
  guarded(patterns.account, () => import('../features/account/profile/account-page.tsx')),
  page(patterns.saved, () => import('../features/spots/saved/saved-page.tsx'), onServer && REFUSED),
  page(
    patterns.checkIn,
    () => import('../features/check-in/arrival/check-in-page.tsx'),
    onServer && { ...REFUSED, ...SECRET },
  ),
  page(
    patterns.outbox,
    () => import('../features/account/recovery/outbox-page.tsx'),
    onServer && REFUSED,
  ),
  page(linkedPaths.about(), about),
  listed(
    linkedPaths.contact(),
    () => import('../features/content/contact/contact-page.tsx'),
    onServer && {
      query: { about: personal, review: personal, to: personal },
    },
  ),
  ...SERVICES.map((name) => listed(linkedPaths[name](), service)),
  listed(linkedPaths.support(), () => import('../features/content/support/support-page.tsx')),
  listed(linkedPaths.privacy(), () => import('../features/content/legal/privacy-page.tsx')),
  listed(linkedPaths.terms(), () => import('../features/content/legal/terms-page.tsx')),
  listed(linkedPaths.cookies(), () => import('../features/content/legal/cookies-page.tsx')),
  listed(linkedPaths.imprint(), () => import('../features/content/legal/imprint-page.tsx')),
  page(
    CONFIRM_NEWSLETTER_PATH,
    () => import('../features/content/newsletter/confirm-newsletter-page.tsx'),
    onServer && TOKEN,
  ),
  page(
    UNSUBSCRIBE_PATH,
    () => import('../features/content/newsletter/unsubscribe-page.tsx'),
    onServer && TOKEN,
  ),
  page('*', () => import('./not-found-page.tsx')),
];
