import type { Page } from '@playwright/test';
import { cardField, typeCard } from '../payment/card-field.ts';
import { expect, test } from '../fixtures.ts';
import { dayFromNow, demoSpot, haveAccount, signIn, someone } from '../traveler.ts';

/** The amounts for three days at $70 in one of the two charge modes. */
interface Money {
  byCard: string;
  onArrival: string;
}

const TOTAL = '$210';

/** Expects exactly these amounts, in this order, in the only visible breakdown. A folded field for a code is no amount. */
async function expectBreakdown(page: Page, amounts: Record<string, string>): Promise<void> {
  const breakdown = page
    .locator('dl:not(:has(dl))')
    .filter({ has: page.getByText('Currency', { exact: true }), visible: true });
  const lines = Object.entries({ ...amounts, Currency: 'USD' });
  await expect(breakdown.locator('> div:not(:has(details))')).toHaveText(
    lines.map((line) => line.join('')),
  );
}

/** Opens a destination, chooses three days and books. The total and its parts must be shown before booking. */
async function book(page: Page, email: string, { byCard, onArrival }: Money): Promise<void> {
  const { _id, spot } = await demoSpot(page);
  const offered = { 'Due when you pay': byCard, 'Due on arrival': onArrival };
  await page.goto(`/login?from=${encodeURIComponent(`/allTouristSpots/touristSpot/${_id}`)}`);
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: spot })).toBeVisible();
  await page.getByLabel('Travel date').fill(dayFromNow(40));
  await page.getByLabel('Days').fill('3');
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText(TOTAL);
  await expectBreakdown(page, offered);

  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).click();
  const summary = page.getByRole('region', { name: 'Booking summary' });
  await expect(summary).toContainText(`Total cost${TOTAL}`);
  await expectBreakdown(page, offered);
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByText('Booking Added Successfully!')).toBeVisible();
}

async function pay(page: Page, { byCard, onArrival }: Money): Promise<void> {
  const due = { Total: TOTAL, 'Due now': byCard, 'Due on arrival': onArrival };
  await page.goto('/bookings');
  await expectBreakdown(page, due);
  await expect(page.getByText('$0 paid so far')).toBeVisible();
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await expect(page).toHaveURL(/\/payment\//);
  await expectBreakdown(page, due);
  await expect(cardField(page).locator('input[name="cardnumber"]')).toBeVisible();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: `Pay ${byCard}` }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
}

/** Expects the same amounts in the email and on every page about the paid trip. */
async function expectPaidEverywhere(page: Page, email: string, { byCard, onArrival }: Money) {
  const paid = { Total: TOTAL, Paid: byCard, 'Due on arrival': onArrival };
  await expect(page).toHaveURL(/\/bookings$/);
  await expectBreakdown(page, paid);
  await expect(page.getByText(`${byCard} paid so far`)).toBeVisible();
  await page.getByRole('link', { name: /^Receipt/ }).click();
  await expect(page.getByRole('heading', { name: 'This booking is paid' })).toBeVisible();
  await expectBreakdown(page, paid);
  const nothingLeft = page.getByText('is paid in full. There’s nothing left to do.');
  await expect(nothingLeft).toHaveCount(onArrival === '$0' ? 1 : 0);
  await page
    .getByRole('link', { name: 'Payment History' })
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL(/\/paymentHistory$/);
  await expectBreakdown(page, paid);
  await page.getByRole('link', { name: 'Receipt for Taj Mahal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expectBreakdown(page, paid);

  await page.goto('/outbox');
  const mail = page
    .getByRole('article', { name: 'Receipt for Taj Mahal' })
    .filter({ hasText: email });
  for (const [label, amount] of Object.entries({ ...paid, Currency: 'USD' })) {
    await expect(mail).toContainText(`${label}: ${amount}`);
  }
}

async function tellOf(page: Page, money: Money): Promise<void> {
  test.slow();
  const email = someone(`money-${money.byCard.slice(1)}`);
  await haveAccount(page, email);
  await book(page, email, money);
  await pay(page, money);
  await expectPaidEverywhere(page, email, money);
}

const chargingTheTotal = test.extend({
  serverEnv: [{ CHARGE: 'total' }, { scope: 'worker' }],
});

test('one day is charged: the same four figures from the destination to the email @once', async ({
  page,
}) => {
  await tellOf(page, { byCard: '$70', onArrival: '$140' });
});

chargingTheTotal(
  'the whole trip is charged: nothing is left for the arrival @once',
  async ({ page }) => {
    await tellOf(page, { byCard: TOTAL, onArrival: '$0' });
  },
);
