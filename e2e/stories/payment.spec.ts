import type { Page } from '@playwright/test';
import { cardField, typeCard } from '../payment/card-field.ts';
import { openPayment } from '../payment/open-payment.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { walletButton } from '../payment/wallet-button.ts';

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $70' });
const bank = (page: Page) => page.frameLocator('iframe[title="Secure 3D Secure frame"]');

async function expectPaidOnce(page: Page): Promise<void> {
  await page.goto('/paymentHistory');
  await expect(page.getByText(/^pi_\w+$/).filter({ visible: true })).toHaveCount(1);
}

test('a card that is declined says why, and another one pays @phone', async ({ page, watch }) => {
  watch.expect(/status of 402/);
  await openPayment(page, 'declined');
  const paymentPage = page.url();
  const declines = [
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['4000000000000069', 'Your card has expired.'],
    ['4000000000000127', "Your card's security code is incorrect."],
    ['4000000000000119', 'An error occurred while processing your card.'],
  ] as const;
  for (const [number, message] of declines) {
    await typeCard(page, number);
    await payButton(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
  }
  await checkA11y(page);
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/bookings$/);
  await page.goto(paymentPage);
  await expect(page.getByRole('heading', { name: 'This booking is paid' })).toBeVisible();
  await checkA11y(page);
  await expectPaidOnce(page);

  await page
    .getByRole('link', { name: /receipt/i })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Receipt');
  await expect(page.getByText(/4242/)).toBeVisible();
  await checkA11y(page);
});

test('the bank asks, and does not stay over the page of who goes back @phone', async ({ page }) => {
  await openPayment(page, 'going-back');
  await page.getByRole('link', { name: 'Back to your bookings' }).click();
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await typeCard(page, '4000002500003155');
  await payButton(page).click();
  await expect(bank(page).getByRole('button', { name: 'Fail authentication' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByRole('button', { name: /^Paid/ })).toBeVisible();
});

test('the bank asks: refused, left by a reload, then confirmed @once', async ({ page }) => {
  await openPayment(page, 'challenged');
  await typeCard(page, '4000002500003155');
  await payButton(page).click();
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible();

  await payButton(page).click();
  await expect(bank(page).getByRole('button', { name: 'Fail authentication' })).toBeVisible();
  await checkA11y(page);
  await page.reload();
  await typeCard(page, '4000002500003155');
  await payButton(page).click();
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expectPaidOnce(page);
});

test(
  'pays by keyboard alone, with a second tab waiting',
  { tag: '@once' },
  async ({ page, context, watch }) => {
    watch.expect(/status of 400.*confirm/); // the second tab, after the first one has paid
    await openPayment(page, 'keyboard');
    const second = await context.newPage();
    await second.goto(page.url());
    await typeCard(second, '5555555555554444');

    await page.bringToFront();
    const code = page.locator('summary', { hasText: 'Have a code?' });
    await expect(code).toBeVisible();
    await page.getByRole('link', { name: 'Back to your bookings' }).focus();
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(walletButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
    // when a part of the field is complete, the focus moves to the next part
    await page.keyboard.type('42424242424242421234123', { delay: 10 });
    await expect(cardField(page).locator('input[name="cvc"]')).toHaveValue('123');
    await page.keyboard.press('Tab');
    await expect(payButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Payment Successful!')).toBeVisible();

    await second.bringToFront();
    await payButton(second).click();
    await expect(second).toHaveURL(/\/bookings$/);
    await expectPaidOnce(page);
  },
);
