import type { Locator, Page } from '@playwright/test';
import { haveConfirmed } from '../agency.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { signIn, someone } from '../traveler.ts';

/** Presses Tab until an element has the focus, as someone without a mouse would. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let pressed = 0; pressed < 90; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement)))
      return;
  }
  throw new Error('no number of presses of Tab reaches it');
}

/** The id of a destination of the demonstration. */
async function idOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`/api/allSpots?search=${encodeURIComponent(name)}&limit=1`);
  const [spot] = (await answer.json()) as { _id: string; spot: string }[];
  expect(spot?.spot).toBe(name);
  return spot?._id ?? '';
}

/** Opens a destination as a traveler who is signed in. */
async function openAs(page: Page, name: string, destination: string): Promise<string> {
  const id = await idOf(page, destination);
  const email = someone(name);
  await page.goto(`/login?from=${encodeURIComponent(`/allTouristSpots/touristSpot/${id}`)}`);
  await haveConfirmed(page, email);
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: destination })).toBeVisible();
  return id;
}

const visible = (found: Locator) => found.filter({ visible: true });

async function bookByKeys(page: Page): Promise<void> {
  await tabTo(page, visible(page.getByRole('link', { name: 'Book Now' })));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Book your trip' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Confirm booking' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your new booking' })).toBeVisible();
}

test('a departure is chosen and booked by keyboard alone', async ({ page }) => {
  await openAs(page, 'keys-dunes', 'Erg Chebbi Dunes');
  const list = page.getByRole('group', { name: /^Departures in/ });
  await tabTo(page, page.getByRole('button', { name: 'Next month' }));
  await page.keyboard.press('Enter');
  await tabTo(page, list.getByRole('radio'));
  await page.keyboard.press('Space');
  const chosen = () =>
    list
      .getByRole('radio')
      .evaluateAll((all) => all.findIndex((one) => one === document.activeElement && one.matches(':checked'))); // prettier-ignore
  const first = await chosen();
  expect(first).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).toBeGreaterThan(first);
  await expect(page.getByText('There is room for you.')).toBeVisible();
  await bookByKeys(page);
});

test('days are reached by arrow keys, and a full one is waited for, by keyboard alone', async ({
  page,
}) => {
  const id = await openAs(page, 'keys-towers', 'Petronas Towers and KLCC');
  const { days, today } = await calendarOf(page, id);
  const full = days.find(({ left }) => left === 0)?.day ?? '';
  expect(full > today, 'the demonstration has a full day').toBe(true);

  const cells = page.getByRole('grid').getByRole('button');
  await tabTo(page, cells);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  const focused = page.locator(':focus');
  for (let pressed = 0; pressed < 60; pressed += 1) {
    const day = (await focused.getAttribute('data-day')) ?? '';
    if (day === full) break;
    await page.keyboard.press(day < full ? 'ArrowRight' : 'ArrowLeft');
    await expect(focused).not.toHaveAttribute('data-day', day);
  }
  await expect(focused).toHaveAttribute('data-day', full);
  await expect(focused).toHaveAccessibleName(/, full$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ is full\./).first()).toBeVisible();
  await checkA11y(page);

  await tabTo(page, page.getByRole('button', { name: 'Join the waiting list' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Join the waiting list?' });
  await tabTo(page, dialog.getByRole('button', { name: 'Join the waiting list' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('You’re first in line.')).toBeFocused();

  // the nearest day with free places, which is in the same response
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveRole('button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is room for you.')).toBeFocused();
  await bookByKeys(page);
});

async function calendarOf(page: Page, id: string) {
  const day = (at: number) => new Date(Date.now() + at * 86_400_000).toISOString().slice(0, 10);
  const asked = `/api/allSpots/${id}/availability?from=${day(0)}&to=${day(60)}`;
  const answer = await page.request.get(asked);
  return (await answer.json()) as { today: string; days: { day: string; left: number | null }[] };
}
