import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdAndLose, requestsOf, type Visit } from '../request-faults.ts';
import { dayFromNow, demoSpot, haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

/** A lost request causes an error in Chromium's console. No other errors are expected on the page. */
const LOST = /request failed: .*ERR_FAILED|Failed to load resource: net::ERR_FAILED/;

const byAddress = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'commit' });
};

/** Opens a screen from another one, so that the server doesn't render it. */
const byLink = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name }).filter({ visible: true }).first().click();

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name });
const text = (words: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByText(words).filter({ visible: true }).first();
const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name });

/** Loses each request once. A request that several screens make is lost only on the first of them. */
async function loseEach(page: Page, visits: Record<string, Visit>): Promise<void> {
  const tried = new Set<string>();
  for (const [name, visit] of Object.entries(visits)) {
    const requests = (await requestsOf(page, visit)).filter((request) => !tried.has(request));
    expect(requests, name).not.toEqual([]);
    for (const request of requests) {
      tried.add(request);
      await test.step(`${name}: ${request}`, () => holdAndLose(page, visit, request));
    }
  }
}

test('what a visitor reads survives the loss of any one request @once', async ({ page, watch }) => {
  test.setTimeout(480_000);
  watch.expect(LOST);
  await loseEach(page, {
    home: { open: byAddress('/'), whole: button(/Pause Slideshow/) },
    'destinations, from home': {
      from: '/',
      open: byLink('All Tourist Spots'),
      whole: heading('All Tourist Spots'),
    },
    'a destination, from the list': {
      from: '/allTouristSpots?search=taj',
      open: byLink(/Taj Mahal/),
      whole: heading('Taj Mahal'),
    },
  });
});

test('what a traveler needs to book and pay survives the loss of any one request @once', async ({
  page,
  watch,
}) => {
  test.setTimeout(480_000);
  watch.expect(LOST);
  const email = someone('lost');
  const id = await haveBooking(page, await haveAccount(page, email));
  const spot = await demoSpot(page);
  await page.goto('/login?from=/bookings');
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  await loseEach(page, {
    bookings: { open: byAddress('/bookings'), whole: text('Taj Mahal') },
    'booking form': {
      open: byAddress(`/booking?spot=${spot._id}`),
      whole: button(/Confirm booking/),
    },
    payment: { open: byAddress(`/payment/${id}`), whole: button(/^Pay \$/) },
  });
});

test('a booking whose answer was lost is sent again and made once @once', async ({
  page,
  watch,
}) => {
  watch.expect(LOST);
  const email = someone('unsure');
  await haveAccount(page, email);
  const spot = await demoSpot(page);
  await page.goto(`/login?from=${encodeURIComponent(`/booking?spot=${spot._id}`)}`);
  await signIn(page, email);
  const confirm = page.getByRole('button', { name: 'Confirm booking' });
  await page.getByLabel(/^Travel date/).fill(dayFromNow(30));
  let sent = 0;
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    if (sent > 1) return route.fallback();
    expect((await route.fetch()).status()).toBe(201);
    return route.abort();
  });
  await confirm.click();
  await expect(page.getByText('Failed to create booking. Please try again.').first()).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  expect(sent).toBe(2);
  // the header row and one trip
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
});
