import { expect, type Page } from '@playwright/test';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';
import { cardField } from './card-field.ts';

/** Opens the payment page of a new booking, as a traveler of its own, and waits for the card field. */
export async function openPayment(page: Page, name: string): Promise<void> {
  const email = someone(name);
  const booking = await haveBooking(page, await haveAccount(page, email));
  await page.goto(`/login?from=${encodeURIComponent(`/payment/${booking}`)}`);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/payment\//);
  await expect(cardField(page).locator('input[name="cardnumber"]')).toBeVisible();
}
