/** Screens for staff: check-in and the console. */
import type { Page } from 'playwright-core';
import { fixed, press, type Scene } from './scene.ts';

/** Opens the form for an exception and submits it empty, to show its faults. */
async function newException(page: Page): Promise<void> {
  await press('New exception')(page);
  await press('Create exception')(page);
}

const paidBooking: Scene['path'] = ({ paidBookingId }) => `/admin/bookings/${paidBookingId}`;
const destination: Scene['path'] = ({ spotId }) => `/admin/destinations/${spotId}`;

/** Opens the record of the first row that contains the name. */
const open = (name: string) => async (page: Page) => {
  await page.getByRole('link', { name }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

async function customer(page: Page): Promise<void> {
  await open('Ada Lovelace')(page);
}

/** Opens the departure of a paid booking. */
async function departure(page: Page): Promise<void> {
  const departures = page.locator('a[href^="/admin/departures/"]:not([href$="/week"])');
  await departures.filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Cancel the departure...' }).waitFor();
}

/** Uploads a bank statement with a transfer that matches no booking. */
async function statement(page: Page): Promise<void> {
  const text = 'Booking date;Payer;Purpose;Amount\n2027-03-18;COASTAL CAFE;LUNCH MARCH;64.20';
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByText('COASTAL CAFE').waitFor();
}

/** Opens a record with `record` and presses a button in it. */
const opened = (record: (page: Page) => Promise<void>, button: string) => async (page: Page) => {
  await record(page);
  await press(button)(page);
};

export const deskScenes: readonly Scene[] = [
  { name: 'console-booking', path: paidBooking, as: 'desk' },
  { name: 'console-booking-refund', path: paidBooking, as: 'desk', act: press('Refund...') },
  { name: 'console-booking-change', path: paidBooking, as: 'desk', act: press('Change') },
  { name: 'console-booking-ask', path: paidBooking, as: 'desk', act: press('Ask for payment...') },
  { name: 'console-booking-cancel', path: paidBooking, as: 'desk', act: press('Cancel...') },
  { name: 'console-departure', path: fixed('/admin/departures'), as: 'desk', act: departure },
  {
    name: 'console-departure-printed',
    path: fixed('/admin/departures'),
    as: 'desk',
    act: departure,
    isPrinted: true,
  },
  {
    name: 'console-departure-cancel',
    path: fixed('/admin/departures'),
    as: 'desk',
    act: opened(departure, 'Cancel the departure...'),
  },
  { name: 'console-departures', path: fixed('/admin/departures'), as: 'desk' },
  { name: 'console-customer', path: fixed('/admin/customers'), as: 'desk', act: customer },
  {
    name: 'console-customer-erase',
    path: fixed('/admin/customers'),
    as: 'desk',
    act: opened(customer, 'Erase customer...'),
  },
  { name: 'console-destination', path: destination, as: 'desk' },
  { name: 'console-destination-archive', path: destination, as: 'desk', act: press('Archive...') },
  { name: 'account-staff', path: fixed('/account'), as: 'desk' },
  { name: 'check-in-stranger', path: ({ codes }) => codes.expected },
  { name: 'check-in-no-right', path: ({ codes }) => codes.expected, as: 'traveler' },
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
  { name: 'console-transfers', path: fixed('/admin/transfers'), as: 'desk', act: statement },
  { name: 'console-promo-codes', path: fixed('/admin/promo-codes'), as: 'desk' },
  { name: 'console-gifts', path: fixed('/admin/gifts'), as: 'desk' },
  {
    name: 'console-gifts-issue',
    path: fixed('/admin/gifts'),
    as: 'desk',
    act: press('Issue a voucher'),
  },
  { name: 'console-reports', path: fixed('/admin/reports'), as: 'desk' },
  { name: 'console-reviews', path: fixed('/admin/reviews'), as: 'desk' },
  { name: 'console-first-steps', path: fixed('/admin/first-steps'), as: 'desk' },
  { name: 'console-settings', path: fixed('/admin/settings'), as: 'desk' },
  { name: 'console-terms', path: fixed('/admin/terms'), as: 'desk' },
  { name: 'console-terms-new', path: fixed('/admin/terms'), as: 'desk', act: press('New terms') },
  {
    name: 'console-terms-change',
    path: fixed('/admin/terms'),
    as: 'desk',
    act: press('Change...'),
  },
  { name: 'console-terms-exception', path: fixed('/admin/terms'), as: 'desk', act: newException },
  { name: 'console-team', path: fixed('/admin/team'), as: 'desk' },
  { name: 'console-join', path: fixed('/admin/join'), as: 'traveler' },
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
      await page.getByRole('button', { name: 'Find booking' }).click();
    },
  },
];
