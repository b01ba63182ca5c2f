import type { Page } from '@playwright/test';
import { haveAgency } from '../agency.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { dayFromNow, haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

/** The number of days until the trip. Other stories' trips to the same place begin earlier. */
const AHEAD = 30;

async function haveTrip(page: Page) {
  const token = await haveAccount(page, someone('console-traveler'));
  const id = await haveBooking(page, token, AHEAD);
  const answer = await page.request.get(`/api/bookings/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { reference } = (await answer.json()) as { reference: string };
  return { id, reference };
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('someone of the agency finds a booking, takes cash, leaves a note, and cancels it @once', async ({
  page,
}) => {
  test.slow();
  const { id, reference } = await haveTrip(page);
  const owner = someone('second-agency');
  await haveAgency(page, owner);
  await page.goto('/admin/bookings');
  await signIn(page, owner);
  await expect(page.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  await expect(page).toHaveTitle('Bookings · Console | Wayfarer');
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(reference.toLowerCase());
  await expect(page).toHaveURL(new RegExp(`q=${reference.toLowerCase()}`));
  await expect(page.getByText('Taj Mahal')).toHaveCount(1);
  await expect(page.getByText('Nothing paid yet')).toHaveCount(1);
  await checkA11y(page);
  expect(await sideways(page)).toBe(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);

  await page.locator(`a[href="/admin/bookings/${id}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expect(page.getByText('Balance open')).toBeVisible();
  await checkA11y(page);
  expect(await sideways(page)).toBe(0);

  await page.getByRole('button', { name: 'Receive payment' }).click();
  await expect(page.getByLabel(/^Amount/)).toHaveValue('140');
  await checkA11y(page);
  await page.getByLabel(/^Amount/).fill('100');
  await page.getByRole('button', { name: 'Record $100.00' }).click();
  await expect(page.getByText('Received: Cash')).toBeVisible();
  await expect(page.getByText('Received $100.00 at the counter')).toBeVisible();

  await page.getByLabel('New note').fill('Two of them eat no meat.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added').first()).toBeVisible();

  await page.goto('/admin/departures');
  await page.locator(`a[href$="/${dayFromNow(AHEAD)}"]`, { hasText: 'Taj Mahal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Taj Mahal, / })).toBeVisible();
  const row = page.locator('main tr, main li').filter({ hasText: reference });
  await expect(row).toContainText('Two of them eat no meat.');
  await checkA11y(page);
  expect(await sideways(page)).toBe(0);
  await row.getByRole('link').click();

  await page.getByRole('button', { name: 'Cancel...' }).click();
  await expect(page.getByRole('button', { name: 'Cancel and return $100.00' })).toBeVisible();
  await checkA11y(page);
  await page.getByLabel('Reason').selectOption('Supplier cannot deliver');
  await page.getByLabel(/^Message to/).fill('The hotel has closed for repairs that week.');
  await page.getByRole('button', { name: 'Cancel and return $100.00' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Receive payment' })).toBeHidden();
  await checkA11y(page);
});
