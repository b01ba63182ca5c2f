import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

export const PASSWORD = 'Sail!away7';

/** An address of its own for each test and project: the rows of one server stay. */
export function someone(name: string): string {
  return `${name}-${test.info().project.name}-${test.info().repeatEachIndex}@example.com`;
}

/** The calendar day so many days from now, here. */
export function dayFromNow(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/**
 * A form that is alive: what is typed before makes the page taller once its script runs, and a click that is
 * faster than any hand would miss the button then.
 */
async function formAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Fills the register form that is open. */
export async function typeRegistration(page: Page, name: string, email: string): Promise<void> {
  await formAlive(page);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
}

/** Fills the register form that is open, and sends it. */
export async function fillRegistration(page: Page, name: string, email: string): Promise<void> {
  await typeRegistration(page, name, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Registers by the form, and arrives where the visitor wanted to go. */
export async function register(page: Page, email: string, wanted: string): Promise<void> {
  await page.goto(`/register?from=${encodeURIComponent(wanted)}`);
  await fillRegistration(page, 'Grace Hopper', email);
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
}

/** An account without the form: what a story only needs to begin. Answers its ID token. */
export async function haveAccount(page: Page, email: string): Promise<string> {
  const address = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=wayfarer-web';
  const data = { email, password: PASSWORD, displayName: 'Grace Hopper', returnSecureToken: true };
  const answer = await page.request.post(address, { data });
  expect(answer.status()).toBe(200);
  const { idToken } = (await answer.json()) as { idToken: string };
  return idToken;
}

/** Fills the login form that is open, and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await formAlive(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** On the page of a destination: two adults and a child travel. */
export async function chooseFamily(page: Page): Promise<void> {
  const party = page.locator('summary').filter({ hasText: 'Travelers' }).filter({ visible: true });
  await party.click();
  for (const name of ['More adults', 'More children'])
    await page.getByRole('button', { name }).filter({ visible: true }).click();
  await expect(party).toContainText('2 adults, 1 child');
}

/** A booking without the form, of two days for $70 each. Answers its id. */
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

/** A destination of the demonstration: the first of a list may be another story's, gone in a moment. */
export async function demoSpot(
  page: Page,
): Promise<{ _id: string; spot: string; average_cost: string }> {
  const answer = await page.request.get('/api/allSpots?search=Taj%20Mahal&limit=1');
  const [spot] = (await answer.json()) as { _id: string; spot: string; average_cost: string }[];
  if (spot?.spot !== 'Taj Mahal') throw new Error('the demonstration has no Taj Mahal');
  return spot;
}
