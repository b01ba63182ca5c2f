/** A phone with a quarter of this machine's speed and a slow connection, as in Lighthouse's mobile profile. */
import type { BrowserContext, Browser, CDPSession, Page } from 'playwright-core';

const SCREEN = { width: 390, height: 844 };
const SLOWER = 4;
const LINE = {
  offline: false,
  /** In ms. */
  latency: 150,
  /** In bytes per second. */
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export interface SlowPhone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** Opens a browser like a first visitor's, with nothing cached or stored. */
export async function openSlowPhone(browser: Browser): Promise<SlowPhone> {
  const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  return { context, page, session };
}
