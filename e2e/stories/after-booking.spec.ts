import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from '../fixtures.ts';
import { dayFromNow, demoSpot, haveAccount, register, signIn, someone } from '../traveler.ts';

/** Chromium's console errors when the network is gone. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** Text locators don't search inside `noscript`. */
const scriptless = (page: Page) => page.locator('noscript p').filter({ visible: true });

test('after booking, the way back to the catalog has a message that leads to the booking and its payment @phone', async ({
  page,
}) => {
  await register(page, someone('booked'), '/allTouristSpots');
  // the first destination is the newest and may belong to another story, which will delete it
  await page
    .getByRole('link', { name: /^View / })
    .last()
    .click();
  await expect(page).toHaveURL(/touristSpot\//);
  const book = page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first();
  await expect(book).toBeVisible();
  const spot = await page.getByRole('heading', { level: 1 }).innerText();
  await book.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book your trip' })).toBeVisible();
  await page.getByLabel(/^Travel date/).fill(dayFromNow(40));
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByText('Booking Added Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/allTouristSpots$/i);

  // a destination with limited places holds them until the trip is paid
  const message = page.getByRole('status').filter({ hasText: /is booked|holding your places/ });
  await expect(message).toContainText(spot);
  const pay = message.getByRole('link', { name: /^Pay \$\d+ now$/ });
  await expect(pay).toBeVisible();
  const amount = /\$\d+/.exec(await pay.innerText())?.[0] ?? '';
  // at the top of the page, because the message may partly cover a link in the list, which is allowed
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await checkA11y(page);
  // the reminder stays after the toast has disappeared, and on another screen
  await expect(page.getByText('Booking Added Successfully!')).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(message).toBeVisible();

  await message.getByRole('link', { name: 'See your booking' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(message).toBeHidden();
  await expect(page.getByText('Just booked')).toBeInViewport();
  await checkA11y(page);
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await expect(page.getByRole('button', { name: `Pay ${amount}` })).toBeVisible();
});

test('a trip booked from a shared link is highlighted among the bookings; Cancel shows the destination @once', async ({
  page,
}) => {
  const { _id, spot } = await demoSpot(page);
  await register(page, someone('shared'), '/aboutus');
  await page.goto(`/booking?spot=${_id}&date=${dayFromNow(20)}&days=2`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: spot })).toBeVisible();
  await page.goto(`/booking?spot=${_id}&date=${dayFromNow(20)}&days=2`);
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByText('Just booked')).toBeVisible();
  const message = page.getByRole('status').filter({ hasText: 'is booked' });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Dismiss this message' }).click();
  await expect(message).toBeHidden();
});

test(
  'offline a screen that is not loaded yet waits on the old one, and opens when the network returns',
  { tag: '@once' },
  async ({ page, context, watch }) => {
    watch.expect(OFFLINE);
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'All Tourist Spots' })
      .click();
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
      'You seem to be offline.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Application Error|module/);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/allTouristSpots$/i);
    await expect(page.getByRole('link', { name: /^View / }).first()).toBeVisible();
    await expect(page.getByText('You seem to be offline.')).toBeHidden();
  },
);

test(
  'after a release, a screen whose script has another name now is loaded by itself',
  { tag: '@once' },
  async ({ page, watch }) => {
    watch.expect(/status of 404/);
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    const gone = '**/assets/about-page-*';
    await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
    await page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'About' })
      .click();
    await expect(page).toHaveURL(/\/about$/);
    // a new document refers to the new file names of the scripts
    await page.unroute(gone);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.locator('body')).not.toContainText('Application Error');
  },
);

test(
  'a try without network and its repetition say what came of it, once each',
  { tag: '@phone' },
  async ({ page, context, watch }) => {
    watch.expect(OFFLINE);
    const { _id } = await demoSpot(page);
    await register(page, someone('train'), '/aboutus');
    await page.goto(`/booking?spot=${_id}&date=${dayFromNow(20)}&days=2`);
    const confirm = page.getByRole('button', { name: 'Confirm booking' });
    await expect(confirm).toBeVisible();
    // the library and view for toasts are fetched while the page is idle
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/toast-')),
    );
    await context.setOffline(true);
    await confirm.click();
    const failure = page.getByText('Failed to create booking. Please try again.');
    await expect(failure).toBeVisible();
    // the message, which stays for four seconds, doesn't cover the docked button
    await confirm.click({ trial: true, timeout: 2000 });
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await confirm.click();
    await expect(page.getByText('Booking Added Successfully!')).toBeVisible();
    await expect(failure).toBeHidden();
    await expect(page).toHaveURL(/\/bookings$/);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByText('Booking deleted successfully! 🗑️')).toBeVisible();
  },
);

test(
  'a list that could not be loaded recovers when the network returns',
  { tag: '@once' },
  async ({ page, context, watch }) => {
    watch.expect(OFFLINE);
    watch.expect(/ERR_FAILED/);
    const email = someone('tunnel');
    await haveAccount(page, email);
    await page.goto('/login?from=/bookings');
    await signIn(page, email);
    await expect(page.getByText('No Bookings Yet!')).toBeVisible();
    await page.route('**/api/payments', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Payment History' })
      .click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(true);
    await page.unroute('**/api/payments');
    await context.setOffline(false);
    await expect(page.getByText('No Payment History')).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'what needs a script is said, and nothing pretends to work',
    { tag: '@once' },
    async ({ page }) => {
      for (const path of ['/bookings', '/booking', '/login', '/contact']) {
        await page.goto(path);
        await expect(scriptless(page)).toContainText('JavaScript is turned off');
        await expect(page.getByText('Loading...')).toBeHidden();
        await expect(page.locator('form[method=post]').filter({ visible: true })).toHaveCount(0);
      }
      const { _id } = await demoSpot(page);
      await page.goto(`/allTouristSpots/touristSpot/${_id}`);
      await expect(page.getByText('Bring a valid ID or passport.')).toBeVisible();
      await expect(page.getByRole('main').locator('img[src^="/media/"]').first()).toBeVisible();
      await page.goto('/');
      await expect(scriptless(page)).toContainText('JavaScript is turned off');
    },
  );
});
