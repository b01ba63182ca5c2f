import type { Page } from '@playwright/test';
import { haveAgency } from '../agency.ts';
import { cardField, typeCard } from '../payment/card-field.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { openAsCompanion } from '../trip-page.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

/** Two days at $70 each; the first one is paid when booking. */
const TRIP = { first: '$70', rest: '$70.00', total: '$140' };
const MESSAGE = 'See you at the gate! Please pay by Friday.';

/** The link in the latest email to an address. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  const link = async () => {
    const outbox = await page.request.get('/api/outbox');
    const mails = (await outbox.json()) as { to: string; text: string }[];
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
    return texts.map((text) => /\/pay#[\w-]+/.exec(text)?.[0]).find(Boolean) ?? '';
  };
  await expect.poll(link).not.toBe('');
  return link();
}

async function askFor(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask for payment...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask Grace Hopper for payment' });
  if (amount !== TRIP.rest) {
    await dialog.getByLabel('Another amount').check();
    await dialog.getByLabel(/^Amount/).fill(amount.replace('$', ''));
  }
  await dialog.getByLabel(/^Message/).fill(MESSAGE);
  await checkA11y(page);
  await dialog.getByRole('button', { name: `Ask for ${amount}` }).click();
}

test('staff ask for a payment by a link, and someone else pays it without an account', async ({
  browser,
  page,
}) => {
  test.slow();
  const traveler = someone('link-traveler');
  const id = await haveBooking(page, await haveAccount(page, traveler), 30);
  const owner = someone('link-agency');
  await haveAgency(page, owner);
  await page.goto(`/login?from=${encodeURIComponent(`/admin/bookings/${id}`)}`);
  await signIn(page, owner);
  await askFor(page, TRIP.rest);
  const made = page.getByRole('dialog', { name: `Payment link for ${TRIP.rest}` });
  await expect(made.getByText(`The link is on its way to ${traveler}.`)).toBeVisible();
  await made.getByRole('button', { name: 'Done' }).click();

  const link = await linkMailedTo(page, traveler);
  const someoneElse = await openAsCompanion(browser, new URL(link, page.url()).href);
  const theirs = someoneElse.page;
  await expect(theirs.getByRole('heading', { level: 1, name: 'Pay for a trip' })).toBeVisible();
  await expect(theirs.getByText(MESSAGE)).toBeVisible();
  for (const personal of ['Hopper', traveler]) {
    await expect(theirs.getByRole('main')).not.toContainText(personal);
  }
  await expect(cardField(theirs).locator('input[name="cardnumber"]')).toBeVisible();
  await checkA11y(theirs);
  await typeCard(theirs, '4242424242424242');
  await theirs.getByRole('button', { name: `Pay ${TRIP.first}` }).click();
  const thanks = theirs.getByRole('heading', { name: 'This is paid. Thank you.' });
  await expect(thanks).toBeVisible();
  await checkA11y(theirs);
  await theirs.reload();
  await expect(thanks).toBeVisible();
  expect(someoneElse.asked.filter((url) => url.includes(link.slice('/pay#'.length)))).toEqual([]);
  await someoneElse.close();

  await page.reload();
  const links = page.getByRole('region', { name: 'Payment links' });
  await expect(links.getByText('Paid', { exact: true })).toBeVisible();
  await checkA11y(page);
  await askFor(page, '$30.00');
  const second = page.getByRole('dialog', { name: 'Payment link for $30.00' });
  const url = await second.getByLabel('Link', { exact: true }).inputValue();
  await second.getByRole('button', { name: 'Done' }).click();
  await links.getByRole('button', { name: 'End...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click();
  await expect(links.getByText('Ended', { exact: true })).toBeVisible();
  const late = await openAsCompanion(browser, url);
  await expect(late.page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await late.close();
});

test('a traveler makes a link, and someone else pays the first payment with it', async ({
  browser,
  page,
}) => {
  const traveler = someone('own-link');
  const id = await haveBooking(page, await haveAccount(page, traveler), 30);
  await page.goto(`/login?from=${encodeURIComponent(`/payment/${id}`)}`);
  await signIn(page, traveler);
  await page.getByRole('button', { name: 'Someone else pays' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else pays' });
  await expect(dialog.getByText(TRIP.first)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Payment link').inputValue();
  await checkA11y(page);

  const someoneElse = await openAsCompanion(browser, link);
  const theirs = someoneElse.page;
  await expect(cardField(theirs).locator('input[name="cardnumber"]')).toBeVisible();
  await typeCard(theirs, '4242424242424242');
  await theirs.getByRole('button', { name: `Pay ${TRIP.first}` }).click();
  await expect(theirs.getByRole('heading', { name: 'This is paid. Thank you.' })).toBeVisible();
  await someoneElse.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This booking is paid' })).toBeVisible();
});

test('a link that was cut off, or never existed, says so @once', async ({ page, watch }) => {
  watch.expect(/status of 404.*paymentLinks/);
  await page.goto('/pay');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await page.goto('/pay#x');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await checkA11y(page);
});
