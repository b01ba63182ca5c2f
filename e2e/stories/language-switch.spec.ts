import type * as bookingCopy from '../../web/src/features/bookings/copy.texts.js';
import { expect, test } from '../fixtures.ts';
import { dayFromNow, demoSpot, haveAccount, signIn, someone } from '../traveler.ts';
import { textsOf } from '../words.ts';

test.use({ serverEnv: { LANGUAGES: 'en,de,ar' } });

const bookingTexts = (language: string) =>
  textsOf<typeof bookingCopy>('web/src/features/bookings/copy', language);

test('a language is offered once, and chosen in the middle of a booking without loss @once', async ({
  page,
}) => {
  await page.goto('/de/allTouristSpots?search=alhambra');
  const offer = page.getByRole('note').filter({ hasText: 'This site is also in English.' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(offer).toBeHidden();

  // the search stays in the address
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/allTouristSpots\?search=alhambra$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const email = someone('switching');
  await haveAccount(page, email);
  const { _id: id } = await demoSpot(page);
  await page.goto(`/login?from=${encodeURIComponent(`/booking?spot=${id}`)}`);
  await signIn(page, email);
  await expect(page).toHaveURL(new RegExp(`/booking\\?spot=${id}$`));
  const { fieldTexts } = await bookingTexts('en');
  const day = dayFromNow(40);
  await page.getByLabel(fieldTexts.travelDate).first().fill(day);
  await page.getByLabel(fieldTexts.duration).fill('6');

  for (const [name, language, dir] of [
    ['Deutsch', 'de', 'ltr'],
    ['العربية', 'ar', 'rtl'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/booking\\?spot=${id}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    if (dir === 'rtl') await expect(page.locator('html')).toHaveAttribute('dir', dir);
    const words = await bookingTexts(language);
    await expect(page.getByLabel(words.fieldTexts.travelDate).first()).toHaveValue(day);
    await expect(page.getByLabel(words.fieldTexts.duration)).toHaveValue('6');
  }
});
