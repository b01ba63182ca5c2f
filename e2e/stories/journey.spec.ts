import type { Page } from '@playwright/test';
import { typeCard } from '../payment/card-field.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { dayFromNow, fillRegistration, signIn, someone } from '../traveler.ts';

const SPOT = 'Taj Mahal';

/** Follows a link in the site's menu, which must be opened first on a phone. */
async function follow(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

/** The booking's table row on wide screens, or its card on a phone. */
const tripOf = (page: Page) =>
  page.getByRole('row').or(page.getByRole('article')).filter({ hasText: SPOT });

async function chooseDestination(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('textbox', { name: 'Where' })
    .or(page.getByLabel('Where'))
    .first()
    .fill('taj');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/^Showing 1 of \d+ destinations\u200B*$/)).toBeVisible();
  await page
    .getByRole('article')
    .getByRole('link', { name: `View ${SPOT}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: SPOT })).toBeVisible();
  await checkA11y(page);
}

async function registerOnTheWay(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByText(`Sign in to book ${SPOT}, `)).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText(`Create an account to book ${SPOT}, `)).toBeVisible();
  await fillRegistration(page, 'Ada Lovelace', email);
  await expect(page.getByText('Account created successfully!')).toBeVisible();
}

async function bookFiveDays(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Book your trip' })).toBeVisible();
  await expect(page.getByLabel(/^Full name/)).toHaveValue('Ada Lovelace');
  await page.getByLabel(/^Travel date/).fill(dayFromNow(30));
  await page.getByLabel(/^Duration/).fill('5');
  await expect(page.getByText('$350').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByText('Booking Added Successfully!')).toBeVisible();
  // the form leads to the next page by itself, which would close a menu that was just opened
  await expect(page).not.toHaveURL(/\/booking\?/);
}

async function payByCard(page: Page): Promise<void> {
  await tripOf(page)
    .getByRole('link', { name: /Pay Now/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible();
  await expect(page.getByText('TEST MODE, no real money')).toBeVisible();
  await typeCard(page, '4242424242424242');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Pay $70' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/bookings$/);
}

/** Deletes the payment from the history. The trip stays paid, and the booking still has a link to the receipt. */
async function hideThePayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Delete the payment/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hide from history?' });
  await expect(dialog).toContainText('The trip stays paid');
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText(/pi_\w+/).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: /^Delete the payment/ }).click();
  await dialog.getByRole('button', { name: 'Hide from history' }).click();
  await expect(page.getByRole('heading', { name: 'No Payment History' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click();
  await tripOf(page)
    .getByRole('link', { name: /^Receipt/ })
    .click();
  await page.getByRole('link', { name: 'View the receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
}

test('a newcomer finds a place, registers, books, pays and finds the payment again', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const email = someone('ada');
  await chooseDestination(page);
  await registerOnTheWay(page, email);
  await bookFiveDays(page);

  await follow(page, 'Bookings');
  await expect(tripOf(page)).toContainText('Upcoming');
  await expect(tripOf(page)).toContainText('5 days');
  await expect(page.getByRole('definition').filter({ hasText: '$350' }).first()).toBeVisible();

  await payByCard(page);
  await expect(tripOf(page).getByRole('button', { name: /^Paid/ })).toBeDisabled();
  await expect(tripOf(page).getByRole('button', { name: /^Delete/ })).toBeDisabled();
  await expect(tripOf(page).getByRole('link', { name: /^Update/ })).toHaveCount(0);

  await follow(page, 'Payment History');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
  await expect(page.getByText(/pi_\w+/).filter({ visible: true })).toBeVisible();
  await checkA11y(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful')).toBeVisible();
  await page.goto('/paymentHistory');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/paymentHistory$/);
  await expect(page.getByText(/pi_\w+/).filter({ visible: true })).toBeVisible();
  await hideThePayment(page);
});
