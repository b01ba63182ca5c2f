import type { Page } from '@playwright/test';
import { AGENCY_ENV, haveAgency } from '../agency.ts';
import { checkA11y, expect, test as base } from '../fixtures.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

const test = base.extend<object, object>({
  serverEnv: [AGENCY_ENV, { scope: 'worker' }],
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function checkScreen(page: Page): Promise<void> {
  await checkA11y(page);
  expect(await sideways(page)).toBe(0);
}

async function openEditor(page: Page): Promise<void> {
  const samples = await page.request.get('/api/allSpots?limit=1');
  const [sample] = (await samples.json()) as { _id: string }[];
  await page.goto(`/admin/destinations/${sample?._id}`);
}

test('a price with a comma is that price, and one that moves far is asked about', async ({
  page,
}) => {
  test.slow();
  const owner = someone('money-agency');
  await haveAgency(page, owner);
  await openEditor(page);
  await signIn(page, owner);
  const price = page.getByLabel('Price per day, adult');
  const before = await price.inputValue();
  await price.fill('139,50');
  await expect(page.getByText('$139.50', { exact: true }).first()).toBeVisible();
  await price.fill('1.250');
  await expect(page.getByText('Did you mean $1,250.00 or $1.25?')).toBeVisible();
  await checkScreen(page);
  await button(page, '$1,250.00').click();
  await expect(price).toHaveValue('1250');
  await button(page, 'Save changes').click();
  const dialog = page.getByRole('dialog', { name: 'Is this the right price?' });
  await expect(dialog).toContainText('to $1,250.00');
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Change the price to $1,250.00' }).click();
  await expect(page.getByText('Destination saved')).toBeVisible();

  await button(page, 'Price history').click();
  await expect(page.getByText('In use')).toBeVisible();
  await checkA11y(page);
  await button(page, 'Use this again').first().click();
  await expect(price).toHaveValue(before);
  await button(page, 'Save changes').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change the price to/ })
    .click();
  await expect(page.getByText('1 change', { exact: true })).toBeHidden();
});

test('what a press at the counter costs stands before it, and in its button', async ({ page }) => {
  test.slow();
  const token = await haveAccount(page, someone('counter-traveler'));
  const id = await haveBooking(page, token, 40);
  const owner = someone('counter-agency');
  await haveAgency(page, owner);
  await page.goto(`/admin/bookings/${id}`);
  await signIn(page, owner);
  await button(page, 'Receive payment').click();
  await page.getByLabel(/^Amount/).fill('120,50');
  await button(page, 'Record $120.50').click();
  await expect(page.getByText('Received: Cash')).toBeVisible();

  await button(page, 'Change').click();
  const change = page.getByRole('dialog', { name: 'Change the trip' });
  await change.getByLabel('Days').fill('3');
  await expect(change.getByRole('status')).toContainText('→');
  await checkA11y(page);
  await expect(change.getByRole('button', { name: /^Change the trip to \$/ })).toBeVisible();
  await change.getByRole('button', { name: 'Keep as it is' }).click();

  await button(page, 'Cancel...').click();
  const cancel = page.getByRole('dialog', { name: /^Cancel / });
  await expect(cancel.getByRole('radio', { name: /^By the terms/ })).toBeChecked();
  await cancel.getByLabel('Reason').selectOption('Weather');
  await expect(cancel.getByRole('radio', { name: /^Everything/ })).toBeChecked();
  await cancel.getByRole('radio', { name: /^Another amount/ }).check();
  await cancel.getByLabel(/^Amount/).fill('20,50');
  await checkScreen(page);
  await cancel.getByRole('button', { name: 'Cancel and return $20.50' }).click();
  await expect(page.getByText('To hand out', { exact: true }).first()).toBeVisible();
  await expect(button(page, 'Reinstate')).toBeHidden();
  await button(page, 'Hand out cash').click();
  await expect(page.getByLabel(/^Amount/)).toHaveValue('20.50');
  await button(page, 'Record $20.50 as handed out').click();
  await expect(page.getByText('Recorded as handed out')).toBeVisible();
});
