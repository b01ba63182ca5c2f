import type { Page } from '@playwright/test';
import { typeCard } from '../payment/card-field.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { expectOnePage, openAsCompanion, saved, seen } from '../trip-page.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

const SPOT = 'Taj Mahal';

test.beforeEach(() => test.slow());

/** Signs in and opens the page of a trip of two days at $70 each. */
async function openTrip(page: Page, name: string): Promise<string> {
  const email = someone(name);
  const token = await haveAccount(page, email);
  const trip = `/bookings/${await haveBooking(page, token)}`;
  await page.goto(`/login?from=${encodeURIComponent(trip)}`);
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: SPOT })).toBeVisible();
  return trip;
}

async function pay(page: Page, trip: string): Promise<void> {
  await page.getByRole('link', { name: 'Pay $70 now' }).click();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $70' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await page.getByRole('link', { name: SPOT, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${trip}$`));
  await expect(page.getByRole('heading', { name: 'Balance, due on arrival' })).toBeVisible();
}

test('a trip from booking to paying: its page, its voucher on paper, its calendar file @phone', async ({
  page,
}) => {
  const trip = await openTrip(page, 'tripper');
  // the calendar day in India may be one ahead
  await expect(page.getByText(/^(?:29|30|31) days to go\u200B*$/)).toBeVisible();
  await expect(page.getByText('Nothing paid of $140 yet')).toBeVisible();
  // on a phone, the docked button offers payment until the voucher is available
  await expect(page.getByText('Your voucher appears here once you have paid $70.')).toBeVisible();
  await expect(seen(page, 'link', 'Pay $70 now')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Show voucher' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What’s included' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plans changed?' })).toBeVisible();
  await checkA11y(page);

  await pay(page, trip);
  await expect(page.getByText('$70 of $140 paid')).toBeVisible();
  await expect(page.getByText('Visa ending 4242')).toBeVisible();
  await checkA11y(page);

  const entry = await saved(page, seen(page, 'button', /^(?:Add to calendar|Calendar file)/));
  expect(entry.name).toBe('taj-mahal.ics');
  expect(entry.text).toContain('STATUS:CONFIRMED\r\n');
  expect(entry.text).toMatch(/\r\nDTSTART;VALUE=DATE:\d{8}\r\n/);

  await seen(page, 'link', 'Show voucher').click();
  await expect(page.getByText('Travel voucher')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code for check-in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Due on arrival' })).toBeVisible();
  await checkA11y(page);
  await expectOnePage(page);
  await page.getByRole('link', { name: 'Back to the trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: SPOT })).toBeVisible();
});

test('companions see a shared trip without price, address or surname, until sharing stops @phone', async ({
  page,
  browser,
}) => {
  await openTrip(page, 'sharer');
  await seen(page, 'button', /^Share with companions/).click();
  const dialog = page.getByRole('dialog', { name: 'Share with companions' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Link for companions' }).inputValue();
  const token = url.split('#')[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  await checkA11y(page);

  const companion = await openAsCompanion(browser, url);
  await expect(companion.page.getByRole('heading', { level: 1, name: SPOT })).toBeVisible();
  await expect(companion.page.getByText(/^(?:29|30|31) days to go\u200B*$/)).toBeVisible();
  const text = await companion.page.getByRole('main').innerText();
  expect(text).not.toMatch(/\$|Hopper|sharer-|WF-/);
  expect(companion.asked.filter((address) => address.includes(token))).toEqual([]);
  expect(await companion.page.title()).not.toContain(token);
  await checkA11y(companion.page);

  await dialog.getByRole('button', { name: /^Stop sharing/ }).click();
  await expect(dialog.getByRole('button', { name: /^Stop sharing/ })).toBeHidden();
  await companion.page.reload();
  await expect(
    companion.page.getByRole('heading', { name: 'This link no longer works' }),
  ).toBeVisible();
  await checkA11y(companion.page);
  await companion.close();
});

test('a trip that is canceled says what comes back, and leaves the calendar @once', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 409.*\/voucher/);
  const trip = await openTrip(page, 'canceler');
  await pay(page, trip);
  await page.getByRole('link', { name: 'Cancel this trip...' }).click();
  await page.getByRole('button', { name: /^Cancel (?:trip|and return)/ }).click();
  await expect(page.getByRole('heading', { name: 'Your trip is canceled' })).toBeVisible();
  await page.getByRole('link', { name: 'View trip', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${trip}$`));
  await expect(page.getByText(/^Canceled \w+ \d+\u200B*$/)).toBeVisible();
  const figures = page.getByRole('region', { name: 'Cancellation summary' });
  await expect(figures).toContainText('$70');
  await expect(page.getByRole('heading', { name: 'Want to go another time?' })).toBeVisible();
  await checkA11y(page);
  const entry = await saved(page, seen(page, 'button', /^Remove from your calendar/));
  expect(entry.text).toContain('STATUS:CANCELLED\r\n');
  await page.goto(`${trip}/voucher`);
  await expect(page.getByRole('heading', { name: 'This trip has no voucher' })).toBeVisible();
});

test('another traveler is named @once', async ({ page }) => {
  await openTrip(page, 'renamer');
  await expect(page.getByText(/^Lead traveler: Grace Hopper\./)).toBeVisible();
  await page.getByRole('button', { name: 'Change traveler names' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who’s traveling?' });
  await dialog.getByLabel(/^Full name/).fill('Joan Clarke');
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Change names' }).click();
  await expect(page.getByText(/^Lead traveler: Joan Clarke\./)).toBeVisible();
});
