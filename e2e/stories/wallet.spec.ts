import type { Page } from '@playwright/test';
import { typeCard } from '../payment/card-field.ts';
import { openPayment } from '../payment/open-payment.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { openAsCompanion } from '../trip-page.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';
import { walletButton, walletSheet } from '../payment/wallet-button.ts';

const sheetDialog = (page: Page) => page.getByRole('dialog', { name: 'Sandbox Pay' });
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $70' });

async function choose(page: Page, card: RegExp): Promise<void> {
  await walletButton(page).click();
  const option = walletSheet(page).getByRole('option', { name: card });
  await walletSheet(page)
    .getByLabel('Card')
    .selectOption(await option.getAttribute('value'));
  await walletSheet(page).getByRole('button', { name: 'Pay $70.00 usd' }).click();
}

test('a traveler leaves the wallet, is declined, and pays with it', async ({ page, watch }) => {
  watch.expect(/status of 402/);
  await openPayment(page, 'wallet');
  await expect(page.getByText('or pay by card')).toBeVisible();
  await checkA11y(page);

  await walletButton(page).click();
  await expect(walletSheet(page).getByText('$70.00 usd', { exact: true })).toBeVisible();
  await checkA11y(page);
  await walletSheet(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(sheetDialog(page)).toHaveCount(0);
  await expect(walletButton(page)).toBeFocused();
  await expect(payButton(page)).toBeEnabled();

  await choose(page, /is declined/);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await expect(sheetDialog(page)).toHaveCount(0);
  await checkA11y(page);

  await choose(page, /4242/);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/bookings$/);
  await page.goto('/paymentHistory');
  await expect(page.getByText(/^pi_\w+$/).filter({ visible: true })).toHaveCount(1);
});

test('someone else pays a link by wallet, and the bank asks', async ({ browser, page }) => {
  const traveler = someone('wallet-link');
  const id = await haveBooking(page, await haveAccount(page, traveler));
  await page.goto(`/login?from=${encodeURIComponent(`/payment/${id}`)}`);
  await signIn(page, traveler);
  await page.getByRole('button', { name: 'Someone else pays' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else pays' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Payment link').inputValue();

  const someoneElse = await openAsCompanion(browser, link);
  const theirs = someoneElse.page;
  await expect(theirs.getByText('or pay by card')).toBeVisible();
  await checkA11y(theirs);
  await choose(theirs, /3-D Secure/);
  await theirs
    .frameLocator('iframe[title="Secure 3D Secure frame"]')
    .getByRole('button', { name: 'Complete authentication' })
    .click();
  await expect(theirs.getByRole('heading', { name: 'This is paid. Thank you.' })).toBeVisible();
  const code = link.slice(link.indexOf('#') + 1);
  expect(someoneElse.asked.filter((url) => url.includes(code))).toEqual([]);
  await someoneElse.close();
});

test('another price on the way charges nothing @once', async ({ page, watch }) => {
  watch.expect(/status of 409/);
  await openPayment(page, 'wallet-price');
  await walletButton(page).click();
  await page.route('**/api/payments/create-payment-intent', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'price_changed', message: 'The amount due is now $80.00.' },
    }),
  );
  await walletSheet(page).getByRole('button', { name: 'Pay $70.00 usd' }).click();
  await expect(page.getByRole('alert')).toContainText('The amount due is now $80.00.');
  await expect(sheetDialog(page)).toHaveCount(0);
  await expect(page.getByText('or pay by card')).toBeHidden();
  await page.unroute('**/api/payments/create-payment-intent');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/payments/create-payment-intent', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(walletButton(page)).toBeHidden();
  answer();
  await choose(page, /4242/);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
});

test('on a device without a wallet, the page is the card form', async ({ page }) => {
  // requested here, because the browser may cancel the page's own request during a navigation
  const answer = await page.request.get('/api/payments/config');
  const config = (await answer.json()) as { scriptUrl: string };
  const json = { ...config, scriptUrl: `${config.scriptUrl}?wallet=none` };
  await page.route('**/api/payments/config', (route) => route.fulfill({ json }));
  await openPayment(page, 'no-wallet');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByText('or pay by card')).toHaveCount(0);
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
});
