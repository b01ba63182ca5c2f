import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

export const PASSWORD = 'Sail!away7';

/** A unique email address for each test and project, because rows persist on the server. */
export function someone(name: string): string {
  return `${name}-${test.info().project.name}-${test.info().repeatEachIndex}@example.com`;
}

/** The calendar day that is a number of days from now, in this machine's time zone. */
export function dayFromNow(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/**
 * Waits until the page's script runs. If text is typed before that, the page becomes taller once the script runs, so
 * that an automated click could miss the button.
 */
async function formAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Fills the open registration form. */
export async function typeRegistration(page: Page, name: string, email: string): Promise<void> {
  await formAlive(page);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
}

/** Fills and submits the open registration form. */
export async function fillRegistration(page: Page, name: string, email: string): Promise<void> {
  await typeRegistration(page, name, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Registers with the form and arrives at the page that the visitor had requested. */
export async function register(page: Page, email: string, wanted: string): Promise<void> {
  await page.goto(`/register?from=${encodeURIComponent(wanted)}`);
  await fillRegistration(page, 'Grace Hopper', email);
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
}

/** Creates an account without the form, for stories that only need one. Returns its ID token. */
export async function haveAccount(page: Page, email: string): Promise<string> {
  const address = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=wayfarer-web';
  const data = { email, password: PASSWORD, displayName: 'Grace Hopper', returnSecureToken: true };
  const answer = await page.request.post(address, { data });
  expect(answer.status()).toBe(200);
  const { idToken } = (await answer.json()) as { idToken: string };
  return idToken;
}

/** Fills and submits the open login form. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await formAlive(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Chooses two adults and a child on the page of a destination. */
export async function chooseFamily(page: Page): Promise<void> {
  const party = page.locator('summary').filter({ hasText: 'Travelers' }).filter({ visible: true });
  await party.click();
  for (const name of ['More adults', 'More children'])
    await page.getByRole('button', { name }).filter({ visible: true }).click();
  await expect(party).toContainText('2 adults, 1 child');
}

/** Creates a booking of two days at $70 each, without the form. Returns its id. */
export async function haveBooking(page: Page, token: string, inDays = 30): Promise<string> {
  const answer = await page.request.post('/api/bookings', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      travelSpot: 'Taj Mahal',
      travelCountry: 'India',
      travelCost: '$70',
      travelSeason: 'Winter (December - February)',
      travelName: 'Grace Hopper',
      travelDate: dayFromNow(inDays),
      travelDuration: 2,
    },
  });
  expect(answer.status()).toBe(201);
  const { _id } = (await answer.json()) as { _id: string };
  return _id;
}

/** A destination of the demo data. The first in a list may belong to another story, which will delete it. */
export async function demoSpot(
  page: Page,
): Promise<{ _id: string; spot: string; average_cost: string }> {
  const answer = await page.request.get('/api/allSpots?search=Taj%20Mahal&limit=1');
  const [spot] = (await answer.json()) as { _id: string; spot: string; average_cost: string }[];
  if (spot?.spot !== 'Taj Mahal') throw new Error('the demonstration has no Taj Mahal');
  return spot;
}
