import type { Page } from '@playwright/test';
import { AGENCY_ENV, haveAgency, tokenOf } from '../agency.ts';
import { cardField, typeCard } from '../payment/card-field.ts';
import { checkA11y, expect, test as base } from '../fixtures.ts';
import { demoSpot, dayFromNow, haveAccount, signIn, someone } from '../traveler.ts';

/** Five days at $70 each: 30% now, the rest 30 days before. */
const PLAN = { now: { percent: 30 }, balanceDays: 30 };
const TRIP = { first: '$105', balance: '$245', total: '$350' };

// on a server of its own, because the plan applies to every trip of the site
const test = base.extend({ serverEnv: [{ ...AGENCY_ENV, CHARGE: 'day' }, { scope: 'worker' }] });

const shortDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** The agency sets its plan. */
async function setPlan(page: Page): Promise<void> {
  const owner = someone('plan-agency');
  await haveAgency(page, owner);
  const headers = { authorization: `Bearer ${await tokenOf(page, owner)}` };
  const all = (await (await page.request.get('/api/operator/settings', { headers })).json()) as {
    key: string;
    revision: number;
  }[];
  const revision = all.find(({ key }) => key === 'money.plan')?.revision;
  const data = { value: PLAN, revision };
  const answer = await page.request.put('/api/operator/settings/money.plan', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Expects these lines in the page's only visible breakdown. */
async function expectLines(page: Page, lines: Record<string, string>): Promise<void> {
  const breakdown = page
    .locator('dl:not(:has(dl))')
    .filter({ has: page.getByText('Currency', { exact: true }), visible: true });
  for (const line of Object.entries(lines)) await expect(breakdown).toContainText(line.join(''));
}

async function book(page: Page, email: string, balanceBy: string): Promise<void> {
  const { _id } = await demoSpot(page);
  await page.goto(`/login?from=${encodeURIComponent(`/allTouristSpots/touristSpot/${_id}`)}`);
  await signIn(page, email);
  await page.getByLabel('Days').fill('5');
  await expectLines(page, {
    'First payment': TRIP.first,
    'Balance 30 days before the trip': TRIP.balance,
  });
  await page.getByLabel('Travel date').fill(dayFromNow(60));
  await expectLines(page, { 'First payment': TRIP.first, [balanceBy]: TRIP.balance });
  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).click();
  await expect(page.getByRole('region', { name: 'Booking summary' })).toContainText(TRIP.total);
  await expectLines(page, { 'First payment': TRIP.first, [balanceBy]: TRIP.balance });
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('region', { name: 'Your new booking' })).toBeVisible();
}

async function pay(page: Page, amount: string): Promise<void> {
  await expect(cardField(page).locator('input[name="cardnumber"]')).toBeVisible();
  await checkA11y(page);
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await expect(page).toHaveURL(/\/bookings$/);
}

test('pays a trip in two parts, and gets both back', async ({ page }) => {
  test.slow();
  await setPlan(page);
  const email = someone('in-two-parts');
  await haveAccount(page, email);
  const balanceBy = `Balance by ${shortDay(dayFromNow(30))}`;
  await book(page, email, balanceBy);

  await page.goto('/bookings');
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await expectLines(page, { 'First payment today': TRIP.first, [balanceBy]: TRIP.balance });
  await pay(page, TRIP.first);

  await page.getByRole('link', { name: 'Taj Mahal', exact: true }).click();
  await expect(page.getByRole('heading', { name: balanceBy })).toBeVisible();
  await expect(page.getByText(`${TRIP.first} of ${TRIP.total} paid`)).toBeVisible();
  await checkA11y(page);
  await page.getByRole('link', { name: 'Pay the balance' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/payment\/[^?]+\?part=balance$/);
  await expectLines(page, { Paid: TRIP.first, [balanceBy]: TRIP.balance });
  await page.reload();
  await pay(page, TRIP.balance);

  await page.getByRole('link', { name: 'Taj Mahal', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Paid in full' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt, / })).toHaveCount(2);

  await page.getByRole('link', { name: 'Cancel this trip...' }).click();
  await page.getByLabel(/^Why/).selectOption('My plans changed');
  await page.getByRole('button', { name: /^Cancel (?:trip|and return)/ }).click();
  await expect(page.getByRole('heading', { name: /^Refund sent on / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cancellation summary' })).toContainText(
    `Refund sent${TRIP.total}`,
  );
  await page.goto('/paymentHistory');
  await expect(page.getByRole('main').getByText('Refund sent', { exact: true })).toHaveCount(2);
});
