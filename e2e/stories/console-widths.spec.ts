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
