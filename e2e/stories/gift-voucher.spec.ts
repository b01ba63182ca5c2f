import { haveAgency } from '../agency.ts';
import { checkA11y, checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { openAsCompanion } from '../trip-page.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

test('staff issue a gift voucher, and a traveler pays a trip with it', async ({
  browser,
  page,
}) => {
  test.slow();
  const traveler = someone('gift-traveler');
  const token = await haveAccount(page, traveler);
  const id = await haveBooking(page, token, 30);
  const owner = someone('gift-agency');
  await haveAgency(page, owner);
  await page.goto(`/login?from=${encodeURIComponent('/admin/gifts')}`);
  await signIn(page, owner);

  await page.getByRole('button', { name: 'Issue a voucher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue a gift voucher' });
  await dialog.getByLabel(/^Amount/).fill('200');
  await dialog.getByLabel('Note').fill(`For ${traveler}`);
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Issue the voucher' }).click();
  const shown = page.getByRole('dialog', { name: 'Gift voucher for $200.00' });
  const code = await shown.getByLabel('Code').inputValue();
  expect(code).toMatch(/^(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  await checkA11y(page);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`Ending in ${code.slice(-4)}`).first()).toBeVisible();
  await checkA11yAtEnd(page);

  const payment = `/login?from=${encodeURIComponent(`/payment/${id}`)}`;
  const companion = await openAsCompanion(browser, new URL(payment, page.url()).href);
  const { page: phone } = companion;
  await signIn(phone, traveler);
  await phone.getByRole('button', { name: 'Use a gift voucher' }).click();
  const pay = phone.getByRole('dialog', { name: 'Pay with a gift voucher' });
  await pay.getByLabel('Code').fill('0000 0000 0000 0000 0000');
  await pay.getByRole('button', { name: 'Use the voucher' }).click();
  await expect(pay.getByRole('alert').first()).toContainText("can't be used");
  await pay.getByLabel('Code').fill(code.toLowerCase());
  await pay.getByRole('button', { name: 'Use the voucher' }).click();
  await expect(phone).toHaveURL(/\/bookings$/);
  await companion.close();

  await page
    .getByRole('link', { name: `Ending in ${code.slice(-4)}` })
    .first()
    .click();
  await expect(page.getByText('Used to pay')).toBeVisible();
  await expect(page.getByText('$60.00').first()).toBeVisible();
  await checkA11yAtEnd(page);
});
