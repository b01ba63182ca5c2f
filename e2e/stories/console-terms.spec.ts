import { haveAgency } from '../agency.ts';
import { checkA11y, checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { signIn, someone } from '../traveler.ts';

test('the owner makes terms and the next version of them, and an exception after a storm @once', async ({
  page,
}) => {
  test.slow();
  const owner = someone('terms-agency');
  const name = `Treks of ${owner.split('@')[0]}`;
  const heading = (text: string) => page.getByRole('heading', { name: text, exact: true });
  const dialog = page.getByRole('dialog');
  await haveAgency(page, owner);
  await page.goto('/admin/terms');
  await signIn(page, owner);
  await expect(heading('Cancellation terms')).toBeVisible();
  await expect(page.getByText('Usual terms').first()).toBeVisible();
  await checkA11y(page);

  await page.getByRole('button', { name: 'New terms' }).click();
  await dialog.getByRole('button', { name: 'Create terms' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await checkA11y(page);
  await dialog.getByLabel('Start from').selectOption('Moderate');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await expect(dialog.getByText(/^Until 5 days before the travel date/)).toBeVisible();
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Create terms' }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('listitem').filter({ has: heading(name) });
  await expect(row.getByText(/Version 1, .* not used by any destination/)).toBeVisible();
  await row.getByRole('button', { name: 'Change...' }).click();
  await dialog.getByLabel('Until').first().fill('6');
  await dialog.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText(/^Until 6 days before the travel date/)).toBeVisible();
  await row.getByText('1 earlier version').click();
  await expect(row.getByText(/^Until 5 days before the travel date/)).toBeVisible();
  await checkA11y(page);
  await row.getByRole('button', { name: 'Retire...' }).click();
  await dialog.getByRole('button', { name: 'Retire', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByText(/^Retired \(/).click();
  await expect(row.getByText(/not used for new bookings/)).toBeVisible();

  const reason = `The pass is closed (${owner}).`;
  await page.getByRole('button', { name: 'New exception' }).click();
  await dialog.getByLabel('Where').selectOption('One destination');
  await dialog.getByRole('button', { name: 'Create exception' }).click();
  await expect(dialog.getByText('Choose a destination.')).toBeVisible();
  await checkA11y(page);
  await dialog.getByRole('combobox', { name: 'Destination' }).fill('taj');
  await dialog.getByRole('option', { name: /Taj Mahal/ }).click();
  await dialog.getByLabel(/^First travel date/).fill('2098-04-10');
  await dialog.getByLabel(/^Last travel date/).fill('2098-04-20');
  await dialog.getByLabel(/^Reason/).fill(reason);
  await dialog.getByRole('button', { name: 'Create exception' }).click();
  await expect(dialog).toBeHidden();
  const exception = page.getByRole('listitem').filter({ hasText: reason });
  await expect(exception.getByRole('heading', { name: /Taj Mahal/ })).toBeVisible();
  await expect(exception).toContainText('Trips starting from Apr 10, 2098 to Apr 20, 2098');
  await checkA11yAtEnd(page);
  await exception.getByRole('button', { name: 'End it...' }).click();
  await dialog.getByRole('button', { name: 'End it', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByText(/^Ended and past \(/).click();
  await expect(exception.getByText(/ended on/)).toBeVisible();
  await checkA11y(page);
});
