import { checkA11y, expect, test } from '../fixtures.ts';
import { chooseFamily, dayFromNow, demoSpot, haveAccount, signIn, someone } from '../traveler.ts';

test('books for two adults and a child, at a price that is the same on each screen @phone', async ({
  page,
}) => {
  const email = someone('family');
  await haveAccount(page, email);
  const { _id, average_cost: cost } = await demoSpot(page);
  await page.goto(`/login?from=/allTouristSpots/touristSpot/${_id}`);
  await signIn(page, email);
  const party = page.locator('summary').filter({ hasText: 'Travelers' }).filter({ visible: true });
  await expect(party).toContainText('1 adult');
  await chooseFamily(page);
  const perDay = Number(cost.replaceAll(/\D/g, ''));
  const money = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  await checkA11y(page);

  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book your trip' })).toBeVisible();
  await page.getByLabel(/^Travel date/).fill(dayFromNow(60));
  await page.getByLabel(/^Duration/).fill('5');
  const summary = page.getByRole('region', { name: 'Booking summary' });
  const lines = (of: typeof summary) =>
    Promise.all([
      expect(of).toContainText(`2 adults × ${cost} × 5 days`),
      expect(of).toContainText(`1 child × ${cost} × 5 days`),
      expect(of).toContainText(money(15 * perDay)),
      expect(of).toContainText(money(3 * perDay)),
      expect(of).toContainText(money(12 * perDay)),
    ]);
  await lines(summary);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('region', { name: 'Your new booking' })).toContainText(
    `Pay ${money(3 * perDay)} now`,
  );
  await page.goto('/bookings');
  const main = page.getByRole('main');
  await expect(page.getByText('2 adults, 1 child').filter({ visible: true })).toBeVisible();
  await lines(main);
  await checkA11y(page);
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await expect(page.getByRole('button', { name: `Pay ${money(3 * perDay)}` })).toBeEnabled();
  await lines(main);
  await checkA11y(page);
});
