import type { Browser, Page } from '@playwright/test';
import { haveAgency, tokenOf } from '../agency.ts';
import { checkA11y, checkA11yAtEnd, expect, test as base } from '../fixtures.ts';
import { startAfter } from '../past/start-after.ts';
import { watchPages } from '../page-watch.ts';
import { telephonePicture } from '../telephone-picture.ts';
import { dayFromNow, haveAccount, signIn } from '../traveler.ts';

/**
 * The bookings were made this many days ago, for a trip that ended yesterday. The destinations are booked three days
 * ahead, and their day may be one later than this machine's.
 */
const DAYS_AGO = 7;
const BEGAN = dayFromNow(-3);
const TRAVELERS = ['maya', 'second', 'third'];

const nameOf = (who: string, project: string, index: number) =>
  `${who}-${project}-${index}@example.com`;

/** Books a destination as one of three people, and pays the agency in cash. */
async function bookAndPay(page: Page, project: string, index: number): Promise<void> {
  const agency = nameOf('trust-agency', project, index);
  await haveAgency(page, agency);
  const staff = { authorization: `Bearer ${await tokenOf(page, agency)}` };
  const places = await page.request.get('/api/allSpots?limit=3');
  const place = ((await places.json()) as Record<string, string>[])[index];
  const twoDays = 2 * 100 * Number(place?.['average_cost']?.replaceAll(/\D/g, ''));
  for (const who of TRAVELERS) {
    const token = await haveAccount(page, nameOf(who, project, index));
    const booked = await page.request.post('/api/bookings', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        spotId: place?.['_id'],
        travelSpot: place?.['spot'],
        travelCountry: place?.['country'],
        travelCost: place?.['average_cost'],
        travelSeason: place?.['seasonality'],
        travelName: 'Grace Hopper',
        travelDate: BEGAN,
        travelDuration: 2,
      },
    });
    expect(booked.status(), await booked.text()).toBe(201);
    const { _id } = (await booked.json()) as { _id: string };
    const money = { kind: 'received', method: 'cash', amount: twoDays, note: '' };
    const paid = await page.request.post(`/api/operator/bookings/${_id}/counterPayments`, {
      headers: staff,
      data: { ...money, receivedOn: dayFromNow(-DAYS_AGO) },
    });
    expect(paid.status(), await paid.text()).toBe(201);
  }
}

const test = base.extend<object, object>({
  server: [
    async ({ browser, serverEnv }, use, { project }) => {
      const server = await startAfter(DAYS_AGO, serverEnv, async ({ origin }) => {
        const context = await browser.newContext({ baseURL: origin });
        const page = await context.newPage();
        for (const index of [0, 1]) await bookAndPay(page, project.name, index);
        await context.close();
      });
      await use(server);
      const code = await server.stop();
      expect(server.complaints(), 'what the server wrote at level warn and above').toBe('');
      expect(code, 'the exit code after SIGTERM').toBe(0);
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

interface Trip {
  booking: { _id: string; offerId: string };
  authorization: string;
}

async function tripOf(page: Page, email: string): Promise<Trip> {
  const authorization = `Bearer ${await tokenOf(page, email)}`;
  const answer = await page.request.get('/api/bookings', { headers: { authorization } });
  const [booking] = (await answer.json()) as Trip['booking'][];
  if (!booking) throw new Error('nothing was booked');
  return { booking, authorization };
}

async function rate(page: Page, email: string, rating: number): Promise<void> {
  const { authorization, booking } = await tripOf(page, email);
  const answer = await page.request.post(`/api/trips/${booking._id}/review`, {
    headers: { authorization },
    data: { rating, title: 'As we had hoped', text: 'We would go again tomorrow.', name: 'Lin C.' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function askedByMail(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await page.request.get('/api/outbox')).json()) as Record<string, string>[]; // prettier-ignore
        const text = mails.find(({ subject, to }) => to === email && subject?.startsWith('How was'))?.['text']; // prettier-ignore
        link = /https?:\/\/\S+\/review\b/.exec(text ?? '')?.[0];
        return link !== undefined;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return new URL(link ?? '').pathname;
}

async function elsewhere(browser: Browser, origin: string, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: origin });
  const watch = watchPages(context, origin);
  await work(await context.newPage());
  await context.close();
  expect(watch.complaints()).toEqual([]);
}

test('who went writes a review from the email, which counts, is reported and answered, and goes @phone', async ({
  page,
  browser,
  server,
}, { project, repeatEachIndex }) => {
  test.slow();
  const who = (name: string) => nameOf(name, project.name, repeatEachIndex);
  await rate(page, who('second'), 5);
  await rate(page, who('third'), 4);
  const { booking } = await tripOf(page, who('maya'));
  const place = `/allTouristSpots/touristSpot/${booking.offerId}`;
  const reviews = page.locator('#reviews');
  await page.goto(place);
  await expect(reviews.getByText('2 verified reviews, our own estimate')).toBeVisible();

  await page.goto(await askedByMail(page, who('maya')));
  await signIn(page, who('maya'));
  await page.getByRole('radio', { name: '1 star', exact: true }).focus();
  await page.keyboard.press('Space');
  for (const _star of [2, 3]) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('3, all right')).toBeVisible();
  await page.getByLabel('Title').fill('Ferries until it got dark');
  await page.getByLabel('Your review', { exact: true }).fill('Too short');
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Please write at least 20 characters')).toBeVisible();
  await page.getByLabel('Your review', { exact: true }).fill('Breakfast was on the roof, and the cats came, too.'); // prettier-ignore
  const picture = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await telephonePicture(page, 210) }; // prettier-ignore
  await page.getByLabel('Choose pictures').setInputFiles([picture]);
  await page.getByLabel('Description of picture 1').fill('A roof above the sea');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Your review is online.', { exact: true })).toBeVisible();

  // after the third review, the mean of 5, 4 and 3 replaces the agency's estimate
  await page.goto(place);
  await expect(reviews.getByText('4.0', { exact: true })).toBeVisible();
  await expect(reviews.getByText('3 verified reviews', { exact: true })).toBeVisible();
  await checkA11y(page);
  await reviews.getByRole('button', { name: 'Enlarge picture 1 of 1 by Grace H.' }).click();
  const large = page.getByRole('dialog', { name: 'Pictures by Grace H.' });
  await expect(large.getByRole('img', { name: 'A roof above the sea' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  await page.goto(`/bookings/${booking._id}`);
  await page.getByRole('link', { name: 'See or edit your review' }).click();
  await page.getByRole('radio', { name: '3 stars' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();

  await elsewhere(browser, server.origin, async (stranger) => {
    await stranger.goto(`/login?from=${place}`);
    await signIn(stranger, who('second'));
    await expect(stranger).toHaveURL(new RegExp(`${place}$`));
    const card = stranger.getByRole('article', { name: 'Ferries until it got dark' });
    await expect(card.getByText(/edited\u200B*$/)).toBeVisible();
    await card.getByRole('button', { name: 'Report the review by Grace H.' }).click();
    await stranger.getByLabel('Reason').selectOption('It isn’t true');
    await stranger.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(stranger.getByText('Thank you. We’ll look at it.')).toBeVisible();
    // one report doesn't hide a review
    await expect(card).toBeVisible();
  });

  await elsewhere(browser, server.origin, async (desk) => {
    await desk.goto('/admin/reviews?view=published');
    await signIn(desk, who('trust-agency'));
    const card = desk.getByRole('listitem').filter({ hasText: 'Ferries until it got dark' });
    await expect(card.getByText('It is not true')).toBeVisible();
    await card.getByRole('button', { name: 'Answer' }).click();
    await desk.getByLabel('Your answer').fill('Thank you, Grace. The cats send their regards.');
    await desk.getByRole('button', { name: 'Publish the answer' }).click();
    await expect(card.getByText('The cats send their regards.')).toBeVisible();
    await checkA11yAtEnd(desk);
  });

  await page.reload();
  await expect(page.getByText('Thank you, Grace. The cats send their regards.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove review' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove review' }).click();
  await expect(page.getByText('Review removed')).toBeVisible();
  await page.goto(place);
  await expect(reviews.getByText('2 verified reviews, our own estimate')).toBeVisible();
  await expect(reviews.getByText('The cats send their regards.')).toHaveCount(0);
});
