import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from '../fixtures.ts';

/** Pauses the view transition of the picture that grows into the next page. */
const holdGrowing = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const growing = document
            .getAnimations()
            .filter(
              ({ effect }) =>
                effect instanceof KeyframeEffect &&
                effect.pseudoElement?.startsWith('::view-transition'),
            );
          for (const animation of growing) animation.pause();
          if (growing.length > 0) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test('a visitor finds a destination, looks at it and comes back to the same place', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });

  await page.goto('/allTouristSpots');
  await expect(page.getByText(/^Showing 24 of \d+ destinations\u200B*$/)).toBeVisible();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(calls, 'what the server rendered is not fetched again').toEqual([]);

  await page.getByRole('link', { name: /^Load more \(\d+ left\)$/ }).click();
  await expect(page.getByText(/^Showing 48 of \d+ destinations\u200B*$/)).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);

  // before that, heights are estimated (reveal-deferred-layout.ts), and the browser shifts content
  await expect(page.locator('html[data-layout-complete]')).toBeAttached();
  await page.waitForFunction(() => localStorage.getItem('fonts') !== null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));

  const card = page.getByRole('article').nth(40);
  await card.scrollIntoViewIfNeeded();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const left = await page.evaluate(() => scrollY);
  const growing = holdGrowing(page);
  await card.getByRole('link', { name: `View ${name}` }).click();
  await growing;
  const favorite = page.getByRole('button', { name: 'Favorite', exact: true });
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 12)));
  await page.goBack();
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('search, category and order stand in the address; suggestions work by keyboard', async ({
  page,
}) => {
  await page.goto('/alltouristspots?category=beach&view=list');
  await expect(page.getByText(/^Showing \d of \d+ destinations\u200B*$/)).toBeVisible();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await checkA11y(page);
  await page.locator('label').filter({ hasText: 'Grid' }).click();
  await expect(page).toHaveURL(/category=beach$/);
  await checkA11y(page);

  const search = page.getByRole('combobox', { name: 'Search destinations' });
  await search.fill('qwertyuiop');
  await expect(page.getByText('No destinations found')).toBeVisible();
  await expect(page).toHaveURL(/search=qwertyuiop/);
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page.getByText(/^Showing 24 of \d+ destinations\u200B*$/)).toBeVisible();
  await expect(search).toHaveValue('');

  await search.pressSequentially('fuji');
  await expect(page).toHaveURL(/search=fuji$/);
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Fuji/ })).toBeVisible();
});

test('a mood, an abbreviation and a part of the world find what they mean @once', async ({
  page,
}) => {
  const first = page.getByRole('article').getByRole('heading', { level: 3 }).first();
  for (const [search, found] of [
    ['tea', 'Nine Arch Bridge'],
    ['usa', /Lower Manhattan|Grand Canyon/],
    ['africa safari', /Amboseli|Serengeti/],
  ] as const) {
    await page.goto(`/allTouristSpots?search=${search}`);
    await expect(first, search).toHaveText(found);
  }
});

test('a typo is read, and where nothing is found there are ways on', async ({ page }) => {
  await page.goto('/allTouristSpots?search=istambul');
  await expect(page.getByText('Showing results for “istanbul”')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /Istanbul/ }).first()).toBeVisible();

  await page.goto('/allTouristSpots?search=kyoto&length=long');
  await expect(page.getByText('No destinations found')).toBeVisible();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Popular with travelers' })).toBeVisible();
  await checkA11y(page);
  await page.getByRole('link', { name: 'See all destinations in Japan' }).click();
  await expect(page).toHaveURL(/\?country=Japan$/);
  await expect(page.getByRole('heading', { level: 3, name: /Fuji/ })).toBeVisible();
});

test('filters and the direction of an order stand in the address, and Back undoes them', async ({
  page,
}) => {
  await page.goto('/allTouristSpots');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('button', { name: /^Up to \$/ }).click();
  await dialog.getByRole('combobox', { name: 'When' }).selectOption({ value: '3' });
  await checkA11y(page);
  await dialog.getByRole('button', { name: /^Show \d+ destinations?$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?maxCost=\d+&month=3$/);
  await expect(page.getByRole('button', { name: /^Filters ?2 active$/ })).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
  await page.getByRole('combobox', { name: 'Direction' }).selectOption('High to low');
  await expect(page).toHaveURL(/&sort=price&direction=desc$/);
  const prices = async () => {
    const texts = await page.getByRole('article').locator('strong').allTextContents();
    return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
  };
  await expect
    .poll(async () => (await prices()).every((price, at, all) => (all[at - 1] ?? price) >= price))
    .toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/&sort=price$/);
  await expect(page.getByRole('combobox', { name: 'Direction' })).toHaveValue('');
  await page.getByRole('link', { name: /^March/ }).click();
  await expect(page).toHaveURL(/\?maxCost=\d+&sort=price$/);
});

test('a destination by its address: tabs, pictures, total, Book Now', async ({ page, request }) => {
  const answer = await request.get('/api/allSpots?search=fuji&limit=1');
  const [spot] = (await answer.json()) as { _id: string; average_cost: string }[];
  await page.goto(`/allTouristSpots/touristSpot/${spot?._id}?tab=details`);
  await expect(page.getByRole('tabpanel', { name: 'Details' })).toBeVisible();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await checkA11y(page);

  await page.getByRole('button', { name: 'Show picture 3 of 3' }).click();
  await expect(page.getByRole('button', { name: 'Show picture 3 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const large = page.getByRole('button', { name: 'Enlarge picture 3 of 3' }).first();
  await large.click();
  const dialog = page.getByRole('dialog');
  // a picture that a destination has three times is shown only once when enlarged
  await expect(dialog.getByRole('img', { name: /picture 1 of 1/ })).toBeVisible();
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(large).toBeFocused();

  await page.getByRole('spinbutton', { name: 'Days' }).fill('10');
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText(/^\$\d,?\d+0$/);
  const book = page.getByRole('link', { name: 'Book Now' }).first();
  await expect(book).toHaveAttribute('href', `/booking?spot=${spot?._id}&days=10`);
});

test('an unknown destination answers 404 and leads on', async ({ page, watch }) => {
  watch.expect(/404/);
  const answer = await page.goto('/allTouristSpots/touristSpot/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Destination Not Found' })).toBeVisible();
  await checkA11y(page);
  await page.getByRole('link', { name: 'Back to All Destinations' }).click();
  await expect(page.getByText(/^Showing 24 of \d+ destinations\u200B*$/)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the catalog is searched, ordered and paged by plain links and forms', async ({ page }) => {
    await page.goto('/allTouristSpots');
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('fuji');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText(/^Showing 1 of \d+ destinations\u200B*$/)).toBeVisible();
    await page.goto('/allTouristSpots');
    await page.getByRole('combobox', { name: 'When' }).selectOption({ value: '3' });
    await page.getByRole('spinbutton', { name: 'Maximum' }).fill('100');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/maxCost=100.*month=3/);
    await expect(page.getByRole('link', { name: /^March/ })).toBeVisible();
    await page.goto('/allTouristSpots');
    const more = page.getByRole('link', { name: /^Load more \(\d+ left\)$/ });
    // the cards above the button get their real height only when they are laid out near the viewport
    await more.scrollIntoViewIfNeeded();
    await more.click();
    await expect(page.getByText(/^Showing 48 of \d+ destinations\u200B*$/)).toBeVisible();
  });
});
