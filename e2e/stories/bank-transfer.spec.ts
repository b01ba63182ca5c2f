import type { Page } from '@playwright/test';
import { AGENCY_ENV, haveAgency } from '../agency.ts';
import { checkA11y, expect, test as base } from '../fixtures.ts';
import { openAsCompanion } from '../trip-page.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

// on a server of its own, because the agency's account is on every payment page of the site
const test = base.extend({ serverEnv: [{ ...AGENCY_ENV, CHARGE: 'day' }, { scope: 'worker' }] });

/** The agency gives its account. The IBAN is mistyped first. */
async function takeTransfers(page: Page): Promise<void> {
  await page.getByLabel('Take bank transfers').check();
  await page.getByLabel('Account holder').fill('Harbor Journeys');
  await page.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00');
  await expect(page.getByText('This IBAN has a mistake: please check it.')).toBeVisible();
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
}

test('a traveler pays by bank transfer, and the agency records the money', async ({
  browser,
  page,
}) => {
  test.slow();
  const [owner, traveler] = [someone('transfer-agency'), someone('transfer-traveler')];
  await haveAgency(page, owner);
  const id = await haveBooking(page, await haveAccount(page, traveler), 30);
  await page.goto(`/login?from=${encodeURIComponent(`/payment/${id}`)}`);
  const console = `/login?from=${encodeURIComponent('/admin/settings?group=money')}`;
  const office = await openAsCompanion(browser, new URL(console, page.url()).href);
  await signIn(office.page, owner);
  await takeTransfers(office.page);

  await signIn(page, traveler);
  await page.getByRole('button', { name: 'Pay by bank transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay by bank transfer' });
  await expect(dialog.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Pay by transfer' }).click();
  await expect(dialog.getByText(/^We’re expecting \$70 by /)).toBeVisible();
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^We’re expecting your transfer by /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the bank details' })).toBeVisible();

  await office.page.goto(new URL('/admin/bookings?transfer=expected', page.url()).href);
  await office.page.getByRole('link', { name: /^WF-/ }).or(office.page.getByRole('link', { name: 'Grace Hopper' })).filter({ visible: true }).first().click(); // prettier-ignore
  await expect(office.page.getByText(/^Bank transfer for the first payment, by /)).toBeVisible();
  await office.page.getByRole('button', { name: 'Receive payment' }).click();
  await office.page.getByRole('button', { name: 'Record $70.00' }).click();
  await expect(office.page.getByText('Received: Transfer')).toBeVisible();
  await expect(office.page.getByText(/^Bank transfer for the first payment/)).toBeHidden();
  await checkA11y(office.page);
  await office.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'This booking is paid' })).toBeVisible();
});
