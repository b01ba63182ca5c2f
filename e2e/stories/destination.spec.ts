import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from '../fixtures.ts';

async function pathOf(page: Page, search: string): Promise<string> {
  const answer = await page.request.get(`/api/allSpots?search=${search}&limit=1`);
  const [spot] = (await answer.json()) as { _id: string }[];
  return `/allTouristSpots/touristSpot/${spot?._id}`;
}
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a destination shows the trip before anyone books it', async ({ page }) => {
  await page.goto(await pathOf(page, 'istanbul'));
  await expect(page.locator('html[data-ready]')).toBeAttached();
  for (const name of [
    'Highlights',
    'Day by day',
    'Where to meet',
    'What to bring',
    'What’s included',
    'If your plans change',
  ]) {
    await expect(part(page, name)).toBeVisible();
  }
  await expect(part(page, 'Where to meet')).toContainText('10:00 AM on your first day');
  await expect(part(page, 'What’s included')).toContainText('Not included: Museum tickets');
  await expect(part(page, 'If your plans change')).toContainText(
    /Free cancellation until 48 hours before the travel date\u200B?: all of your \$\d+ back/,
  );

  await page.getByRole('spinbutton', { name: 'Days' }).fill('7');
  const days = part(page, 'Day by day').getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.last()).toContainText('then home');
  await expect(days.nth(5)).toContainText('Free day');

  await page.getByRole('tab', { name: 'Booking' }).click();
  await expect(page).toHaveURL(/\?tab=booking$/);
  await expect(part(page, 'What’s included')).toBeInViewport();
  await checkA11y(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sections of a destination are there, with links to them', async ({ page }) => {
    await page.goto(await pathOf(page, 'istanbul'));
    await expect(part(page, 'Day by day').getByRole('listitem')).toHaveCount(3);
    await expect(part(page, 'Where to meet')).toBeVisible();
    await page.getByRole('tab', { name: 'Booking' }).click();
    await expect(page).toHaveURL(/#booking$/);
    await expect(part(page, 'What’s included')).toBeInViewport();
  });
});

test('a sample review is marked as one', async ({ page }) => {
  await page.goto(await pathOf(page, 'hunza'));
  const samples = part(page, 'Sample reviews');
  await expect(samples.getByText('Harpreet Singh')).toBeVisible();
  await expect(samples.getByText('Sample, not a real review')).toBeVisible();
});

test('what is pressed before a destination responds counts afterward', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(await pathOf(page, 'istanbul'), { waitUntil: 'domcontentloaded' });
  const days = page.getByRole('spinbutton', { name: 'Days' });
  // on phones, the rest of the page is displayed once the first screenful is shown
  const more = page.getByRole('button', { name: 'One more day' });
  const before = Number(await page.locator('input[name=days]').inputValue());
  for (let press = 0; press < 3; press += 1) await more.click();
  await page.getByRole('button', { name: /^Favorite/ }).click();
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(days, 'nothing responds yet').toHaveValue(String(before));

  release();
  await expect(days).toHaveValue(String(before + 3));
  await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('html[data-theme]')).toBeAttached();

  // when the field loses the focus, the button is rendered again between the press and the release
  await days.fill('7');
  await more.click();
  await expect(days).toHaveValue('8');
});
