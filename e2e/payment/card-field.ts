import type { FrameLocator, Page } from '@playwright/test';

/** The card field, in the provider's frame. */
export function cardField(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Secure card payment input frame"]');
}

export async function typeCard(page: Page, number: string): Promise<void> {
  const card = cardField(page);
  await card.locator('input[name="cardnumber"]').fill(number);
  await card.locator('input[name="exp-date"]').fill('12 / 34');
  await card.locator('input[name="cvc"]').fill('123');
}
