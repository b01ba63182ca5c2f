import type { Browser, Page } from '@playwright/test';
import { haveConfirmed, openDaysAndPlaces } from '../agency.ts';
import { typeCard } from '../payment/card-field.ts';
import { checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { signIn, someone } from '../traveler.ts';

const PICTURES = process.env['PICTURES'];

async function travelerAt(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/login?from=${encodeURIComponent(address)}`);
  await haveConfirmed(page, email);
  await signIn(page, email);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  return page;
}

const departures = (page: Page) => page.getByRole('group', { name: /^Departures in/ }).first();

async function bookFirst(page: Page, submit: string): Promise<void> {
  await departures(page).getByRole('radio').first().check();
  await page
    .getByRole('link', { name: /^(?:Book Now|Request to book)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('region', { name: 'Your new booking' })).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/payment\//);
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
}

/** Waits for an email to an address, and returns its text. */
async function mailTo(page: Page, email: string, subject: RegExp): Promise<string> {
  let text = '';
  await expect(async () => {
    const outbox = await page.request.get('/api/outbox');
    const mails = (await outbox.json()) as { to: string; subject: string; text: string }[];
    const found = mails.find((mail) => mail.to === email && subject.test(mail.subject));
    expect(found).toBeDefined();
    text = found?.text ?? '';
  }).toPass({ timeout: 60_000 });
  return text;
}

/** Limits a destination to departures with a number of places, and plans the next twenty Tuesdays. */
async function planTuesdays(page: Page, places: string, onRequest = false): Promise<void> {
  await page.getByRole('radio', { name: /Fixed departures/ }).check();
  if (onRequest) await page.getByRole('radio', { name: /On request/ }).check();
  await page.getByRole('textbox', { name: 'Places' }).fill(places);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Plan departures' })).toBeVisible();
  await page.getByRole('button', { name: 'Tuesday', exact: true }).last().click();
  await page.getByRole('button', { name: 'Create 20 departures' }).click();
  await expect(page.getByText('This rule adds no new departures.')).toBeVisible();
}

/** Takes pictures of a screen in both themes, to be looked at by people. */
async function photograph(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [820, 1180],
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

test('two travelers take the last places, a third waits, and pays the place that comes back', async ({
  page,
  browser,
}) => {
  const [owner, ada, bob, cyd] = [
    'waiting-agency',
    'waiting-ada',
    'waiting-bob',
    'waiting-cyd',
  ].map(someone) as [string, string, string, string];
  const name = `Reef of ${owner}`;
  const id = await openDaysAndPlaces(page, owner, name);
  await planTuesdays(page, '2');
  const address = `/allTouristSpots/touristSpot/${id}`;
  const [adas, bobs] = [
    await travelerAt(browser, ada, address),
    await travelerAt(browser, bob, address),
  ];
  for (const one of [adas, bobs]) await bookFirst(one, 'Confirm booking');

  const cyds = await travelerAt(browser, cyd, address);
  await photograph(cyds, 'detail-full');
  await departures(cyds).getByRole('button', { name: 'Waiting list' }).first().click();
  await cyds.getByRole('button', { name: 'Join the waiting list' }).first().click();
  const dialog = cyds.getByRole('dialog', { name: 'Join the waiting list?' });
  await photograph(cyds, 'detail-dialog');
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(cyds.getByText('You’re first in line.')).toBeVisible();
  await checkA11yAtEnd(cyds);
  await photograph(cyds, 'detail-joined');
  await cyds.goto('/bookings');
  await expect(cyds.getByText('You’re next')).toBeVisible();
  await photograph(cyds, 'bookings-waiting');
  await page.goto(`/admin/destinations/${id}/places`);
  await expect(page.getByRole('button', { name: /^Offer out of turn/ })).toBeDisabled();
  await photograph(page, 'console-waiting');

  await adas.getByRole('button', { name: /^Delete/ }).click();
  await adas.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(adas.getByText('Booking deleted successfully! 🗑️')).toBeVisible();

  const offer = await mailTo(page, cyd, /^1 place opened up/);
  expect(offer).toContain(name);
  await cyds.goto('/bookings');
  await expect(cyds.getByRole('heading', { name: '1 place opened up for you' })).toBeVisible();
  await checkA11yAtEnd(cyds);
  await photograph(cyds, 'bookings-offer');
  await page.goto(`/admin/destinations/${id}/places`);
  await expect(page.getByText('Offered')).toBeVisible();
  await photograph(page, 'console-offered');
  await cyds.getByRole('link', { name: /^Pay .* and book$/ }).click();
  await photograph(cyds, 'payment');
  await pay(cyds);
  await expect(cyds).toHaveURL(/\/bookings$/);
  await expect(cyds.getByRole('heading', { name: '1 place opened up for you' })).toHaveCount(0);
  await expect(cyds.getByText(name).filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Taken').filter({ visible: true }).first()).toBeVisible();
  for (const one of [adas, bobs, cyds]) await one.context().close();
});

test('the agency accepts one request, which is paid then, and declines another one', async ({
  page,
  browser,
}) => {
  const [owner, ada, bob] = ['request-agency', 'request-ada', 'request-bob'].map(someone) as [
    string,
    string,
    string,
  ];
  const name = `Boat of ${owner}`;
  const id = await openDaysAndPlaces(page, owner, name);
  await planTuesdays(page, '2', true);
  const address = `/allTouristSpots/touristSpot/${id}`;
  const [adas, bobs] = [
    await travelerAt(browser, ada, address),
    await travelerAt(browser, bob, address),
  ];
  await photograph(adas, 'detail-request');
  for (const one of [adas, bobs]) await bookFirst(one, 'Request to book');
  await expect(adas.getByRole('link', { name: /^Pay Now/ })).toHaveCount(0);
  await checkA11yAtEnd(adas);
  await photograph(adas, 'bookings-request');
  await mailTo(page, ada, /^Your request/);

  const answer = async (email: string, press: string) => {
    await page.goto(`/admin/bookings?q=${encodeURIComponent(email)}`);
    await page
      .getByRole('link', { name: /^(?:WF-|Grace Hopper)/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('button', { name: press }).first().click();
    return page.getByRole('dialog');
  };
  const accepting = await answer(ada, 'Accept');
  await accepting.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Request accepted').first()).toBeVisible();
  await photograph(page, 'console-accepted');
  const declining = await answer(bob, 'Decline...');
  await declining.getByLabel(/^Reason/).fill('The boat is in the dock that week.');
  await photograph(page, 'console-decline');
  await declining.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Request declined').first()).toBeVisible();

  expect(await mailTo(page, bob, /^About your request/)).toContain('The boat is in the dock');
  await bobs.goto('/bookings');
  await bobs.getByRole('link', { name }).filter({ visible: true }).first().click();
  await expect(bobs.getByText('The boat is in the dock that week.')).toBeVisible();
  await photograph(bobs, 'trip-declined');
  await adas.goto('/bookings');
  await adas
    .getByRole('link', { name: /^Pay Now/ })
    .first()
    .click();
  await pay(adas);
  await page.goto('/admin/departures');
  await expect(page.getByText('1 of 2').first()).toBeVisible();
  await photograph(page, 'console-departures');
  for (const one of [adas, bobs]) await one.context().close();
});
