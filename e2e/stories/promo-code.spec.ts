import type { Page } from '@playwright/test';
import { AGENCY_ENV, haveAgency } from '../agency.ts';
import { checkA11y, expect, test as base } from '../fixtures.ts';
import { typeCard } from '../payment/card-field.ts';
import { openAsCompanion } from '../trip-page.ts';
import { dayFromNow, demoSpot, haveAccount, signIn, someone } from '../traveler.ts';

// on a server of its own, because its promo codes are for all destinations
const test = base.extend({ serverEnv: [{ ...AGENCY_ENV, CHARGE: 'total' }, { scope: 'worker' }] });

/** The agency makes a code of 10%. The first try lacks the percentage. */
async function makeCode(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Promo codes', level: 1 })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('Harbor 10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await page.getByLabel('Percent', { exact: true }).fill('10');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Harbor 10/ })).toBeVisible();
}

async function applyCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Your code');
  if (!(await field.isVisible())) await page.getByText('Have a code?').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

test('a traveler books with a code, removes and adds it where they pay, and pays', async ({
  browser,
  page,
  watch,
}) => {
  test.slow();
  watch.expect(/status of 409.*quotes/);
  const [owner, traveler] = [someone('code-agency'), someone('code-traveler')];
  await haveAgency(page, owner);
  await haveAccount(page, traveler);
  const { _id: id } = await demoSpot(page);
  await page.goto(`/login?from=${encodeURIComponent(`/booking?spot=${id}`)}`);
  const console = `/login?from=${encodeURIComponent('/admin/promo-codes')}`;
  const office = await openAsCompanion(browser, new URL(console, page.url()).href);
  await signIn(office.page, owner);
  await makeCode(office.page);

  await signIn(page, traveler);
  await page.getByLabel(/^Travel date/).fill(dayFromNow(30));
  await applyCode(page, 'harbor50');
  await expect(page.getByText(/^This code is not valid for this trip\./)).toBeVisible();
  await applyCode(page, ' HARBOR10 ');
  await expect(page.getByText('Code Harbor 10', { exact: true }).first()).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page).not.toHaveURL(/\/booking\?/);
  await page
    .getByRole('link', { name: /Pay Now/ })
    .first()
    .click();

  await expect(page.getByText('Code Harbor 10', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Have a code?')).toBeVisible();
  await applyCode(page, 'harbor 10');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await checkA11y(page);
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Payment successful').first()).toBeVisible();

  await office.page.reload();
  await expect(office.page.getByText(/1 booking, \$/)).toBeVisible();
  await checkA11y(office.page);
  await office.close();
});
