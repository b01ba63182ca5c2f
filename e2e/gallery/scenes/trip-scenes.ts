/** A traveler's bookings, trips and payments. */
import type { Page } from 'playwright-core';
import { fixed, press, type Scene } from './scene.ts';
import { over, refundAtBank, refundFailed, underWay } from './trip-states.ts';

const BOOKINGS = /\/api\/bookings(\?|$)/;
const PAYMENTS = /\/api\/payments(\?|$)/;
const TRIP = /\/api\/trips\/[^/]+$/;

const share = async (page: Page) => {
  const open = page.getByRole('button', { name: /^Share with companions/ });
  await open.filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByLabel('Link for companions').waitFor();
};

export const tripScenes: readonly Scene[] = [
  { name: 'booking', path: ({ spotId }) => `/booking?spot=${spotId}`, as: 'traveler' },
  { name: 'booking-no-data', path: fixed('/booking'), as: 'traveler' },
  { name: 'bookings', path: fixed('/bookings'), as: 'traveler' },
  { name: 'bookings-delete', path: fixed('/bookings'), as: 'traveler', act: press('Delete') },
  { name: 'bookings-canceled', path: fixed('/bookings?trips=canceled'), as: 'traveler' },
  { name: 'bookings-empty', path: fixed('/bookings'), as: 'newcomer' },
  { name: 'bookings-loading', path: fixed('/bookings'), as: 'traveler', hold: BOOKINGS },
  { name: 'bookings-error', path: fixed('/bookings'), as: 'traveler', fail: BOOKINGS },
  {
    name: 'trip-unpaid',
    path: ({ unpaidBookingId }) => `/bookings/${unpaidBookingId}`,
    as: 'traveler',
  },
  { name: 'trip', path: ({ paidBookingId }) => `/bookings/${paidBookingId}`, as: 'traveler' },
  {
    name: 'trip-share',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveler',
    act: share,
  },
  {
    name: 'trip-rename',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveler',
    act: press('Change traveler names'),
  },
  {
    name: 'trip-under-way',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveler',
    change: { call: TRIP, by: underWay },
  },
  {
    name: 'trip-over',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveler',
    change: { call: TRIP, by: over },
  },
  {
    name: 'trip-canceled',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}`,
    as: 'traveler',
  },
  {
    name: 'trip-refund-at-bank',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}`,
    as: 'traveler',
    change: { call: TRIP, by: refundAtBank },
  },
  {
    name: 'trip-refund-failed',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}`,
    as: 'traveler',
    change: { call: TRIP, by: refundFailed },
  },
  {
    name: 'trip-loading',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveler',
    hold: TRIP,
  },
  {
    name: 'trip-error',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveler',
    fail: TRIP,
  },
  { name: 'trip-not-found', path: fixed('/bookings/nowhere'), as: 'traveler' },
  {
    name: 'voucher',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}/voucher`,
    as: 'traveler',
  },
  {
    name: 'voucher-printed',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}/voucher`,
    as: 'traveler',
    isPrinted: true,
  },
  {
    name: 'trip-printed',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}`,
    as: 'traveler',
    isPrinted: true,
  },
  {
    name: 'voucher-canceled',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}/voucher`,
    as: 'traveler',
  },
  { name: 'companions', path: ({ sharedLink }) => sharedLink },
  { name: 'companions-ended', path: fixed('/trip#nobody-has-made-this-link') },
  { name: 'companions-canceled', path: ({ canceledLink }) => canceledLink },
  {
    name: 'update-booking',
    path: ({ unpaidBookingId }) => `/updateBooking/${unpaidBookingId}`,
    as: 'traveler',
  },
  {
    name: 'update-booking-paid',
    path: ({ paidBookingId }) => `/updateBooking/${paidBookingId}`,
    as: 'traveler',
  },
  {
    name: 'cancel-booking',
    path: ({ paidBookingId }) => `/bookings/${paidBookingId}/cancel`,
    as: 'traveler',
  },
  {
    name: 'cancel-booking-done',
    path: ({ canceledBookingId }) => `/bookings/${canceledBookingId}/cancel`,
    as: 'traveler',
  },
  { name: 'cancel-booking-not-found', path: fixed('/bookings/nowhere/cancel'), as: 'traveler' },
  {
    name: 'update-booking-canceled',
    path: ({ canceledBookingId }) => `/updateBooking/${canceledBookingId}`,
    as: 'traveler',
  },
  {
    name: 'payment-canceled',
    path: ({ canceledBookingId }) => `/payment/${canceledBookingId}`,
    as: 'traveler',
  },
  { name: 'update-booking-not-found', path: fixed('/updateBooking/nowhere'), as: 'traveler' },
  {
    name: 'payment',
    path: ({ unpaidBookingId }) => `/payment/${unpaidBookingId}`,
    as: 'traveler',
  },
  {
    name: 'payment-paid',
    path: ({ paidBookingId }) => `/payment/${paidBookingId}`,
    as: 'traveler',
  },
  { name: 'payment-not-found', path: fixed('/payment/nowhere'), as: 'traveler' },
  { name: 'payment-history', path: fixed('/paymentHistory'), as: 'traveler' },
  { name: 'payment-history-empty', path: fixed('/paymentHistory'), as: 'newcomer' },
  {
    name: 'payment-history-hide',
    path: fixed('/paymentHistory'),
    as: 'traveler',
    act: press('Delete the payment for'),
  },
  {
    name: 'payment-history-error',
    path: fixed('/paymentHistory'),
    as: 'traveler',
    fail: PAYMENTS,
  },
  { name: 'receipt', path: ({ paymentId }) => `/payments/${paymentId}/receipt`, as: 'traveler' },
  {
    name: 'receipt-printed',
    path: ({ paymentId }) => `/payments/${paymentId}/receipt`,
    as: 'traveler',
    isPrinted: true,
  },
];
