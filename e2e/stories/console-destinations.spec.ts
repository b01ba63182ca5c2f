import type { Page } from '@playwright/test';
import { AGENCY_ENV, haveAgency, tokenOf } from '../agency.ts';
import { checkA11yAtEnd, expect, test as base } from '../fixtures.ts';
import { haveAccount, signIn, someone } from '../traveler.ts';

const test = base.extend<object, object>({
  serverEnv: [{ ...AGENCY_ENV, CONTRIBUTIONS: 'review' }, { scope: 'worker' }],
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Reads the status repeatedly, because on a busy machine visitors see the old page until the new one is rendered. */
const statusOf = (page: Page, address: string) =>
  expect.poll(async () => (await page.request.get(address)).status());

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function checkScreen(page: Page): Promise<void> {
  await checkA11yAtEnd(page);
  expect(await sideways(page)).toBe(0);
}

async function enter(page: Page, name: string, at: string): Promise<string> {
  const owner = someone(name);
  await haveAgency(page, owner);
  await page.goto(at);
  await signIn(page, owner);
  return owner;
}

/** The URL of a picture on this host, because the browser can't reach others. */
async function pictureOf(page: Page): Promise<string> {
  const samples = await page.request.get('/api/allSpots?limit=1');
  const [sample] = (await samples.json()) as { image: string }[];
  return new URL(sample?.image ?? '', samples.url()).href;
}

/** A traveler, and API calls like those of the site's forms. */
async function traveler(page: Page, name: string) {
  const email = someone(name);
  await haveAccount(page, email);
  const image = await pictureOf(page);
  const headers = { authorization: `Bearer ${await tokenOf(page, email)}` };
  const place = (part: object) => ({
    spot: `Cove of ${email}`,
    country: 'Portugal',
    average_cost: '$90',
    image,
    description: 'A cove without a road.',
    ...part,
  });
  return {
    email,
    add: async () => {
      const sent = await page.request.post('/api/allSpots', { headers, data: place({}) });
      expect(sent.status()).toBe(201);
      return (await sent.json()) as { _id: string; spot: string; state: string };
    },
    change: (id: string, part: object) =>
      page.request.put(`/api/allSpots/${id}`, { headers, data: place(part) }),
    mine: async () =>
      (await (await page.request.get('/api/allSpotsById', { headers })).json()) as {
        state: string;
        reason: string;
      }[],
  };
}

test('the owner adds a destination with days and prices, archives it and puts it back @once', async ({
  page,
}) => {
  test.slow();
  const owner = await enter(page, 'places-agency', '/admin/destinations');
  await expect(heading(page, 'Destinations')).toBeVisible();
  await checkScreen(page);
  const name = `Lantern Bay ${owner.split('@')[0]}`;

  await page.getByRole('link', { name: 'New destination' }).first().click();
  await expect(heading(page, 'New destination')).toBeVisible();
  await page.getByLabel('Name of the place').fill(name);
  await page.getByRole('combobox', { name: 'Country' }).fill('Turkey');
  await page.getByRole('option', { name: 'Turkey' }).click();
  await page.getByLabel('Price per day, adult').fill('95');
  await page.getByLabel('Picture address (URL)').fill('not an address');
  await page.getByRole('button', { name: 'Add destination' }).click();
  await expect(page.getByText('The image URL must start with http:// or https://')).toBeVisible();
  await page.getByLabel('Picture address (URL)').fill(await pictureOf(page));
  await page.getByLabel('Included', { exact: true }).fill('Breakfast\nFerry');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabel('Title of day 1').fill('Arrive by ferry');
  await page.getByLabel('What happens on day 1').fill('Tea at the pier.');
  await page.getByLabel('Children pay, percent').fill('50');
  await checkScreen(page);
  await page.getByRole('button', { name: 'Add destination' }).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText('The agency’s own · 0 trips ahead')).toBeVisible();
  await expect(page.getByLabel('Title of day 1')).toHaveValue('Arrive by ferry');
  await expect(page.getByLabel('Children pay, percent')).toHaveValue('50');

  await page.getByLabel('Description').fill('Lanterns on the water.');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Destination saved')).toBeVisible();
  const address = page.url();
  await page.getByRole('link', { name: 'View page' }).click();
  // The editor has the same heading and text, so the address must be checked.
  await expect(page).toHaveURL(/\/touristSpot\//);
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText('Lanterns on the water.').first()).toBeVisible();
  const shown = page.url();

  await page.goto(address);
  await page.getByRole('button', { name: 'Archive...' }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Say why.')).toBeVisible();
  await page.getByLabel('Reason').fill('The pier is closed.');
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Reason: The pier is closed.')).toBeVisible();
  await statusOf(page, shown).toBe(404);
  await checkScreen(page);
  await page.getByRole('button', { name: 'Put back online' }).click();
  await expect(page.getByLabel('Title of day 1')).toHaveValue('Arrive by ferry');
  await statusOf(page, shown).toBe(200);
});

test('a contribution is sent back with a reason, changed and approved; a later change leaves what is published @once', async ({
  page,
}) => {
  test.slow();
  const { add, change, mine, email } = await traveler(page, 'contributor');
  const spot = await add();
  expect(spot.state).toBe('waiting');

  await enter(page, 'review-agency', '/admin');
  await page
    .getByRole('link', { name: /^\d+ contributions? to decide|waits?|approve/i })
    .first()
    .click();
  await expect(heading(page, 'To decide')).toBeVisible();
  const card = page.getByRole('article', { name: spot.spot });
  await expect(card).toContainText('A cove without a road.');
  await checkScreen(page);
  await card.getByRole('button', { name: 'Send back...' }).click();
  await page.getByLabel('Reason').fill('Say how to get there.');
  await page.getByRole('button', { name: 'Send back', exact: true }).click();
  await expect(card).toBeHidden();
  expect((await mine())[0]).toMatchObject({ state: 'rejected', reason: 'Say how to get there.' });
  const outbox = await page.request.get('/api/outbox');
  const mails = (await outbox.json()) as { to: string; text: string }[];
  expect(mails.find(({ to }) => to === email)?.text).toContain('Say how to get there.');

  expect((await change(spot._id, { location: 'By boat from Lagos' })).status()).toBe(200);
  await page.reload();
  await expect(card).toContainText('By boat from Lagos');
  await card.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(card).toBeHidden();
  const published = `/allTouristSpots/touristSpot/${spot._id}`;
  await statusOf(page, published).toBe(200);

  const text = 'A cove without a road. Bring a lamp.';
  expect((await change(spot._id, { description: text })).status()).toBe(200);
  expect(await (await page.request.get(published)).text()).not.toContain('Bring a lamp.');
  await page.reload();
  await expect(card.locator('ins').filter({ hasText: 'Bring a lamp.' })).toBeVisible();
  await checkScreen(page);
  await card.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(card).toBeHidden();
  await expect
    .poll(async () => (await page.request.get(published)).text())
    .toContain('Bring a lamp.');
});
