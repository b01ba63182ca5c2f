import type { Page } from '@playwright/test';
import { haveAgency, tokenOf } from '../agency.ts';
import { checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { dayFromNow, demoSpot, haveAccount, signIn, someone } from '../traveler.ts';

const DAY = dayFromNow(40);
const PICTURES = process.env['PICTURES'];

/** A destination with two places a day, with both places booked on one day. */
async function fullDay(page: Page, owner: string, traveler: string) {
  const { _id } = await demoSpot(page);
  const sample = (await (await page.request.get(`/api/allSpots/${_id}`)).json()) as {
    image: string;
  };
  const name = `Reef of ${owner}`;
  const headers = { authorization: `Bearer ${await tokenOf(page, owner)}` };
  const image = new URL(sample.image, page.url()).href;
  const facts = { spot: name, country: 'Australia', average_cost: '$280', image };
  const made = await page.request.post('/api/operator/spots', { headers, data: { facts } });
  const { _id: id } = (await made.json()) as { _id: string };
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const limits = { mode: 'daily', capacity: 2, aheadDays: null, minDays: 1, maxDays: 30, weekdays };
  const limited = await page.request.put(`/api/operator/spots/${id}/availability`, {
    headers,
    data: { limits, revision: 0 },
  });
  expect(limited.status(), await limited.text()).toBe(200);
  const own = { authorization: `Bearer ${await tokenOf(page, traveler)}` };
  const trip = {
    spotId: id,
    travelSpot: name,
    travelCountry: 'Australia',
    travelCost: '$280',
    travelName: 'Ada',
    travelDate: DAY,
    travelDuration: 1,
    travellers: { adults: 2 },
  };
  const booked = await page.request.post('/api/bookings', { headers: own, data: trip });
  expect(booked.status(), await booked.text()).toBe(201);
  const { _id: bookingId } = (await booked.json()) as { _id: string };
  const cancel = () => page.request.delete(`/api/bookings/${bookingId}`, { headers: own });
  return { id, cancel };
}

/** Takes pictures of a screen in both themes, to be looked at by people. */
async function photograph(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${PICTURES}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  }
}

test('a traveler waits for a full day, is offered the place that comes back, and can pay it', async ({
  page,
  browser,
}) => {
  const [owner, ada, bob] = ['waiting-agency', 'waiting-ada', 'waiting-bob'].map(someone) as [
    string,
    string,
    string,
  ];
  await haveAgency(page, owner);
  await page.goto('/admin');
  await signIn(page, owner);
  await haveAccount(page, ada);
  const { cancel, id } = await fullDay(page, owner, ada);

  const traveler = await (await browser.newContext()).newPage();
  const address = `/allTouristSpots/touristSpot/${id}`;
  await traveler.goto(address);
  await traveler.getByLabel('Travel date').first().fill(DAY);
  await traveler.getByRole('link', { name: 'Sign in to join the waiting list' }).click();
  await haveAccount(traveler, bob);
  await signIn(traveler, bob);
  await expect(traveler).toHaveURL(new RegExp(`${address}$`));
  await photograph(traveler, 'detail-full');
  await traveler.getByRole('button', { name: 'Join the waiting list' }).click();
  const dialog = traveler.getByRole('dialog', { name: 'Join the waiting list?' });
  await photograph(traveler, 'detail-dialog');
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(traveler.getByText('You’re first in line.')).toBeVisible();
  await checkA11yAtEnd(traveler);
  await photograph(traveler, 'detail-joined');
  await traveler.goto('/bookings');
  await expect(traveler.getByText('You’re next')).toBeVisible();
  await photograph(traveler, 'bookings-waiting');

  await page.goto(`/admin/destinations/${id}/places`);
  await expect(page.getByRole('button', { name: /^Offer out of turn/ })).toBeDisabled();
  await photograph(page, 'console-waiting');
  expect((await cancel()).status()).toBe(200);

  await expect(async () => {
    await traveler.goto('/bookings');
    await expect(traveler.getByRole('heading', { name: '1 place opened up for you' })).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: 60_000 });
  await checkA11yAtEnd(traveler);
  await photograph(traveler, 'bookings-offer');
  await page.goto(`/admin/destinations/${id}/places`);
  await expect(page.getByText('Offered')).toBeVisible();
  await photograph(page, 'console-offered');
  await traveler.getByRole('link', { name: /^Pay .* and book$/ }).click();
  await expect(traveler).toHaveURL(/\/payment\//);
  await photograph(traveler, 'payment');
  await traveler.context().close();
});
