import { receiptPath } from '@wayfarer/contract';

export { prefix, withPrefix } from '../lib/language.ts';

/**
 * All addresses of the product (spec §2) in canonical spelling; matching ignores letter case. The router matches
 * `patterns`, and `paths` builds links.
 */
export const patterns = {
  home: '/',
  about: '/aboutus',
  popularSpots: '/popularSpots',
  catalogue: '/allTouristSpots',
  destination: '/allTouristSpots/touristSpot/:id',
  bookings: '/bookings',
  booking: '/booking',
  updateBooking: '/updateBooking/:id',
  cancelBooking: '/bookings/:id/cancel',
  trip: '/bookings/:id',
  voucher: '/bookings/:id/voucher',
  reviewTrip: '/bookings/:id/review',
  sharedTrip: '/trip',
  guestTrip: '/my-trip',
  addSpot: '/addTouristSpots',
  mySpots: '/myTouristSpots',
  updateSpot: '/updateTouristSpot/:id',
  payment: '/payment/:id',
  paymentHistory: '/paymentHistory',
  receipt: '/payments/:id/receipt',
  register: '/register',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  accountAction: '/account/action',
  account: '/account',
  saved: '/saved',
  checkIn: '/check-in',
  outbox: '/outbox',
} as const;

export const CONSOLE_PATH = '/admin';

export interface CatalogueSearch {
  search?: string;
  category?: string;
  country?: string;
  month?: string;
  length?: string;
  sort?: string;
}

export const paths = {
  home: () => patterns.home,
  about: () => patterns.about,
  popularSpots: () => patterns.popularSpots,
  catalogue: (search: CatalogueSearch = {}) => {
    const query = new URLSearchParams({ ...search }).toString();
    return query === '' ? patterns.catalogue : `${patterns.catalogue}?${query}`;
  },
  destination: (id: string) => `/allTouristSpots/touristSpot/${encodeURIComponent(id)}`,
  bookings: () => patterns.bookings,
  booking: () => patterns.booking,
  updateBooking: (id: string) => `/updateBooking/${encodeURIComponent(id)}`,
  cancelBooking: (id: string) => `/bookings/${encodeURIComponent(id)}/cancel`,
  addSpot: () => patterns.addSpot,
  mySpots: () => patterns.mySpots,
  updateSpot: (id: string) => `/updateTouristSpot/${encodeURIComponent(id)}`,
  payment: (id: string) => `/payment/${encodeURIComponent(id)}`,
  paymentHistory: () => patterns.paymentHistory,
  receipt: receiptPath,
  register: () => patterns.register,
  login: () => patterns.login,
  forgotPassword: () => patterns.forgotPassword,
  resetPassword: (code: string) =>
    `${patterns.resetPassword}?${new URLSearchParams({ mode: 'resetPassword', oobCode: code }).toString()}`,
  account: () => patterns.account,
  saved: () => patterns.saved,
  outbox: () => patterns.outbox,
} as const;

/** Addresses that pages link to but that are missing from the route table (spec §2). */
export const linkedPaths = {
  about: () => '/about',
  /** `name` is the recipient or the topic; the form puts it into its subject. */
  contact: (wanted?: 'to' | 'about', name = '') =>
    wanted ? `/contact?${wanted}=${encodeURIComponent(name)}` : '/contact',
  planning: () => '/services/planning',
  hotels: () => '/services/hotels',
  flights: () => '/services/flights',
  cars: () => '/services/cars',
  insurance: () => '/services/insurance',
  support: () => '/support',
  privacy: () => '/privacy',
  terms: () => '/terms',
  cookies: () => '/cookies',
  imprint: () => '/imprint',
} as const;
