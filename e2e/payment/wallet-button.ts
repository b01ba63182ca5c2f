import type { Page } from '@playwright/test';

/** The card sandbox's wallet, in the provider's frame. */
export const walletButton = (page: Page) =>
  page
    .frameLocator('iframe[title="Secure express checkout frame"]')
    .getByRole('button', { name: 'Sandbox Pay' });

/** The sheet of the wallet, over the page. */
export const walletSheet = (page: Page) => page.frameLocator('iframe[title="Secure wallet frame"]');
