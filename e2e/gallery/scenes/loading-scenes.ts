/**
 * Screens that are still loading, because their calls never end. Other loading screens are listed next to their loaded
 * screens.
 */
import { fixed, follow, type Scene } from './scene.ts';

const home = fixed('/');

export const loadingScenes: readonly Scene[] = [
  {
    name: 'popular-spots-loading',
    path: home,
    hold: /\/api\/bestSpots/,
    act: follow('Popular Spots'),
  },
  {
    name: 'destination-loading',
    // the catalog already knows its destinations
    path: fixed('/popularSpots'),
    hold: /\/api\/allSpots\/[^/?]+$/,
    act: async (page) => {
      await page
        .getByRole('link', { name: /^Explore/ })
        .first()
        .click();
      await page.getByText('Loading All Spot Data').waitFor();
    },
  },
  {
    name: 'booking-loading',
    path: ({ spotId }) => `/booking?spot=${spotId}`,
    as: 'traveler',
    hold: /\/api\/allSpots\//,
  },
  {
    name: 'update-booking-loading',
    path: ({ unpaidBookingId }) => `/updateBooking/${unpaidBookingId}`,
    as: 'traveler',
    hold: /\/api\/bookings\//,
  },
  {
    name: 'cancel-booking-loading',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}/cancel`,
    as: 'traveler',
    hold: /\/api\/bookings\//,
  },
  {
    name: 'voucher-loading',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}/voucher`,
    as: 'traveler',
    hold: /\/api\/trips\//,
  },
  {
    name: 'review-trip',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}/review`,
    as: 'traveler',
  },
  {
    name: 'review-trip-loading',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}/review`,
    as: 'traveler',
    hold: /\/api\/(?:trips|bookings|reviews)/,
  },
  {
    name: 'companions-loading',
    path: ({ sharedLink }) => sharedLink,
    hold: /\/api\/sharedTrips/,
  },
  {
    name: 'payment-loading',
    path: ({ unpaidBookingId }) => `/payment/${unpaidBookingId}`,
    as: 'traveler',
    hold: /\/api\/bookings\//,
  },
  {
    name: 'payment-history-loading',
    path: fixed('/paymentHistory'),
    as: 'traveler',
    hold: /\/api\/payments/,
  },
  {
    name: 'receipt-loading',
    path: ({ paymentId }) => `/payments/${paymentId}/receipt`,
    as: 'traveler',
    hold: /\/api\/payments/,
  },
  {
    name: 'edit-spot-loading',
    path: ({ ownSpotId }) => `/updateTouristSpot/${ownSpotId}`,
    as: 'traveler',
    hold: /\/api\/allSpotsById/,
  },
  { name: 'account-loading', path: fixed('/account'), as: 'traveler', hold: /\/api\/account/ },
  { name: 'saved-signed-in', path: fixed('/saved'), as: 'traveler' },
  { name: 'saved-loading', path: fixed('/saved'), as: 'traveler', hold: /\/api\/saved/ },
  { name: 'outbox-loading', path: fixed('/outbox'), hold: /\/api\/outbox/ },
];
