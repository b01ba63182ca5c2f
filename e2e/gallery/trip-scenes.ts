/** Bookings, trips and payments of a traveler. */
import type { Page } from 'playwright-core';
import { fixed, press, type Scene } from './scene.ts';
import { over, refundAtBank, refundFailed, underWay } from './trip-states.ts';

const BOOKINGS = /\/api\/bookings(\?|$)/;
const PAYMENTS = /\/api\/payments(\?|$)/;
const TRIP = /\/api\/trips\/[^/]+$/;

/** Opens what companions get, and makes a link. */
const share = async (page: Page) => {
  const open = page.getByRole('button', { name: /^Share with companions/ });
  await open.filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('Link for companions').waitFor();
};

export const tripScenes: readonly Scene[] = [
  { name: 'booking', path: ({ spotId }) => `/booking?spot=${spotId}`, as: 'traveller' },
  { name: 'booking-no-data', path: fixed('/booking'), as: 'traveller' },
  { name: 'bookings', path: fixed('/bookings'), as: 'traveller' },
  { name: 'bookings-delete', path: fixed('/bookings'), as: 'traveller', act: press('Delete') },
  { name: 'bookings-canceled', path: fixed('/bookings?trips=canceled'), as: 'traveller' },
  { name: 'bookings-empty', path: fixed('/bookings'), as: 'newcomer' },
  { name: 'bookings-loading', path: fixed('/bookings'), as: 'traveller', hold: BOOKINGS },
  { name: 'bookings-error', path: fixed('/bookings'), as: 'traveller', fail: BOOKINGS },
  {
    name: 'trip-unpaid',
    path: ({ unpaidBookingId }) => `/bookings/${unpaidBookingId}`,
    as: 'traveller',
  },
  { name: 'trip', path: ({ paidBookingId }) => `/bookings/${paidBookingId}`, as: 'traveller' },
  {
    name: 'trip-share',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveller',
    act: share,
  },
  {
    name: 'trip-rename',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveller',
    act: press('Name another traveler'),
  },
  {
    name: 'trip-under-way',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveller',
    change: { call: TRIP, by: underWay },
  },
  {
    name: 'trip-over',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveller',
    change: { call: TRIP, by: over },
  },
  {
    name: 'trip-canceled',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}`,
    as: 'traveller',
  },
  {
    name: 'trip-refund-at-bank',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}`,
    as: 'traveller',
    change: { call: TRIP, by: refundAtBank },
  },
  {
    name: 'trip-refund-failed',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}`,
    as: 'traveller',
    change: { call: TRIP, by: refundFailed },
  },
  {
    name: 'trip-loading',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveller',
    hold: TRIP,
  },
  {
    name: 'trip-error',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveller',
    fail: TRIP,
  },
  { name: 'trip-not-found', path: fixed('/bookings/nowhere'), as: 'traveller' },
  {
    name: 'voucher',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}/voucher`,
    as: 'traveller',
  },
  {
    name: 'voucher-canceled',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}/voucher`,
    as: 'traveller',
  },
  { name: 'companions', path: ({ sharedLink }) => sharedLink },
  { name: 'companions-ended', path: fixed('/trip#nobody-has-made-this-link') },
  { name: 'companions-canceled', path: ({ canceledLink }) => canceledLink },
  {
    name: 'update-booking',
    path: ({ unpaidBookingId }) => `/updateBooking/${unpaidBookingId}`,
    as: 'traveller',
  },
  {
    name: 'update-booking-paid',
    path: ({ paidBookingId }) => `/updateBooking/${paidBookingId}`,
    as: 'traveller',
  },
  {
    name: 'cancel-booking',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}/cancel`,
    as: 'traveller',
  },
  {
    name: 'cancel-booking-done',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}/cancel`,
    as: 'traveller',
  },
  { name: 'cancel-booking-not-found', path: fixed('/bookings/nowhere/cancel'), as: 'traveller' },
  {
    name: 'update-booking-canceled',
    path: ({ canceledBookingId }) => `/updateBooking/${canceledBookingId}`,
    as: 'traveller',
  },
  {
    name: 'payment-canceled',
    path: ({ canceledBookingId }) => `/payment/${canceledBookingId}`,
    as: 'traveller',
  },
  { name: 'update-booking-not-found', path: fixed('/updateBooking/nowhere'), as: 'traveller' },
  {
    name: 'payment',
    path: ({ unpaidBookingId }) => `/payment/${unpaidBookingId}`,
    as: 'traveller',
  },
  {
    name: 'payment-paid',
    path: ({ paidBookingId }) => `/payment/${paidBookingId}`,
    as: 'traveller',
  },
  { name: 'payment-not-found', path: fixed('/payment/nowhere'), as: 'traveller' },
  { name: 'payment-history', path: fixed('/paymentHistory'), as: 'traveller' },
  { name: 'payment-history-empty', path: fixed('/paymentHistory'), as: 'newcomer' },
  {
    name: 'payment-history-hide',
    path: fixed('/paymentHistory'),
    as: 'traveller',
    act: press('Delete the payment for'),
  },
  {
    name: 'payment-history-error',
    path: fixed('/paymentHistory'),
    as: 'traveller',
    fail: PAYMENTS,
  },
  { name: 'receipt', path: ({ paymentId }) => `/payments/${paymentId}/receipt`, as: 'traveller' },
];
