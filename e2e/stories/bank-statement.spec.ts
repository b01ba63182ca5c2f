import type { Page } from '@playwright/test';
import { haveAgency } from '../agency.ts';
import { checkA11y, checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { dayFromNow, haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function upload(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function checkScreen(page: Page): Promise<void> {
  await checkA11yAtEnd(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
}

test('a bank statement is uploaded, and a transfer on it matched with its booking', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expect(/status of 400.*\/operator\/statements/);
  const token = await haveAccount(page, someone('transfer-traveler'));
  const id = await haveBooking(page, token, 30);
  const headers = { authorization: `Bearer ${token}` };
  const booking = await page.request.get(`/api/bookings/${id}`, { headers });
  const { reference } = (await booking.json()) as { reference: string };
  const owner = someone('statement-agency');
  await haveAgency(page, owner);
  await page.goto(`/login?from=${encodeURIComponent('/admin/transfers')}`);
  await signIn(page, owner);

  await upload(page, 'Date;Payer\n2027-01-01;Grace');
  await expect(page.getByRole('alert')).toContainText('These columns weren’t recognized: amount.');
  const [payer, cafe] = [`G HOPPER ${reference}`, `CAFE ${reference}`];
  const file = [
    'Booking date;Payer;Purpose;Amount',
    `${dayFromNow(0)};${payer};Trip ${reference.replace('-', ' ').toLowerCase()};140.00`,
    `${dayFromNow(0)};${cafe};Lunch;64.20`,
    `${dayFromNow(0)};LANDLORD;Rent;-900.00`,
  ].join('\n');
  await upload(page, file);
  await expect(page.getByText('2 new payments.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(row(payer)).toContainText('Reference and amount match');
  await expect(row(payer)).toContainText('$140.00 due');
  await expect(row(cafe)).toContainText('No open payment of this amount');
  await checkScreen(page);
  await upload(page, file);
  await expect(page.getByText('No new payments. 2 were already imported.')).toBeVisible();

  await row(cafe).getByRole('button', { name: 'Find a booking...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a booking' });
  await dialog.getByRole('combobox', { name: 'Booking' }).fill(reference);
  await dialog.getByRole('option', { name: new RegExp(reference) }).click();
  await expect(dialog.getByRole('button', { name: 'Match, leave $75.80 open' })).toBeEnabled();
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Keep as it is' }).click();
  await row(cafe).getByRole('button', { name: 'Set aside' }).click();
  await expect(row(cafe)).toBeHidden();

  await row(payer).getByRole('button', { name: 'Match', exact: true }).click();
  await expect(row(payer)).toBeHidden();
  await button(page, /^Matched/).click();
  await expect(row(payer)).toContainText('Matched on');
  await checkScreen(page);
  await row(payer).getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
  await expect(page.getByText('$140.00').first()).toBeVisible();
  const paid = await page.request.get(`/api/bookings/${id}`, { headers });
  expect(await paid.json()).toMatchObject({ paid: true, breakdown: { paid: 14_000 } });
});
