import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from '../fixtures.ts';

const filters = (page: Page) =>
  page.getByRole('navigation', { name: 'Active filters' }).getByRole('link');
const first = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).first();

test('a sentence becomes words and filters, each of which can be removed', async ({ page }) => {
  await page.goto('/allTouristSpots');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const search = page.getByRole('combobox', { name: 'Search destinations' });
  await search.fill('cheap beach in july');
  await search.press('Enter');
  await expect(filters(page)).toHaveText([
    /^Up to \$\d+ per adult, per day/,
    /^July/,
    'Clear filters',
  ]);
  await expect(page.getByRole('button', { name: /^Filters ?2 active$/ })).toBeVisible();
  await expect(first(page)).toHaveText('Railay Beach');
  await checkA11y(page);

  await filters(page).filter({ hasText: 'July' }).click();
  await expect(page).toHaveURL(/\?search=beach&maxCost=\d+$/);
  await expect(search).toHaveValue('beach');
  await expect(filters(page)).toHaveText([/^Up to \$\d+ per adult, per day/]);
});

test('a search without results says what it shows instead', async ({ page }) => {
  await page.goto('/allTouristSpots?search=vietnam+beach');
  await expect(
    page.getByText('Nothing matches all of “vietnam beach”. Showing the closest matches.'),
  ).toBeVisible();
  await expect(first(page)).toHaveText('Hoi An Ancient Town');

  await page.goto('/allTouristSpots?search=wine');
  await expect(page.getByText('No destinations found')).toBeVisible();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await checkA11y(page);
  const popular = page.getByRole('navigation', { name: 'Popular searches' });
  await popular.getByRole('link', { name: 'Weekend' }).click();
  // in the pseudo-language, the word has a mark
  await expect(page).toHaveURL(/\?search=Weekend(?:%E2%80%8B)?$/);
  await expect(filters(page)).toHaveText([/^1–3 days/]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence from Home shows its filters as links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Where' }).fill('beach in july');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/search=beach\+in\+july/);
    await expect(filters(page)).toHaveText([/^July/]);
    await expect(first(page)).toHaveText('Nusa Dua Beach');
    await filters(page).first().click();
    await expect(page).toHaveURL(/\?search=beach$/);
    await expect(page.getByRole('navigation', { name: 'Active filters' })).toBeHidden();
  });
});
