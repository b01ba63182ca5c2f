/** Every screen and state that the gallery shows. */
import type { Page } from 'playwright-core';
import type { DeskStage } from './desk.ts';
import type { Stage } from './stage.ts';
import { type Change, over, refundAtBank, refundFailed, underWay } from './trip-states.ts';

/** Everybody and everything that scenes show. */
export type WholeStage = Stage & DeskStage;

export interface Scene {
  /** Screen and state, such as `bookings-empty`: the start of the file's name. */
  name: string;
  path?: (stage: WholeStage) => string;
  /** The HTML of a mail, in place of a page. */
  mail?: (stage: WholeStage) => Promise<string>;
  /** Who looks; nobody signed in unless said. */
  as?: 'traveller' | 'newcomer' | 'desk';
  /** Calls of the API that never end: the screen keeps loading. */
  hold?: RegExp;
  /** Calls of the API that fail. */
  fail?: RegExp;
  /** An answer of the API that is changed on its way: a state that nobody can bring about in a moment. */
  change?: { call: RegExp; by: Change };
  /** What the visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const SPOTS = /\/api\/allSpots(\?|$)/;
const OWN_SPOTS = /\/api\/allSpotsById/;
const BOOKINGS = /\/api\/bookings(\?|$)/;
const PAYMENTS = /\/api\/payments(\?|$)/;

const TRIP = /\/api\/trips\/[^/]+$/;

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** Opens what companions get, and makes a link. */
const share = async (page: Page) => {
  const open = page.getByRole('button', { name: /^Share with companions/ });
  await open.filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('Link for companions').waitFor();
};

/** Goes to the screen from Home without a new page, so that its own loading shows. */
const follow = (name: string) => async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
};

const fixed = (path: string) => () => path;
const home = fixed('/');

export const scenes: readonly Scene[] = [
  { name: 'home', path: home },
  { name: 'home-signed-in', path: home, as: 'traveller' },
  { name: 'about', path: fixed('/aboutus') },
  { name: 'popular-spots', path: fixed('/popularSpots') },
  { name: 'catalogue', path: fixed('/allTouristSpots') },
  { name: 'catalogue-list', path: fixed('/allTouristSpots?view=list') },
  { name: 'catalogue-filters', path: fixed('/allTouristSpots'), act: press('Filters') },
  {
    name: 'catalogue-filtered',
    path: fixed('/allTouristSpots?category=beach&country=Indonesia&minCost=50&maxCost=300&month=4'),
  },
  { name: 'catalogue-typo', path: fixed('/allTouristSpots?search=instanbul') },
  { name: 'catalogue-nearby', path: fixed('/allTouristSpots?search=kyoto') },
  { name: 'catalogue-no-match', path: fixed('/allTouristSpots?search=atlantis') },
  { name: 'catalogue-loading', path: home, hold: SPOTS, act: follow('All Tourist Spots') },
  { name: 'catalogue-error', path: home, fail: SPOTS, act: follow('All Tourist Spots') },
  { name: 'destination', path: ({ spotId }) => `/allTouristSpots/touristSpot/${spotId}` },
  { name: 'saved', path: fixed('/saved') },
  { name: 'destination-not-found', path: fixed('/allTouristSpots/touristSpot/nowhere') },
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
  { name: 'add-spot', path: fixed('/addTouristSpots'), as: 'traveller' },
  {
    name: 'add-spot-faults',
    path: fixed('/addTouristSpots'),
    as: 'traveller',
    act: press('Add Destination'),
  },
  {
    name: 'edit-spot',
    path: ({ ownSpotId }) => `/updateTouristSpot/${ownSpotId}`,
    as: 'traveller',
  },
  { name: 'edit-spot-not-found', path: fixed('/updateTouristSpot/nowhere'), as: 'traveller' },
  { name: 'my-spots', path: fixed('/myTouristSpots'), as: 'traveller' },
  { name: 'my-spots-list', path: fixed('/myTouristSpots?view=list'), as: 'traveller' },
  { name: 'my-spots-no-match', path: fixed('/myTouristSpots?search=atlantis'), as: 'traveller' },
  { name: 'my-spots-empty', path: fixed('/myTouristSpots'), as: 'newcomer' },
  { name: 'my-spots-loading', path: fixed('/myTouristSpots'), as: 'traveller', hold: OWN_SPOTS },
  { name: 'my-spots-error', path: fixed('/myTouristSpots'), as: 'traveller', fail: OWN_SPOTS },
  {
    name: 'my-spots-delete',
    path: fixed('/myTouristSpots'),
    as: 'traveller',
    act: press('Delete Garden of the seven courts'),
  },
  { name: 'login', path: fixed('/login') },
  { name: 'login-faults', path: fixed('/login'), act: press('Sign In') },
  { name: 'register', path: fixed('/register') },
  { name: 'forgot-password', path: fixed('/forgot-password') },
  { name: 'account', path: fixed('/account'), as: 'traveller' },
  { name: 'account-staff', path: fixed('/account'), as: 'desk' },
  { name: 'check-in-stranger', path: ({ codes }) => codes.expected },
  { name: 'check-in-no-right', path: ({ codes }) => codes.expected, as: 'traveller' },
  { name: 'check-in-expected', path: ({ codes }) => codes.expected, as: 'desk' },
  { name: 'check-in-again', path: ({ codes }) => codes.checkedIn, as: 'desk' },
  { name: 'check-in-not-today', path: ({ codes }) => codes.notToday, as: 'desk' },
  { name: 'check-in-canceled', path: ({ codes }) => codes.canceled, as: 'desk' },
  { name: 'check-in-forged', path: ({ codes }) => codes.forged, as: 'desk' },
  { name: 'console-today', path: fixed('/admin'), as: 'desk' },
  { name: 'console-bookings', path: fixed('/admin/bookings'), as: 'desk' },
  { name: 'console-new-booking', path: fixed('/admin/bookings/new'), as: 'desk' },
  { name: 'console-new-booking-faults', path: fixed('/admin/bookings/new'), as: 'desk', act: press('Book the trip') }, // prettier-ignore
  { name: 'console-customers', path: fixed('/admin/customers'), as: 'desk' },
  { name: 'console-destinations', path: fixed('/admin/destinations'), as: 'desk' },
  { name: 'console-destination-new', path: fixed('/admin/destinations/new'), as: 'desk' },
  { name: 'console-pictures', path: fixed('/admin/pictures'), as: 'desk' },
  { name: 'console-reviews', path: fixed('/admin/reviews'), as: 'desk' },
  { name: 'console-first-steps', path: fixed('/admin/first-steps'), as: 'desk' },
  { name: 'console-settings', path: fixed('/admin/settings'), as: 'desk' },
  { name: 'console-team', path: fixed('/admin/team'), as: 'desk' },
  { name: 'console-join', path: fixed('/admin/join'), as: 'traveller' },
  { name: 'console-audit', path: fixed('/admin/audit'), as: 'desk' },
  {
    name: 'console-go-to',
    path: fixed('/admin'),
    as: 'desk',
    act: async (page) => {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('wf');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'check-in-desk', path: fixed('/admin/check-in'), as: 'desk' },
  {
    name: 'check-in-desk-no-camera',
    path: fixed('/admin/check-in'),
    as: 'desk',
    act: press('Start the camera'),
  },
  {
    name: 'check-in-desk-not-found',
    path: fixed('/admin/check-in'),
    as: 'desk',
    act: async (page) => {
      await page.getByLabel('Reference').fill('WF-??????');
      await page.getByRole('button', { name: 'Find the booking' }).click();
    },
  },
  { name: 'outbox', path: fixed('/outbox') },
  { name: 'not-found', path: fixed('/nowhere') },
];
