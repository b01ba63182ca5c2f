import { haveAgency, liftLeadTime } from '../agency.ts';
import { checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

test('the agency sees its day, what a figure means, and the list behind it @once', async ({
  page,
}) => {
  const owner = someone('today-agency');
  await haveAgency(page, owner);
  await liftLeadTime(page, owner);
  const token = await haveAccount(page, someone('today-traveler'));
  await haveBooking(page, token, 3);
  await page.goto('/admin');
  await signIn(page, owner);
  const departing = page.getByRole('region', { name: 'Departing today' });
  await departing.getByRole('button', { name: 'What is “Departing today”?' }).click();
  await expect(departing.getByText(/^Booked trips whose first day is today/)).toBeVisible();
  const money = page.getByRole('region', { name: 'Money in over time' });
  await money.getByText('13 months').click();
  await checkA11yAtEnd(page);
  await page.getByRole('link', { name: '0–3 days' }).click();
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/balance=open/);
  await expect(page.getByText('Taj Mahal').first()).toBeVisible();
});
