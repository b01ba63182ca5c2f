import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from '../fixtures.ts';
import { haveAccount, signIn, someone } from '../traveler.ts';

const alive = (page: Page) => page.locator('html[data-ready]').waitFor();

/** Scrolls a part of the page into view once the page's script runs. */
async function see(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name }).scrollIntoViewIfNeeded();
}

test('Home: the carousel and the strip move, pause and go on', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await see(page, 'Six ways to travel');
  const slide = (number: number) =>
    page.getByRole('region', { name: 'Six ways to travel' }).getByText(`${number} / 6`);
  await page.getByRole('button', { name: 'Pause the pictures' }).click();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  const before = page.getByRole('heading', { name: 'Urban Discoveries' });
  await expect(slide(6).or(slide(1))).toBeVisible();
  await page.getByRole('button', { name: 'Play the pictures' }).click();
  await expect(slide(2)).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('heading', { name: 'City Explorations' })).toBeInViewport();
  await expect(before).not.toBeInViewport();

  const strip = page.getByRole('button', { name: 'Pause Slideshow' });
  await strip.scrollIntoViewIfNeeded();
  await strip.click();
  await expect(page.getByRole('button', { name: 'Play Slideshow' })).toBeVisible();
});

test('Home: reviews are chosen, the tour is read, the search begins', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await checkA11y(page);
  await see(page, 'Featured review');
  await page.getByRole('button', { name: 'Pause the reviews' }).click();
  await page.getByRole('button', { name: 'Review by Claire Dubois' }).click();
  const featured = page.getByRole('region', { name: 'Featured review' }).getByRole('article');
  await expect(featured).toContainText('Claire Dubois');
  await page.getByRole('button', { name: 'Next review' }).click();
  await expect(featured).toContainText('Rosa Quispe');

  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const tour = page.getByRole('dialog');
  await expect(tour).toContainText('Step 1 of 6');
  await page.keyboard.press('ArrowRight');
  await expect(tour).toContainText('Step 2 of 6');
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused();

  await page.getByRole('button', { name: 'Start Your Journey' }).click();
  await page.keyboard.type('alhambra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/allTouristSpots\?.*search=alhambra/);
});

test('Home is not long: on a phone its cards stand in rows', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-layout-complete]').waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(6500);
});

test("Home's search suggests places, whose script comes with the first focus", async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('where-suggestions')) scripts.push(request.url());
  });
  const where = page.getByLabel('Where');
  await where.fill('fuj');
  await expect(page.getByRole('option', { name: /Fuji/ })).toBeVisible();
  expect(scripts).toHaveLength(1);
  await expect(where).toBeFocused();
  await expect(where).toHaveValue('fuj');
  await checkA11y(page);
  await where.press('ArrowDown');
  await where.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Fuji/ })).toBeVisible();

  await page.goto('/');
  await alive(page);
  await page.getByLabel('When').selectOption('April');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/month=4/);
  await expect(page.getByRole('link', { name: /^April/ })).toBeVisible();
});

test("Home's categories filter in place and say where the rest is", async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const chips = page.getByRole('navigation', { name: 'Destinations by category' });
  await chips.scrollIntoViewIfNeeded();
  await chips.getByRole('link', { name: /^Mountain/ }).click();
  await expect(page.getByRole('link', { name: 'See all mountain destinations' })).toHaveAttribute(
    'href',
    '/allTouristSpots?category=mountain',
  );
  await expect(chips.getByRole('link', { name: /^Mountain/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page).toHaveURL(/\/$/);
});

test(
  'Home: the identity SDK stays away until someone has signed in, in whatever tab',
  { tag: '@once' },
  async ({ page, context }) => {
    const sdk: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('firebase-identity')) sdk.push(request.url());
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
    expect(sdk).toEqual([]);

    const other = await context.newPage();
    const email = someone('elsewhere');
    await haveAccount(other, email);
    await other.goto('/login');
    await signIn(other, email);
    const logout = page.getByRole('button', { name: 'Logout' });
    await expect(logout).toBeVisible();
    expect(sdk).toHaveLength(1);
    await other.close();

    // the stored data of the identity SDK alone is enough, too
    await page.evaluate(() => localStorage.removeItem('session'));
    await page.reload();
    await expect(logout).toBeVisible();
  },
);

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and what is started by hand does', async ({ page }) => {
    await page.goto('/');
    await alive(page);
    const strip = page.locator('.strip');
    expect(await strip.evaluate((element) => element.getAnimations().length)).toBe(0);
    const play = page.getByRole('button', { name: 'Play Slideshow' });
    await play.click();
    await expect
      .poll(() => strip.evaluate((element) => element.getAnimations().map((one) => one.playState)))
      .toEqual(['running']);
    expect(
      await strip.evaluate(
        (element) => element.getAnimations()[0]?.effect?.getComputedTiming().duration,
      ),
    ).toBe(64_000);
  });
});
