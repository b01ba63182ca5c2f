import { openDaysAndPlaces } from '../agency.ts';
import { checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { haveAccount, signIn, someone } from '../traveler.ts';

test('an owner plans two departures a day, and a traveler books one, moves to the other and is on the board', async ({
  page,
  browser,
}) => {
  const owner = someone('times-agency');
  const name = `Dunes of ${owner}`;
  const id = await openDaysAndPlaces(page, owner, name);
  await page.getByRole('radio', { name: /Fixed departures/ }).check();
  await page.getByRole('textbox', { name: 'Places' }).fill('2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Plan departures' })).toBeVisible();
  await page.getByRole('button', { name: 'Tuesday', exact: true }).last().click();
  await page.getByRole('button', { name: 'Add a start time' }).click();
  await page.getByLabel('Time 1', { exact: true }).fill('09:00');
  await page.getByRole('button', { name: 'Another start time' }).click();
  await page.getByLabel('Time 2', { exact: true }).fill('14:00');
  await page.getByRole('button', { name: 'Create 40 departures' }).click();
  await expect(page.getByText('This rule adds no new departures.')).toBeVisible();
  await checkA11yAtEnd(page);

  const traveler = await (await browser.newContext()).newPage();
  const ada = someone('times-ada');
  await traveler.goto(`/login?from=${encodeURIComponent(`/allTouristSpots/touristSpot/${id}`)}`);
  await haveAccount(traveler, ada);
  await signIn(traveler, ada);
  await traveler
    .getByRole('radio', { name: /2:00 PM/ })
    .first()
    .check();
  await checkA11yAtEnd(traveler);
  const book = traveler.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first();
  await book.click();
  await expect(traveler.getByRole('radio', { name: /2:00 PM/ }).first()).toBeChecked();
  await traveler.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(traveler.getByRole('region', { name: 'Your new booking' })).toContainText('2:00 PM');
  await expect(traveler.getByText('2:00 PM (local time)').filter({ visible: true })).toBeVisible();

  await traveler
    .getByRole('link', { name: /^Update/ })
    .filter({ visible: true })
    .first()
    .click();
  await traveler
    .getByRole('radio', { name: /9:00 AM/ })
    .first()
    .check();
  await checkA11yAtEnd(traveler);
  await traveler.getByRole('button', { name: /^Update/ }).click();
  await expect(traveler.getByText('9:00 AM (local time)').filter({ visible: true })).toBeVisible();
  await traveler.context().close();

  await page.goto('/admin/departures');
  await page
    .getByRole('link', { name: new RegExp(`${name}`) })
    .first()
    .waitFor();
  const manifest = page.getByRole('link', { name }).first();
  const day = /\d{4}-\d\d-\d\d/.exec((await manifest.getAttribute('href')) ?? '')?.[0] ?? '';
  await page.goto(`/admin/departures/week?day=${day}&offerId=${id}`);
  await expect(page.getByText('9:00 AM').first()).toBeVisible();
  await expect(page.getByText('1 / 2').first()).toBeVisible();
  await checkA11yAtEnd(page);
});
