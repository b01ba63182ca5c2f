import type { Browser, Page } from '@playwright/test';
import { checkA11y, expect, test } from '../fixtures.ts';
import { watchPages } from '../page-watch.ts';
import { haveAccount, signIn, someone } from '../traveler.ts';

const CATALOGUE = '/allTouristSpots';

async function firstPlaces(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/allSpots?limit=3');
  return ((await answer.json()) as { spot: string }[]).map(({ spot }) => spot);
}

async function press(page: Page, ...places: string[]): Promise<void> {
  await page.goto(CATALOGUE);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  for (const place of places) {
    const heart = page.getByRole('button', { name: `Favorite ${place}`, exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
}

async function showsPlaces(page: Page, ...places: string[]): Promise<void> {
  const hearts = page.getByRole('button', { name: /^Remove .+ from your saved destinations$/ });
  await expect(hearts).toHaveCount(places.length);
  for (const place of places) {
    const name = `Remove ${place} from your saved destinations`;
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
}

/** Opens a browser that represents another device, and collects its problems. */
async function device(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  const watch = watchPages(context, origin);
  return { context, page: await context.newPage(), watch };
}

test('saved places of two devices meet in the account without loss, and signing out leaves nothing @phone', async ({
  page: phone,
  browser,
  server,
}) => {
  test.slow();
  const who = someone('saver');
  await haveAccount(phone, who);
  const [first = '', second = '', third = ''] = await firstPlaces(phone);
  const sent: string[] = [];
  phone.on('request', (request) => sent.push(new URL(request.url()).pathname));

  // while signed out, a place is saved on the device, survives a reload, and isn't sent to the server
  await press(phone, first, second);
  await phone.goto('/saved');
  await showsPlaces(phone, first, second);
  await expect(phone.getByText('These destinations are saved only on this device.')).toBeVisible();
  await checkA11y(phone);
  expect(sent.filter((path) => path.startsWith('/api/saved'))).toEqual([]);

  const laptop = await device(browser, server.origin);
  await press(laptop.page, third);
  await laptop.page.goto('/login?from=/saved');
  await signIn(laptop.page, who);
  await laptop.page.getByRole('button', { name: 'Save them to my account' }).click();
  await expect(laptop.page.getByText(`Saved to your account (${who})`)).toBeVisible();
  await showsPlaces(laptop.page, third);

  await phone.getByRole('link', { name: 'Sign in to save them to your account' }).click();
  await signIn(phone, who);
  await expect(phone.getByText(/^2 destinations saved on this device\. Save them/)).toBeVisible();
  await phone.getByRole('button', { name: 'Save to my account' }).click();
  await showsPlaces(phone, first, second, third);
  await laptop.page.reload();
  await showsPlaces(laptop.page, first, second, third);

  // two clicks in quick succession must both count, although the URL changes a moment later
  const boxes = [first, third].map((place) =>
    phone.getByLabel(`Compare ${place}`, { exact: true }),
  );
  const elements = await Promise.all(boxes.map((box) => box.elementHandle()));
  await phone.evaluate((all) => all.forEach((box) => (box as HTMLElement).click()), elements);
  await phone.getByRole('button', { name: 'Compare 2 destinations' }).click();
  const compared = phone.getByRole('dialog', { name: 'Side by side' });
  await expect(compared.getByRole('columnheader')).toHaveCount(3);
  await checkA11y(phone);
  await phone.keyboard.press('Escape');

  await phone.goto('/');
  await phone.getByRole('button', { name: 'Logout' }).click();
  await expect(phone.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  await phone.goto('/saved');
  await expect(phone.getByText('No saved destinations yet')).toBeVisible();
  await laptop.context.close();
  expect(laptop.watch.complaints()).toEqual([]);
});

test('a list is shared by a link that no server is told, and saved by who opens it @phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [first = '', second = ''] = await firstPlaces(page);
  await press(page, first, second);
  await page.goto('/saved');
  await showsPlaces(page, first, second);
  await page.getByRole('button', { name: 'Share list' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/saved');

  const friend = await device(browser, server.origin);
  await friend.page.goto(link);
  await expect(
    friend.page.getByRole('heading', { name: 'A shared list of destinations' }),
  ).toBeVisible();
  await checkA11y(friend.page);
  await friend.page.getByRole('button', { name: 'Save all' }).click();
  await friend.page.getByRole('link', { name: 'Your saved destinations' }).click();
  await showsPlaces(friend.page, first, second);
  await friend.context.close();
  expect(friend.watch.complaints()).toEqual([]);
});
