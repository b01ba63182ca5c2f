import { CONFIRM_NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import { linkedPaths, patterns } from '../domain/paths.ts';

/**
 * The file of each screen's module below web/, which is its key in the build's manifest, by the path of
 * its route. Apart from the route table: the browser does not need the names.
 */
export const screenFiles: Readonly<Record<string, string>> = {
  [patterns.home]: 'src/app/home-page.tsx',
  [patterns.about]: 'src/features/showcase/about/about-page.tsx',
  [patterns.popularSpots]: 'src/features/showcase/best-spots/popular-spots-page.tsx',
  [patterns.catalogue]: 'src/features/spots/catalogue/catalogue-page.tsx',
  [patterns.destination]: 'src/features/spots/detail/destination-page.tsx',
  [patterns.bookings]: 'src/features/bookings/list/bookings-page.tsx',
  [patterns.booking]: 'src/features/bookings/form/booking-page.tsx',
  [patterns.updateBooking]: 'src/features/bookings/edit/update-booking-page.tsx',
  [patterns.addSpot]: 'src/features/spots/mine/form/add-spot-page.tsx',
  [patterns.mySpots]: 'src/features/spots/mine/my-spots-page.tsx',
  [patterns.updateSpot]: 'src/features/spots/mine/form/edit-spot-page.tsx',
  [patterns.payment]: 'src/features/payments/checkout/payment-page.tsx',
  [patterns.paymentHistory]: 'src/features/payments/history/payment-history-page.tsx',
  [patterns.receipt]: 'src/features/payments/receipt/receipt-page.tsx',
  [patterns.register]: 'src/features/account/sign-in/entrance-page.tsx',
  [patterns.login]: 'src/features/account/sign-in/entrance-page.tsx',
  [patterns.forgotPassword]: 'src/features/account/recovery/forgot-password-page.tsx',
  [patterns.resetPassword]: 'src/features/account/recovery/action-page.tsx',
  [patterns.verifyEmail]: 'src/features/account/recovery/action-page.tsx',
  [patterns.accountAction]: 'src/features/account/recovery/action-page.tsx',
  [patterns.account]: 'src/features/account/profile/account-page.tsx',
  [patterns.outbox]: 'src/features/account/recovery/outbox-page.tsx',
  [linkedPaths.about()]: 'src/features/showcase/about/about-page.tsx',
  [linkedPaths.contact()]: 'src/features/content/contact/contact-page.tsx',
  [linkedPaths.planning()]: 'src/features/content/services/service-page.tsx',
  [linkedPaths.hotels()]: 'src/features/content/services/service-page.tsx',
  [linkedPaths.flights()]: 'src/features/content/services/service-page.tsx',
  [linkedPaths.cars()]: 'src/features/content/services/service-page.tsx',
  [linkedPaths.insurance()]: 'src/features/content/services/service-page.tsx',
  [linkedPaths.support()]: 'src/features/content/support/support-page.tsx',
  [linkedPaths.privacy()]: 'src/features/content/legal/privacy-page.tsx',
  [linkedPaths.terms()]: 'src/features/content/legal/terms-page.tsx',
  [linkedPaths.cookies()]: 'src/features/content/legal/cookies-page.tsx',
  [CONFIRM_NEWSLETTER_PATH]: 'src/features/content/newsletter/confirm-newsletter-page.tsx',
  [UNSUBSCRIBE_PATH]: 'src/features/content/newsletter/unsubscribe-page.tsx',
  '*': 'src/app/not-found-page.tsx',
};
