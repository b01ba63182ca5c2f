/** Follows a trip from the first page to the cancellation, in German on a desktop and in Arabic on a phone. */
import type { Page } from '@playwright/test';
import type * as paymentMails from '../../server/src/mails/written/payments/payments.texts.js';
import type * as tripMails from '../../server/src/mails/written/trips/mails.texts.js';
import type * as accountCopy from '../../web/src/features/account/copy.texts.js';
import type * as bookingCopy from '../../web/src/features/bookings/copy.texts.js';
import type * as cancelCopy from '../../web/src/features/bookings/cancel/copy.texts.js';
import type * as detailCopy from '../../web/src/features/spots/detail/copy.texts.js';
import type * as listCopy from '../../web/src/features/bookings/list/copy.texts.js';
import type * as outboxCopy from '../../web/src/features/account/recovery/copy.texts.js';
import type * as paymentCopy from '../../web/src/features/payments/copy.texts.js';
import type * as spotsCopy from '../../web/src/features/spots/copy.texts.js';
import type * as tripCopy from '../../web/src/features/trips/trip/copy.texts.js';
import type * as voucherCopy from '../../web/src/features/trips/voucher/copy.texts.js';
import { AGENCY_ENV } from '../agency.ts';
import { typeCard } from '../payment/card-field.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { dayFromNow, PASSWORD, someone } from '../traveler.ts';
import { textsOf } from '../words.ts';

/** A place that is searched for by its name in the Latin alphabet and shown under its name in each language. */
const PLACE = 'Neuschwanstein';
const DAYS = 5;
const MAILS = 'server/src/mails/written';

test.use({
  serverEnv: { ...AGENCY_ENV, LANGUAGES: 'en,de,ar' },
  actionTimeout: 30_000,
});
// both languages share one server
test.describe.configure({ mode: 'serial' });

async function wordsOf(language: string) {
  const features = 'web/src/features';
  return {
    account: await textsOf<typeof accountCopy>(`${features}/account/copy`, language),
    booking: await textsOf<typeof bookingCopy>(`${features}/bookings/copy`, language),
    cancel: await textsOf<typeof cancelCopy>(`${features}/bookings/cancel/copy`, language),
    detail: await textsOf<typeof detailCopy>(`${features}/spots/detail/copy`, language),
    list: await textsOf<typeof listCopy>(`${features}/bookings/list/copy`, language),
    mails: {
      ...(await textsOf<typeof paymentMails>(`${MAILS}/payments/payments`, language)),
      ...(await textsOf<typeof tripMails>(`${MAILS}/trips/mails`, language)),
    },
    outbox: await textsOf<typeof outboxCopy>(`${features}/account/recovery/copy`, language),
    payment: await textsOf<typeof paymentCopy>(`${features}/payments/copy`, language),
    spots: await textsOf<typeof spotsCopy>(`${features}/spots/copy`, language),
    trip: await textsOf<typeof tripCopy>(`${features}/trips/trip/copy`, language),
    voucher: await textsOf<typeof voucherCopy>(`${features}/trips/voucher/copy`, language),
  };
}

interface Story {
  page: Page;
  language: 'de' | 'ar';
  words: Awaited<ReturnType<typeof wordsOf>>;
  email: string;
  /** The place's name in the language; without one, the original name. */
  place: string;
  /** The price of a day as a number. */
  cost: number;
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Amounts of less than a thousand, which both languages write in the same way. */
const dollars = (amount: number) => `${amount} $`;

async function expectLanguage({ page, language }: Story): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(page).toHaveURL(new RegExp(`/${language}(?:/|$)`));
  if (language === 'ar') await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

async function browse(story: Story): Promise<void> {
  const { language, page, place, words } = story;
  await page.goto(`/${language}`);
  await expectLanguage(story);
  await checkA11y(page);
  const where = words.spots.searchTexts.where;
  await page.getByRole('textbox', { name: where }).or(page.getByLabel(where)).first().fill(PLACE);
  await button(page, words.spots.searchTexts.submit).click();
  const found = page.getByRole('article').getByRole('link', { name: place }).first();
  await expect(found).toBeVisible();
  await expectLanguage(story);
  await checkA11y(page);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
  await expectLanguage(story);
  await checkA11y(page);
}

async function register(story: Story): Promise<void> {
  const { email, page, words } = story;
  const { loginTexts, registerTexts, formTexts } = words.account;
  await link(page, words.detail.bookingTexts.book).click();
  await expect(heading(page, loginTexts.title)).toBeVisible();
  await expectLanguage(story);
  await checkA11y(page);
  await link(page, loginTexts.other).click();
  await expect(page.getByLabel(registerTexts.name)).toBeVisible();
  await page.getByLabel(registerTexts.name).fill('Ada Lovelace');
  await page.getByLabel(formTexts.email, { exact: true }).fill(email);
  await page.getByLabel(formTexts.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(registerTexts.confirm).fill(PASSWORD);
  await checkA11y(page);
  await button(page, registerTexts.submit).click();
}

async function book(story: Story): Promise<void> {
  const { cost, page, words } = story;
  const { bookedTexts, fieldTexts, formTexts } = words.booking;
  await expect(heading(page, formTexts.title)).toBeVisible();
  await expectLanguage(story);
  await page.getByLabel(fieldTexts.travelDate).first().fill(dayFromNow(40));
  await page.getByLabel(fieldTexts.duration).fill(String(DAYS));
  await expect(page.getByText(dollars(DAYS * cost)).first()).toBeVisible();
  await checkA11y(page);
  await button(page, formTexts.submit).click();
  await expect(page).not.toHaveURL(/\/booking\?/);
  const message = page.getByRole('region', { name: bookedTexts.label });
  await expect(message.getByRole('link', { name: bookedTexts.pay(dollars(cost)) })).toBeVisible();
  await expectLanguage(story);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await checkA11y(page);
  await message.getByRole('link', { name: bookedTexts.see }).click();
  await expect(heading(page, words.list.listTexts.title)).toBeVisible();
  await expect(page.getByText(words.list.listTexts.justBooked)).toBeInViewport();
  await checkA11y(page);
}

async function pay(story: Story): Promise<void> {
  const { cost, page, words } = story;
  const { amountDueTexts, testTexts, texts } = words.payment;
  await link(page, words.list.listTexts.pay).click();
  await expect(heading(page, texts.title)).toBeVisible();
  await expect(page.getByText(testTexts.mark)).toBeVisible();
  const [now, rest] = [dollars(cost), dollars((DAYS - 1) * cost)];
  await expect(page.getByText(amountDueTexts.dayNote({ people: 1, now, rest }))).toBeVisible();
  await typeCard(page, '4242424242424242');
  await checkA11y(page);
  await button(page, texts.pay(now)).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await expectLanguage(story);
  await link(page, story.place).click();
  await expect(
    page.getByText(words.trip.moneyTexts.paidOf({ paid: now, total: dollars(DAYS * cost) })),
  ).toBeVisible();
  await expectLanguage(story);
  await checkA11y(page);
}

async function showVoucher(story: Story): Promise<void> {
  const { page, words } = story;
  await link(page, words.trip.pageTexts.showVoucher).click();
  await expect(page.getByRole('img', { name: words.voucher.voucherTexts.code })).toBeVisible();
  await expectLanguage(story);
  await checkA11y(page);
  await link(page, words.voucher.voucherTexts.back).click();
}

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * Reads the emails so far. Each of these sentences must be in one of them, and all links must lead to pages in the
 * language.
 */
async function readMails(story: Story, sentences: readonly string[]): Promise<void> {
  const { email, language, page, words } = story;
  const own = async () => {
    const answer = await page.request.get('/api/outbox');
    return ((await answer.json()) as Mail[]).filter(({ to }) => to === email);
  };
  for (const sentence of sentences) {
    await expect
      .poll(async () => (await own()).map(({ text }) => text).join('\n'), { message: sentence })
      .toContain(sentence);
  }
  await page.goto(`/${language}/outbox`);
  await expect(heading(page, words.outbox.outboxTexts.title)).toBeVisible();
  for (const { subject, text } of await own()) {
    await expect(page.getByRole('article', { name: subject }).first()).toBeVisible();
    expect(text).not.toMatch(/:\d+\/(?:bookings|payments?|allTouristSpots)/);
  }
  await expectLanguage(story);
}

async function cancel(story: Story): Promise<void> {
  const { language, page, words } = story;
  const { cancelTexts, canceledTripTexts } = words.cancel;
  await page.goto(`/${language}/bookings`);
  await link(page, story.place).click();
  await link(page, words.trip.planTexts.cancel).click();
  await expect(heading(page, cancelTexts.title)).toBeVisible();
  await expectLanguage(story);
  await checkA11y(page);
  await button(page, cancelTexts.submitWithRefund(dollars(story.cost))).click();
  await expect(heading(page, canceledTripTexts.byTraveler)).toBeVisible();
  await checkA11y(page);
  await page.goto(`/${language}/bookings`);
  await expect(
    page.getByRole('radio', { name: words.list.listTexts.periods.canceled }),
  ).toBeVisible();
  await checkA11y(page);
}

async function tell(page: Page, language: 'de' | 'ar'): Promise<void> {
  test.setTimeout(240_000);
  const words = await wordsOf(language);
  const answer = await page.request.get(
    `/api/allSpots?search=${PLACE}&limit=1&language=${language}`,
  );
  const [spot] = (await answer.json()) as { spot: string; average_cost: string }[];
  const story: Story = {
    page,
    language,
    words,
    email: someone(`traveler-${language}`),
    place: spot?.spot ?? '',
    cost: Number(spot?.average_cost.replace('$', '')),
  };
  await browse(story);
  await register(story);
  await book(story);
  await pay(story);
  await showVoucher(story);
  await readMails(story, [words.mails.booked.plansChange, words.mails.receipt.withRest]);
  await cancel(story);
  await readMails(story, [words.mails.canceled.byYou]);
}

test('a German books, pays, reads the emails and cancels @once', async ({ page }) => {
  await tell(page, 'de');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a speaker of Arabic books, pays, reads the emails and cancels @once', async ({ page }) => {
    await tell(page, 'ar');
  });
});
