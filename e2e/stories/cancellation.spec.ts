import type { Page } from '@playwright/test';
import { haveAgency, tokenOf } from '../agency.ts';
import { cardField, typeCard } from '../payment/card-field.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { chooseFamily, dayFromNow, demoSpot, haveAccount, signIn, someone } from '../traveler.ts';

/** Two adults and a child for five days of $70 each; one day is paid by card. */
const TRIP = { total: '$1,050', paid: '$210', onArrival: '$840' };

async function bookForFamily(page: Page, email: string): Promise<void> {
  const { _id } = await demoSpot(page);
  await page.goto(`/login?from=/allTouristSpots/touristSpot/${_id}`);
  await signIn(page, email);
  await chooseFamily(page);
  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book your trip' })).toBeVisible();
  await page.getByLabel(/^Travel date/).fill(dayFromNow(60));
  await page.getByLabel(/^Duration/).fill('5');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('region', { name: 'Your new booking' })).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  await page.goto('/bookings');
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await expect(cardField(page).locator('input[name="cardnumber"]')).toBeVisible();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: `Pay ${TRIP.paid}` }).click();
  await expect(page).toHaveURL(/\/bookings$/);
}

async function openCancel(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cancel/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans changed?' })).toBeVisible();
}

const figures = (page: Page) => page.getByRole('region', { name: 'Cancellation summary' });

test.beforeEach(() => test.slow());

test('cancels a paid trip of a family, and reads the same figures wherever it looks @phone', async ({
  page,
}) => {
  const email = someone('canceling');
  await haveAccount(page, email);
  await bookForFamily(page, email);
  await pay(page);

  await openCancel(page);
  await expect(
    page.getByText('You can cancel up to 48 hours before the travel date.'),
  ).toBeVisible();
  await expect(page.getByText(/^Until .+, 12:00 AM India time\u200B*$/)).toBeVisible();
  await expect(figures(page).locator('dl > div')).toContainText([
    `Refund${TRIP.paid}`,
    'Not refunded$0',
    `No longer due${TRIP.onArrival}`,
  ]);
  await checkA11y(page);
  await page.getByLabel(/^Why/).selectOption('My plans changed');
  await page.getByRole('button', { name: /^Cancel (?:trip|and return)/ }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Your trip is canceled' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Refund sent on / })).toBeVisible();
  await expect(figures(page)).toContainText(`Refund sent${TRIP.paid}`);
  await checkA11y(page);

  await page.goto('/outbox');
  const mail = page
    .getByRole('article', { name: 'Canceled: Taj Mahal' })
    .filter({ hasText: email });
  for (const line of [`Paid: ${TRIP.paid}`, `Refund: ${TRIP.paid}`, 'Not refunded: $0']) {
    await expect(mail).toContainText(line);
  }

  await page.goto('/paymentHistory');
  const main = page.getByRole('main');
  await expect(main.getByText('Refund sent', { exact: true }).first()).toBeVisible();
  await expect(main.locator('dl').first()).toContainText(TRIP.paid);
  await page.getByRole('link', { name: 'Receipt for Taj Mahal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  for (const line of [`Refunded${TRIP.paid}`, 'After refunds$0', 'Canceled']) {
    await expect(main).toContainText(line);
  }

  await page.goto('/bookings');
  const chip = page.getByRole('radio', { name: 'Canceled' });
  await expect(chip).toBeChecked();
  for (const line of [
    `Total${TRIP.total}`,
    `Paid${TRIP.paid}`,
    `Refund${TRIP.paid}`,
    'Not refunded$0',
  ]) {
    await expect(main).toContainText(line);
  }
  await expect(main.getByText('Refund sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay Now/ })).toHaveCount(0);
  await checkA11y(page);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('No Bookings Yet!')).toBeVisible();
});

async function refundPart(page: Page, token: string, agency: string): Promise<void> {
  const own = await page.request.get('/api/payments', {
    headers: { authorization: `Bearer ${token}` },
  });
  const [payment] = (await own.json()) as { _id: string }[];
  const idToken = await tokenOf(page, agency);
  const refunded = await page.request.post(`/api/payments/${payment?._id}/refunds`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: { amount: 60_00, reason: 'the museum is closed' },
  });
  expect(refunded.status(), await refunded.text()).toBe(201);
}

test('shows new figures where a part went back in the meantime, and cancels for those @once', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 409.*\/cancellation/);
  const agency = someone('cancel-agency');
  await haveAgency(page, agency);
  const email = someone('surprised');
  const token = await haveAccount(page, email);
  await bookForFamily(page, email);
  await pay(page);
  await openCancel(page);
  await expect(figures(page)).toContainText(`Refund${TRIP.paid}`);

  await refundPart(page, token, agency);
  await page.getByRole('button', { name: /^Cancel (?:trip|and return)/ }).click();
  await expect(page.getByText(/^Your trip isn’t canceled yet\./)).toBeVisible();
  await expect(figures(page)).toContainText('Refund$150');
  await checkA11y(page);
  await page.getByRole('button', { name: /^Cancel (?:trip|and return)/ }).click();
  await expect(page.getByRole('heading', { name: 'Your trip is canceled' })).toBeVisible();
  await expect(page.getByText('$60 was refunded before that.')).toBeVisible();
  await expect(figures(page)).toContainText('$150');
  await page.goto('/paymentHistory');
  await expect(page.getByText('Refund sent', { exact: true }).first()).toBeVisible();
});
