import type { Page } from '@playwright/test';
import { AGENCY_ENV, haveAgency } from '../agency.ts';
import { expect, test as base } from '../fixtures.ts';
import { haveAccount, signIn, someone } from '../traveler.ts';

const test = base.extend<object, object>({ serverEnv: [AGENCY_ENV, { scope: 'worker' }] });

/** Removes the sign-in from the browser, as if the session had expired. */
async function loseSession(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const done = (request: EventTarget, event: string) =>
      new Promise((resolve) => {
        request.addEventListener(event, resolve, { once: true });
      });
    const opened = indexedDB.open('firebaseLocalStorageDb');
    await done(opened, 'success');
    const act = opened.result.transaction('firebaseLocalStorage', 'readwrite');
    act.objectStore('firebaseLocalStorage').clear();
    await done(act, 'complete');
    opened.result.close();
  });
  await page.reload();
}

/** Types a text until it is kept. The script that keeps typed text loads later than the page. */
async function typeUntilKept(page: Page, label: RegExp, text: string): Promise<void> {
  await expect(async () => {
    await page.getByLabel(label).first().fill('');
    await page.getByLabel(label).first().fill(text);
    const kept = await page.evaluate(() => sessionStorage.getItem('typed-input'));
    expect(kept).toContain(text);
  }).toPass();
}

test('a session that is gone after a reload loses nothing that was typed, in the console and on the site', async ({
  page,
}) => {
  test.slow();
  const owner = someone('typing-agency');
  await haveAgency(page, owner);
  await page.goto('/login?from=/admin/bookings/new');
  await signIn(page, owner);
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible();
  await typeUntilKept(page, /name/i, 'Ruth Adler');
  await loseSession(page);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, owner);
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible();
  await expect(page.getByText('What you typed is back')).toBeVisible();
  await expect(page.getByLabel(/name/i).first()).toHaveValue('Ruth Adler');

  await page.goto('/admin/settings');
  await typeUntilKept(page, /^Opening hours/, 'Mon to Fri, 9 to 5');
  await loseSession(page);
  await signIn(page, owner);
  await expect(page.getByLabel(/^Opening hours/)).toHaveValue('Mon to Fri, 9 to 5');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();

  await page.goto('/account');
  await typeUntilKept(page, /^Full Name/, 'Half Typed');
  await loseSession(page);
  // someone else signs in
  const other = someone('other-typing');
  await haveAccount(page, other);
  await signIn(page, other);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('Grace Hopper');
  expect(await page.evaluate(() => sessionStorage.getItem('typed-input'))).toBeNull();
});
