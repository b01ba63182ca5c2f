import type { Browser, Page } from '@playwright/test';
import { haveStaff, tokenOf } from '../agency.ts';
import { typeCard } from '../payment/card-field.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { expectOnePage, openAsCompanion, saved, seen } from '../trip-page.ts';
import { dayFromNow, demoSpot, haveAccount, signIn, someone } from '../traveler.ts';

const SPOT = 'Taj Mahal';
/** The trip page refreshes every 15 seconds. */
const SOON = { timeout: 60_000 };

/** Uses the form to book a two-day trip that begins tomorrow, pays for the first day, and opens the trip. */
async function bookAndPay(page: Page, email: string): Promise<void> {
  const { _id } = await demoSpot(page);
  await page.goto(`/login?from=${encodeURIComponent(`/booking?spot=${_id}`)}`);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Book your trip' })).toBeVisible();
  await page.getByLabel(/^Travel date/).fill(dayFromNow(1));
  await page.getByLabel(/^Duration/).fill('2');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  const message = page.getByRole('region', { name: 'Your new booking' });
  await message.getByRole('link', { name: 'Pay $70 now' }).click();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $70' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await page.getByRole('link', { name: SPOT, exact: true }).click();
  await expect(page.getByText('$70 of $140 paid')).toBeVisible();
}

async function shareAndStop(page: Page, browser: Browser): Promise<void> {
  await seen(page, 'button', /^Share with companions/).click();
  const dialog = page.getByRole('dialog', { name: 'Share with companions' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = dialog.getByRole('textbox', { name: 'Link for companions' });
  const companion = await openAsCompanion(browser, await link.inputValue());
  await expect(companion.page.getByRole('heading', { level: 1, name: SPOT })).toBeVisible();
  await expect(companion.page.getByText('$')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Stop sharing/ }).click();
  await expect(dialog.getByRole('button', { name: /^Stop sharing/ })).toBeHidden();
  await companion.page.reload();
  const closed = companion.page.getByRole('heading', { name: 'This link no longer works' });
  await expect(closed).toBeVisible();
  await companion.close();
  await page.keyboard.press('Escape');
}

async function printVoucher(page: Page): Promise<string> {
  await seen(page, 'link', 'Show voucher').click();
  await expect(page.getByRole('img', { name: 'Code for check-in' })).toBeVisible();
  await expectOnePage(page);
  const [reference = ''] = /WF-\w{6}/.exec(await page.getByRole('article').innerText()) ?? [];
  await page.getByRole('link', { name: 'Back to the trip' }).click();
  return reference;
}

/** Opens a browser for staff at the meeting point, with their own phone. */
async function meetStaff(browser: Browser, origin: string, staff: string) {
  const { viewport } = test.info().project.use;
  const context = await browser.newContext({ baseURL: origin, ...(viewport && { viewport }) });
  const page = await context.newPage();
  await page.goto('/admin/check-in');
  await signIn(page, staff);
  return { page, close: () => context.close() };
}

test('a whole trip on a phone: booked, paid, kept, shared, printed, and begun at the desk @phone', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const staff = await haveStaff(page, 'trip-agency');
  const traveler = someone('whole-trip');
  await haveAccount(page, traveler);
  await bookAndPay(page, traveler);

  const entry = await saved(page, seen(page, 'button', /^(?:Add to calendar|Calendar file)/));
  expect(entry.text).toContain('STATUS:CONFIRMED\r\n');
  await shareAndStop(page, browser);
  const reference = await printVoucher(page);
  await expect(page.getByText('$70 of $140 paid')).toBeVisible();

  // money that staff receive and record appears on the trip page without a click, after its next refresh
  const booking = new URL(page.url()).pathname.split('/').at(-1);
  const money = { kind: 'received', method: 'cash', amount: 7000, note: '' };
  const taken = await page.request.post(`/api/operator/bookings/${booking}/counterPayments`, {
    headers: { authorization: `Bearer ${await tokenOf(page, staff)}` },
    data: { ...money, receivedOn: dayFromNow(0) },
  });
  expect(taken.status(), await taken.text()).toBe(201);

  const desk = await meetStaff(browser, server.origin, staff);
  await desk.page.getByLabel('Reference').fill(reference);
  await desk.page.getByRole('button', { name: 'Find booking' }).click();
  await desk.page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(desk.page.getByText(/^Checked in on .+ by Grace Hopper\.\u200B*$/)).toBeVisible();
  await desk.close();
  await expect(page.getByRole('heading', { name: 'Paid in full' })).toBeVisible(SOON);
  await expect(page.getByText('Checked in', { exact: true })).toBeVisible(SOON);
  await checkA11y(page);
});
