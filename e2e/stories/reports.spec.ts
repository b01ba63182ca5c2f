import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { haveAgency } from '../agency.ts';
import { checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

/** Presses a button that saves a file; resolves to its name and its text. */
async function save(page: Page, name: string): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test('an owner reads the reports of a year, and saves them and the books', async ({
  page,
  watch,
}) => {
  test.slow();
  const token = await haveAccount(page, someone('reported-traveler'));
  await haveBooking(page, token, 30);
  const owner = someone('reports-agency');
  await haveAgency(page, owner);
  await page.goto(`/login?from=${encodeURIComponent('/admin/reports')}`);
  await signIn(page, owner);

  const table = page.getByRole('table', { name: 'The report in USD' });
  await expect(table.getByRole('row')).toHaveCount(14);
  await expect(
    page.getByText('A sale counts on the day on which the trip was booked.'),
  ).toBeVisible();
  await page.getByText('Source', { exact: true }).click();
  await expect(table.getByRole('row', { name: /^Website/ })).toBeVisible();
  await page.getByText('By travel day', { exact: true }).click();
  await expect(page.getByText('A sale counts on the first day of the trip.')).toBeVisible();
  const report = await save(page, 'Export CSV');
  expect(report.name).toMatch(/^report-source-\d{4}-01-01-\d{4}-12-31\.csv$/);
  expect(report.text).toContain('Source,Currency,Bookings');
  const books = await save(page, 'Save the books (CSV)');
  expect(books.text).toContain('Date,Kind,Booking,Document,Gross');

  watch.expect(/status of 409.*books/);
  await page.getByRole('button', { name: 'Save the books for DATEV' }).click();
  await expect(page.getByRole('alert')).toContainText('settings lack the numbers');
  await expect(page.getByText('The file is saved').first()).toBeHidden();
  await checkA11yAtEnd(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
});
