import type { Page } from '@playwright/test';
import { haveStaff } from '../agency.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { dayFromNow, signIn, someone } from '../traveler.ts';

/** The number of days until the trip. Other stories' trips to the same place begin on other days. */
const AHEAD = 33;
const PHONE = '+351 912 345 678';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** A colleague takes the call and books for four, without an email address. Returns the link to the trip. */
async function bookByPhone(page: Page): Promise<string> {
  await page.goto('/admin/bookings/new');
  await signIn(page, someone('caller-agency'));
  await page.getByRole('combobox', { name: 'Destination' }).fill('taj');
  await page.getByRole('option', { name: /Taj Mahal/ }).click();
  await page.getByLabel(/^First day/).fill(dayFromNow(AHEAD));
  await page.locator('summary').filter({ hasText: 'Travelers' }).filter({ visible: true }).click();
  for (let more = 0; more < 3; more += 1) {
    await page.getByRole('button', { name: 'More adults' }).filter({ visible: true }).click();
  }
  await page.getByLabel(/^Full name/).fill('Daniel Reis');
  await page.getByLabel(/^Phone number/).fill(PHONE);
  await checkA11y(page);
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: /^Book for \$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^WF-/ })).toBeVisible();
  await expect(page.getByText('4 adults', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '+351 912 345 678' })).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Another colleague finds the booking by the telephone number and takes the money. Returns the booking's reference. */
async function payInCash(page: Page, colleague: string): Promise<string> {
  await page.goto('/admin/bookings');
  await signIn(page, colleague);
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill('912 345 678');
  await page
    .getByRole('row', { name: /Daniel Reis/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Receive payment' }).click();
  await page.getByRole('button', { name: /^Record \$/ }).click();
  await expect(page.getByText('Received: Cash')).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

test('a caller books for four, pays a colleague in cash, and shows the voucher without an account @once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const colleague = await haveStaff(page, 'caller-agency');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await bookByPhone(page);

  // the caller, on a phone of their own
  const phone = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const own = await phone.newPage();
  await own.goto(link);
  await expect(own.getByRole('heading', { level: 1, name: 'Taj Mahal' })).toBeVisible();
  await expect(own.getByText('Your voucher appears here once something is paid.')).toBeVisible();
  await checkA11y(own);
  expect(await sideways(own)).toBe(0);

  const desk = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const reference = await payInCash(await desk.newPage(), colleague);

  await own.reload();
  await expect(own.getByText('Paid in full').first()).toBeVisible();
  await own.getByRole('button', { name: 'Show voucher' }).filter({ visible: true }).click();
  await expect(own.getByRole('img', { name: 'Code for check-in' })).toBeVisible();
  await expect(own.getByText(reference)).toBeVisible();
  await expect(own.getByText('4 adults').first()).toBeVisible();
  await checkA11y(own);
  expect(await sideways(own)).toBe(0);

  // a new link invalidates the link that the caller has
  await page.getByRole('button', { name: 'New link' }).click();
  await expect(page.getByText(/^New link made/)).toBeVisible();
  await own.reload();
  await expect(own.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await phone.close();
  await desk.close();
});
