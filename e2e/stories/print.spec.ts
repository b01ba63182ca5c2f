import type { Page } from '@playwright/test';
import { typeCard } from '../payment/card-field.ts';
import { expect, test } from '../fixtures.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

const SPOT = 'Taj Mahal';

/** Books and pays; ends on the list of bookings. Returns the receipt's URL. */
async function payForTrip(page: Page): Promise<string> {
  const email = someone('printer');
  const token = await haveAccount(page, email);
  const headers = { authorization: `Bearer ${token}` };
  const booking = await haveBooking(page, token);
  await page.goto(`/login?from=${encodeURIComponent(`/payment/${booking}`)}`);
  await signIn(page, email);
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $70' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/bookings$/);
  const paid = await page.request.get(`/api/bookings/${booking}/payment`, { headers });
  const { payment } = (await paid.json()) as { payment: { _id: string } };
  return `/payments/${payment._id}/receipt`;
}

/** Elements that shouldn't be printed: controls, and text that isn't black. */
function unwanted(): string[] {
  const seen = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const acts = [
    ...document.querySelectorAll('#root > header, footer, button, input, [aria-label="Messages"]'),
  ].filter((element) => seen(element) && !element.querySelector('img'));
  const coloured = [...document.querySelectorAll('body *')].filter((element) => {
    const words = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return words && seen(element) && getComputedStyle(element).color !== 'rgb(0, 0, 0)';
  });
  return [...acts, ...coloured].map((element) => element.outerHTML.slice(0, 120));
}

async function expectPlainPaper(page: Page, pages: number): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(unwanted)).toEqual([]);
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(ground).toBe('rgb(255, 255, 255)');
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(pages);
  await page.emulateMedia({ media: null });
}

test('bookings, receipt and destination print black on white and nothing that acts @once', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const receipt = await payForTrip(page);
  await expect(page.getByText('Showing 1 of 1 booking', { exact: true })).toBeVisible();
  await expectPlainPaper(page, 1);

  await page.goto(receipt);
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByText('Travel date')).toBeVisible();
  await expectPlainPaper(page, 1);

  await page.goto('/allTouristSpots?search=taj');
  await page.getByRole('link', { name: `View ${SPOT}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: SPOT })).toBeVisible();
  // the whole trip, day by day
  await expectPlainPaper(page, 4);
});
