import { checkA11y, expect, test } from '../fixtures.ts';
import { dayFromNow, demoSpot, register, someone } from '../traveler.ts';

test('books a trip from the catalog and finds it among the bookings @phone', async ({ page }) => {
  await register(page, someone('traveller'), '/bookings');
  await expect(page.getByText('No Bookings Yet!')).toBeVisible();
  await checkA11y(page);

  await page.getByRole('link', { name: 'New Booking' }).click();
  // the first destination is the newest and may belong to another story, which will delete it
  await page
    .getByRole('link', { name: /^View / })
    .last()
    .click();
  await expect(page).toHaveURL(/touristSpot/);
  const book = page.getByRole('link', { name: 'Book Now' }).first();
  await expect(book).toBeVisible();
  const spot = await page.getByRole('heading', { level: 1 }).innerText();
  await book.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book your trip' })).toBeVisible();
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue(spot);
  await page.getByLabel(/^Travel date/).fill(dayFromNow(40));
  await page.getByLabel(/^Duration/).fill('3');
  await checkA11y(page);

  await page.reload();
  await expect(page.getByLabel(/^Travel date/)).toHaveValue(dayFromNow(40));
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByText('Booking Added Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/allTouristSpots$/i);

  await page.goto('/bookings');
  await expect(page.getByText('Showing 1 of 1 booking', { exact: true })).toBeVisible();
  await expect(page.getByText(spot).first()).toBeVisible();
  await expect(page.getByText('Upcoming', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay Now/ })).toHaveAttribute(
    'href',
    /^\/payment\//,
  );
  await checkA11y(page);
});

test('changes a booking and deletes it @phone', async ({ page }) => {
  const spot = await demoSpot(page);
  await register(page, someone('changing'), '/aboutus');
  await page.goto(`/booking?spot=${spot._id}&date=${dayFromNow(30)}&days=3`);
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page).toHaveURL(/\/bookings$/);

  await page.getByRole('link', { name: /^Update/ }).click();
  await expect(page.getByText('No change in cost')).toBeVisible();
  await page.getByRole('button', { name: 'One more day' }).click();
  await expect(page.getByText(/^Cost increase of \$/)).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: /^Update booking \(total \$/ }).click();
  await expect(page.getByText('Booking updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByText('4 days')).toBeVisible();

  await page.getByRole('button', { name: /^Delete/ }).click();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('Booking deleted successfully! 🗑️')).toBeVisible();
  await expect(page.getByText('No Bookings Yet!')).toBeVisible();
});

test(
  'books by keyboard alone, by a link that a friend shared',
  { tag: '@once' },
  async ({ page }) => {
    const spot = await demoSpot(page);
    await register(page, someone('friend'), '/aboutus');
    await page.goto(`/booking?spot=${spot._id}&date=${dayFromNow(20)}&days=2`);
    const duration = page.getByLabel(/^Duration/);
    await duration.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(duration).toHaveValue('3');
    await checkA11y(page);
    await duration.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Booking Added Successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/bookings$/);
    await expect(page.getByText('3 days', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: /^Delete/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Delete this booking?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Delete/ })).toBeFocused();
  },
);

test.describe('far from the server', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' });

  test(
    'a day of the calendar stays the day that was chosen',
    { tag: '@once' },
    async ({ page }) => {
      const spot = await demoSpot(page);
      await register(page, someone('far'), '/aboutus');
      await page.goto(`/booking?spot=${spot._id}&date=2030-01-01&days=2`);
      await page.getByRole('button', { name: 'Confirm booking' }).click();
      await expect(page).toHaveURL(/\/bookings$/);
      await expect(page.getByText('Jan 1, 2030', { exact: true })).toBeVisible();
    },
  );
});
