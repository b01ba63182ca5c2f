import type { Page } from '@playwright/test';
import { haveAgency } from '../agency.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { haveAccount, signIn, someone } from '../traveler.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Signs in as the owner. A sign-in has the owner's permissions only from a second after the address was confirmed. */
async function enter(page: Page, owner: string): Promise<void> {
  await haveAgency(page, owner);
  await page.goto('/admin');
  await signIn(page, owner);
  await expect(today(page)).toBeVisible();
}

/** The panel of today's departures. It identifies the console's start screen, whose heading is only the date. */
const today = (page: Page) => page.getByRole('region', { name: 'Departing today' });

test('an owner finds the console, by pointer and by keyboard', async ({ page, isMobile }) => {
  test.slow();
  await enter(page, someone('console-agency'));
  await expect(page).toHaveTitle('Today · Console | Wayfarer');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('Test mode, no real money').first()).toBeAttached();
  await checkA11y(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Where to?' })).toBeFocused();
  await page.keyboard.type('check');
  await checkA11y(page);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check-in')).toBeVisible();
  await expect(page).toHaveTitle('Check-in · Console | Wayfarer');
  // the second key must follow within 1.5 s, which a busy machine may exceed
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(today(page)).toBeVisible({ timeout: 3000 });
  }).toPass();

  if (isMobile) {
    await page.getByRole('button', { name: 'More' }).click();
    await checkA11y(page, '#console-more');
    await page.getByRole('link', { name: 'View site' }).last().click();
  } else {
    await page.getByRole('button', { name: /Owner/ }).click({ timeout: 10_000 });
    await checkA11y(page);
    await page.getByRole('link', { name: 'View site' }).first().click();
  }
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Console' }).click();
  await expect(today(page)).toBeVisible();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBe(0);
});

/** On a desktop, other stories use these screens. */
test('every screen of the console fits a phone, and is accessible there @phone', async ({
  page,
}) => {
  test.slow();
  const { width, height: usual } = page.viewportSize() ?? { width: 390, height: 844 };
  await enter(page, someone('third-agency'));
  await page.getByRole('button', { name: 'More' }).click();
  const screens = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({ path: link.getAttribute('href'), title: link.textContent })),
    );
  expect(screens.length).toBeGreaterThan(12);
  for (const { path, title } of screens) {
    await page.goto(path ?? '');
    await expect(page).toHaveTitle(`${title} · Console | Wayfarer`);
    await page.waitForLoadState('networkidle');
    // if the whole screen is visible, the bottom bar covers nothing
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, usual) });
    await checkA11y(page);
    await page.setViewportSize({ width, height: usual });
  }
});

test('a traveler learns that the console is not theirs, and nothing is kept @once', async ({
  page,
}) => {
  const traveler = someone('curious');
  await haveAccount(page, traveler);
  await page.goto('/admin');
  await signIn(page, traveler);
  await expect(heading(page, 'This area is for the agency’s staff')).toBeVisible();
  await checkA11y(page);
  for (const [path, status] of [
    ['/admin', 200],
    ['/admin/check-in', 200],
    ['/admin/nowhere', 404],
  ] as const) {
    const answer = await page.request.get(path);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
      path,
      status,
      'no-store',
    ]);
  }
});
