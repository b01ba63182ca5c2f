import type { Browser, Page } from '@playwright/test';
import { openDaysAndPlaces } from '../agency.ts';
import { checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { haveAccount, signIn, someone } from '../traveler.ts';

async function travelerAt(browser: Browser, name: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const email = someone(name);
  await page.goto(`/login?from=${encodeURIComponent(address)}`);
  await haveAccount(page, email);
  await signIn(page, email);
  return page;
}

async function bookFirst(page: Page): Promise<void> {
  const list = page.getByRole('group', { name: /^Departures in/ });
  await list.first().getByRole('radio').first().check();
  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book your trip' })).toBeVisible();
}

test('an owner plans twenty Tuesdays, and two travelers want the last place of one @once', async ({
  page,
  browser,
}) => {
  const owner = someone('departures-agency');
  const name = `Dunes of ${owner}`;
  const id = await openDaysAndPlaces(page, owner, name);

  await page.getByRole('radio', { name: /Fixed departures/ }).check();
  await page.getByRole('textbox', { name: 'Places' }).fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Plan departures' })).toBeVisible();
  await page.getByRole('button', { name: 'Tuesday', exact: true }).last().click();
  await page.getByRole('button', { name: 'Create 20 departures' }).click();
  await expect(page.getByText('This rule adds no new departures.')).toBeVisible();
  await checkA11yAtEnd(page);

  const address = `/allTouristSpots/touristSpot/${id}`;
  const ada = await travelerAt(browser, 'departures-ada', address);
  const bob = await travelerAt(browser, 'departures-bob', address);
  await bookFirst(ada);
  await bookFirst(bob);
  await ada.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(ada.getByRole('region', { name: 'Your new booking' })).toBeVisible();
  await bob.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(bob.getByText(/is full\./).first()).toBeVisible();
  await expect(bob.getByText('Nearest days with room:')).toBeVisible();
  await bob
    .getByRole('button', { name: /^Tue, / })
    .first()
    .click();
  await checkA11yAtEnd(bob);
  await bob.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(bob.getByRole('region', { name: 'Your new booking' })).toBeVisible();

  await page.goto('/admin/departures');
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByText('1 of 1').first()).toBeVisible();
  await ada.context().close();
  await bob.context().close();
});
