import { AGENCY_ENV, haveAgency, tokenOf } from '../agency.ts';
import { checkA11y, expect, test as base } from '../fixtures.ts';
import { haveBooking, signIn, someone } from '../traveler.ts';

const test = base.extend<object, object>({ serverEnv: [AGENCY_ENV, { scope: 'worker' }] });

/** Long screens with controls that the bar at the bottom of a phone partly covers. */
const SCREENS = [
  '/admin',
  '/admin/bookings',
  '/admin/departures',
  '/admin/departures/week',
  '/admin/destinations',
  '/admin/destinations/new',
  '/admin/settings',
  '/admin/settings?group=mails',
  '/admin/settings?group=legal',
  '/admin/team',
  '/admin/terms',
];

test('the console has no target that is too small at the top of any screen, on phone and desktop', async ({
  page,
}) => {
  test.slow();
  const owner = someone('width-agency');
  await haveAgency(page, owner);
  await page.goto('/login?from=/account');
  await signIn(page, owner);
  await expect(page).toHaveURL(/\/account$/);
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await checkA11y(page);
  }
});

test('bookings are a table on a tablet @once', async ({ page }) => {
  const owner = someone('tablet-agency');
  await haveAgency(page, owner);
  await haveBooking(page, await tokenOf(page, owner));
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/login?from=/admin/bookings');
  await signIn(page, owner);
  const table = page.getByRole('table', { name: 'Bookings' });
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Traveler' })).toBeVisible();
  // every column is in view
  const hidden = await table.evaluate(
    (element) =>
      (element.parentElement?.scrollWidth ?? 0) - (element.parentElement?.clientWidth ?? 0),
  );
  expect(hidden).toBe(0);
  await checkA11y(page);
});

test('after zooming to 400 %, no screen of the console scrolls in two directions', async ({
  page,
}) => {
  const owner = someone('zoom-agency');
  await haveAgency(page, owner);
  const id = await haveBooking(page, await tokenOf(page, owner));
  // 1280 x 1024 at 400 % (WCAG 1.4.10)
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/login?from=/account');
  await signIn(page, owner);
  await expect(page).toHaveURL(/\/account$/);
  for (const screen of [...SCREENS, `/admin/bookings/${id}`, '/admin/inbox', '/admin/audit']) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sideways = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main *')]
        .filter((element) => !element.querySelector('table') && element.clientWidth > 1)
        .filter((element) => getComputedStyle(element).overflowX !== 'hidden')
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.className),
    );
    await expect(page.getByText('This area is for')).toHaveCount(0);
    expect(sideways, screen).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(320);
  }
});

test('after zooming to 400 %, the bar of unsaved changes covers no field that has the focus', async ({
  page,
}) => {
  const owner = someone('zoom-editor-agency');
  await haveAgency(page, owner);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/login?from=/admin/destinations%3Fq%3DTaj');
  await signIn(page, owner);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Taj Mahal/ })
    .first()
    .click();
  await page.getByLabel('Name of the place').fill('Taj Mahal at dawn');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  for (let field = 0; field < 8; field += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    // Playwright presses only where nothing covers the element.
    await focused.click({ trial: true });
  }
});
