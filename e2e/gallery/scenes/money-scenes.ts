/** Payments in two parts and by bank transfer, taxes and invoices. */
import type { Page } from 'playwright-core';
import { fixed, press, type Scene, type WholeStage } from './scene.ts';

const TRANSFER = /\/api\/bookings\/[^/]+\/transfer\b/;

const planned: Scene['path'] = ({ plannedId }) => `/payment/${plannedId}`;
const announced: Scene['path'] = ({ transferId }) => `/payment/${transferId}`;

const trip = (of: 'plannedId' | 'balanceId' | 'transferId' | 'invoicedId') => (stage: WholeStage) =>
  `/bookings/${stage[of]}`;

/** Opens a dialog, and waits for its content. */
const opened = (button: string, content: string) => async (page: Page) => {
  await press(button)(page);
  await page.getByRole('dialog').getByText(content).first().waitFor();
};

const offered = opened('Pay by bank transfer', 'DE89 3704 0044 0532 0130 00');
const loading = opened('Pay by bank transfer', 'Loading the bank details...');
const failed = opened('Pay by bank transfer', 'The bank details couldn’t be loaded.');
const shown = opened('Show the bank details', 'DE89 3704 0044 0532 0130 00');

/** Waits for the invoice, which a job issues within seconds. */
async function invoiced(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Download Invoice/ }).waitFor();
}

async function named(page: Page): Promise<void> {
  await invoiced(page);
  await press('Add a company name')(page);
}

export const moneyScenes: readonly Scene[] = [
  { name: 'payment-plan', path: planned, as: 'traveler' },
  { name: 'payment-plan-balance', path: ({ balanceId }) => `/payment/${balanceId}?part=balance`, as: 'traveler' }, // prettier-ignore
  { name: 'payment-plan-update', path: ({ plannedId }) => `/updateBooking/${plannedId}`, as: 'traveler' }, // prettier-ignore
  { name: 'payment-transfer', path: announced, as: 'traveler' },
  { name: 'payment-transfer-dialog', path: planned, as: 'traveler', act: offered },
  { name: 'payment-transfer-announced', path: announced, as: 'traveler', act: shown },
  { name: 'payment-transfer-loading', path: planned, as: 'traveler', hold: TRANSFER, act: loading },
  { name: 'payment-transfer-error', path: planned, as: 'traveler', fail: TRANSFER, act: failed },
  { name: 'trip-plan', path: trip('plannedId'), as: 'traveler' },
  { name: 'trip-balance', path: trip('balanceId'), as: 'traveler' },
  { name: 'trip-transfer', path: trip('transferId'), as: 'traveler' },
  { name: 'payment-taxes', path: ({ taxedId }) => `/payment/${taxedId}`, as: 'traveler' },
  { name: 'trip-invoices', path: trip('invoicedId'), as: 'traveler', act: invoiced },
  { name: 'trip-invoices-company', path: trip('invoicedId'), as: 'traveler', act: named },
  { name: 'console-invoices', path: fixed('/admin/invoices'), as: 'desk' },
  { name: 'voucher-balance', path: ({ balanceId }) => `/bookings/${balanceId}/voucher`, as: 'traveler' }, // prettier-ignore
  { name: 'console-booking-transfer', path: ({ transferId }) => `/admin/bookings/${transferId}`, as: 'desk' }, // prettier-ignore
];
