import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import { startShop, type Shop, type ShopOptions } from '../test/browser/shop.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { startSandbox, type Harness } from '../test/harness.ts';

// On a busy machine, a browser can be slow without being broken.
vi.setConfig({ testTimeout: 60_000 });

let db: TestDatabase;
let harness: Harness;
let shop: Shop;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  db = await openDatabase();
  harness = startSandbox(db);
  [shop, browser] = await Promise.all([
    startShop(harness),
    findBrowser().then((found) => chromium.launch(found)),
  ]);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await shop?.app.close();
  await db?.close();
});

/** The amount of the shop's intent, in minor units. */
const AMOUNT = 2000;

async function visit(options: Partial<ShopOptions> = {}) {
  const { url, intentId } = await shop.open({
    wallet: { amount: AMOUNT, behavior: 'pay' },
    ...options,
  });
  context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  const sent: string[] = [];
  page.on('console', (message) => {
    if (/^(warning|error)$/.test(message.type()) && !message.text().startsWith('Failed to load')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto(url);
  await noted(page, 'ready');
  return { page, intentId, complaints, sent };
}

const noted = (page: Page, event: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('#events')?.textContent?.includes(wanted),
    event,
  );
const events = (page: Page) => page.locator('#events').textContent();
const button = (page: Page) =>
  page
    .frameLocator('iframe[title="Secure express checkout frame"]')
    .getByRole('button', { name: 'Sandbox Pay' });
const sheet = (page: Page) => page.frameLocator('iframe[title="Secure wallet frame"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sandbox Pay' });
const message = (page: Page, text: string) =>
  page.locator('#message').getByText(text).waitFor({ timeout: 30_000 });
const focused = (control: Locator) =>
  vi.waitUntil(() => control.evaluate((one) => one === document.activeElement), 10_000);
const statusOf = async (id: string) => (await harness.stripe.paymentIntents.retrieve(id)).status;

async function choose(page: Page, card: string) {
  await button(page).click();
  await sheet(page).getByLabel('Card').selectOption(card);
  await sheet(page).getByRole('button', { name: 'Pay $20.00 usd' }).click();
}

describe('the wallet in a browser', () => {
  test('pays through the official libraries, under StrictMode and a strict policy', async () => {
    const { page, intentId, complaints, sent } = await visit();
    await button(page).click();
    await sheet(page).getByText('$20.00 usd', { exact: true }).waitFor();
    await sheet(page).getByRole('button', { name: 'Pay $20.00 usd' }).click();
    await message(page, 'status: succeeded');
    expect(await dialog(page).count()).toBe(0);
    expect(await events(page)).toBe(
      ' ready:{"amazonPay":false,"applePay":false,"googlePay":false,"klarna":false,"link":false,' +
        '"paypal":false,"sandboxPay":true} click:sandbox_pay confirm:sandbox_pay:Sandbox Payer',
    );
    const intent = await harness.stripe.paymentIntents.retrieve(intentId, {
      expand: ['payment_method'],
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: AMOUNT,
      payment_method: { type: 'card', billing_details: { name: 'Sandbox Payer' } },
    });
    expect(sent.filter((path) => path.endsWith('/confirm'))).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('is left by Cancel, and by Escape, without a charge, and the button has the focus again', async () => {
    const { page, intentId, sent } = await visit();
    for (const leave of ['button', 'keyboard'] as const) {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await focused(sheet(page).getByRole('button', { name: 'Pay $20.00 usd' }));
      if (leave === 'button') await sheet(page).getByRole('button', { name: 'Cancel' }).click();
      else await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await focused(button(page));
    }
    expect((await events(page))?.match(/cancel/g)).toHaveLength(2);
    expect(sent.filter((path) => path.includes('/v1/'))).toEqual([]);
    expect(await statusOf(intentId)).toBe('requires_payment_method');
  });

  test('needs only the keyboard, which reaches nothing behind the sheet', async () => {
    const { page } = await visit();
    await page.focus('#toggle');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const pay = sheet(page).getByRole('button', { name: 'Pay $20.00 usd' });
    await focused(pay);
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => document.activeElement?.closest('main'));
    expect(behind ?? null).toBeNull();
    await pay.focus();
    await page.keyboard.press('Enter');
    await message(page, 'status: succeeded');
  });

  test('shows a decline, and can be used again on the same intent', async () => {
    const { page, intentId } = await visit();
    await choose(page, '4000000000000002');
    await message(page, 'Your card was declined.');
    expect(await dialog(page).count()).toBe(0);
    await choose(page, '4242424242424242');
    await message(page, 'status: succeeded');
    const charges = await harness.stripe.charges.list({ payment_intent: intentId });
    expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  test('asks for 3-D Secure after the sheet', async () => {
    const { page, intentId } = await visit();
    await choose(page, '4000002500003155');
    await page
      .frameLocator('iframe[title="Secure 3D Secure frame"]')
      .getByRole('button', { name: 'Complete authentication' })
      .click();
    await message(page, 'status: succeeded');
    expect(await statusOf(intentId)).toBe('succeeded');
  });

  test('charges nothing if the intent has another amount than the payer saw', async () => {
    const { page, intentId } = await visit({ wallet: { amount: 1500, behavior: 'pay' } });
    await button(page).click();
    await sheet(page).getByRole('button', { name: 'Pay $15.00 usd' }).click();
    await message(page, 'differs from the one that the payer saw');
    expect(await statusOf(intentId)).toBe('requires_payment_method');
  });

  test('closes if the page fails before it confirms', async () => {
    const { page, intentId } = await visit({ wallet: { amount: AMOUNT, behavior: 'fail' } });
    await choose(page, '4242424242424242');
    await message(page, 'failed before the confirmation');
    expect(await dialog(page).count()).toBe(0);
    expect(await statusOf(intentId)).toBe('requires_payment_method');
  });

  test('does not open if the page refuses the click', async () => {
    const { page } = await visit({ wallet: { amount: AMOUNT, behavior: 'reject' } });
    await button(page).click();
    await noted(page, 'click');
    expect(await dialog(page).count()).toBe(0);
  });

  test('closes with its element', async () => {
    const { page } = await visit();
    await button(page).click();
    await dialog(page).waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('#toggle')?.click());
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('is not there on a device without a wallet', async () => {
    const { page, complaints } = await visit({ scriptQuery: '?wallet=none' });
    expect(await events(page)).toBe(' ready:null');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('fits into a narrow page and onto a low screen', async () => {
    const { page } = await visit();
    await page.setViewportSize({ width: 320, height: 480 });
    await button(page).click();
    await sheet(page).getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
    for (const frame of await page.locator('iframe').all()) {
      const box = await frame.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });
});
