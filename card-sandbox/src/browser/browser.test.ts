import { chromium, type Browser, type Frame, type FrameLocator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import { startShop, type Shop } from '../test/browser/shop.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import {
  PREFIX,
  PUBLISHABLE_KEY,
  allStored,
  numbersIn,
  startSandbox,
  type Harness,
} from '../test/harness.ts';

// On a busy machine, a browser can be slow without being broken.
vi.setConfig({ testTimeout: 60_000 });

let db: TestDatabase;
let harness: Harness;
let shop: Shop;
let browser: Browser;

beforeAll(async () => {
  db = await openDatabase();
  harness = startSandbox(db);
  [shop, browser] = await Promise.all([
    startShop(harness),
    findBrowser().then((found) => chromium.launch(found)),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.app.close();
  await db?.close();
});

interface Visit {
  page: Page;
  frame: FrameLocator;
  intentId: string;
  /** Console warnings and errors, page errors, and requests to other origins. */
  complaints: string[];
  /** Bodies of requests by the page and its frames, with their URLs. */
  sent: { url: string; body: string }[];
}

const FRAME = 'iframe[title="Secure card payment input frame"]';

async function visit(options: { hidePostalCode?: boolean; width?: number } = {}): Promise<Visit> {
  const { url, intentId } = await shop.open(options);
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1000, height: 800 },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const sent: Visit['sent'] = [];
  page.on('console', (message) => {
    const text = message.text();
    // The browser itself logs responses such as 402.
    if (/^(warning|error)$/.test(message.type()) && !text.startsWith('Failed to load resource')) {
      complaints.push(text);
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin)) complaints.push(request.url());
    sent.push({ url: request.url(), body: request.postData() ?? '' });
  });
  await page.goto(url);
  const frame = page.frameLocator(FRAME);
  await page.waitForFunction(() =>
    document.querySelector('#events')?.textContent?.includes('ready'),
  );
  return { page, frame, intentId, complaints, sent };
}

/** `rest` is the month, year and security code, without separators. */
async function fill(frame: FrameLocator, number: string, rest = '1234123') {
  await frame.locator('[name=cardnumber]').fill(number);
  await frame.locator('[name=exp-date]').fill(rest.slice(0, 4));
  await frame.locator('[name=cvc]').fill(rest.slice(4));
  const postal = frame.locator('[name=postal]');
  if (await postal.isVisible()) await postal.fill('12345');
}

const message = (page: Page, text: string) =>
  page.locator('#message').getByText(text).waitFor({ timeout: 30_000 });

function frameOf(page: Page, part: string): Frame {
  const found = page.frames().find((frame) => frame.url().includes(part));
  if (found === undefined) throw new Error(`no frame ${part}`);
  return found;
}

describe('the card field in a browser', () => {
  test('[spec §7 Card provider: script] takes a payment through the official libraries, under StrictMode and a strict policy', async () => {
    const { page, frame, intentId, complaints, sent } = await visit();
    expect(await page.locator('iframe').count()).toBe(1);
    const asked = sent.map(({ url }) => new URL(url).pathname);
    expect(asked.filter((path) => path.endsWith('/stripe.js'))).toEqual([`${PREFIX}/stripe.js`]);
    expect(PUBLISHABLE_KEY).toMatch(/^pk_test_/);
    await fill(frame, '4242424242424242');
    await page.click('#pay');
    await message(page, 'status: succeeded');
    expect(complaints).toEqual([]);
    const events = await page.locator('#events').textContent();
    expect(events).toContain('ready:function');
    expect(events).toContain('focus');
    expect(events).toContain('change:visa:true:undefined');
    const intent = await harness.stripe.paymentIntents.retrieve(intentId, {
      expand: ['payment_method'],
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      payment_method: {
        billing_details: { name: 'Jo Doe', address: { postal_code: '12345' } },
        card: { last4: '4242', exp_month: 12, exp_year: 2034 },
      },
    });
    const carriers = sent.filter(({ body }) => body.includes('4242424242424242'));
    expect(carriers.map(({ url }) => new URL(url).pathname)).toEqual([
      '/card-sandbox/v1/payment_methods',
    ]);
    expect(numbersIn(await allStored(db))).toEqual([]);
    await page.context().close();
  });

  test('keeps the number from the page', async () => {
    const { page, frame } = await visit();
    await page.evaluate(() => {
      addEventListener('message', (event) => {
        document.body.dataset['heard'] = JSON.stringify(event.data);
      });
    });
    await fill(frame, '4242424242424242');
    const seen = await page.evaluate((selector) => {
      const inner = document.querySelector<HTMLIFrameElement>(selector);
      let reach = 'reached';
      try {
        reach = String(inner?.contentWindow?.document.title);
      } catch (error) {
        reach = error instanceof Error ? error.name : 'unknown';
      }
      return {
        reach,
        document: inner?.contentDocument ?? null,
        sandbox: inner?.getAttribute('sandbox'),
        html: document.documentElement.outerHTML,
      };
    }, FRAME);
    expect(seen).toMatchObject({
      reach: 'SecurityError',
      document: null,
      sandbox: 'allow-scripts allow-forms',
    });
    expect(seen.html).not.toContain('4242 4242');
    expect(numbersIn(seen.html)).toEqual([]);
    await page.context().close();
  });

  test('shows a decline and lets another card pay on the same intent', async () => {
    const { page, frame, intentId } = await visit();
    await fill(frame, '4000000000000002');
    await page.click('#pay');
    await message(page, 'Your card was declined.');
    await fill(frame, '5555555555554444');
    await page.click('#pay');
    await message(page, 'status: succeeded');
    const charges = await harness.stripe.charges.list({ payment_intent: intentId });
    expect(charges.data.map((charge) => charge.status)).toEqual(['succeeded', 'failed']);
    await page.context().close();
  });

  test('sends nothing that cannot be a test card', async () => {
    const { page, frame, sent } = await visit({ hidePostalCode: true });
    const cases = [
      ['4242424242424241', '1234123', 'Your card number is invalid.'],
      ['4242', '1234123', 'Your card number is incomplete.'],
      ['4242424242424242', '1319123', "Your card's expiration date is invalid."],
      ['4242424242424242', '1219123', "Your card's expiration year is in the past."],
      ['4242424242424242', '12', "Your card's expiration date is incomplete."],
      ['4242424242424242', '123412', "Your card's security code is incomplete."],
      ['4539578763621486', '1234123', 'Your request was in test mode, but used a non test card.'],
    ] as const;
    for (const [number, rest, text] of cases) {
      await fill(frame, number, rest);
      await page.click('#pay');
      await message(page, text);
    }
    expect(sent.filter(({ url }) => url.includes('/v1/'))).toEqual([]);
    await page.context().close();
  });

  test('marks what is wrong, and formats while one types', async () => {
    const { page, frame } = await visit({ hidePostalCode: true });
    const number = frame.locator('[name=cardnumber]');
    await number.pressSequentially('378282246310005');
    expect(await number.inputValue()).toBe('3782 822463 10005');
    await frame.locator('[name=exp-date]').pressSequentially('334');
    expect(await frame.locator('[name=exp-date]').inputValue()).toBe('03 / 34');
    expect(await frame.locator('[name=cvc]').getAttribute('maxlength')).toBe('4');
    expect(await frame.locator('[name=postal]').isVisible()).toBe(false);
    // Typing in the middle of a text must not move the caret to its end.
    await number.fill('');
    await number.pressSequentially('42424242');
    await number.press('Home');
    await number.pressSequentially('51');
    expect(await number.inputValue()).toBe('5142 4242 42');
    await number.fill('4242424242424241');
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    await page.locator('.StripeElement--invalid').waitFor();
    expect(await frame.getByText('TEST MODE').isVisible()).toBe(true);
    await page.context().close();
  });

  test('asks for 3-D Secure: completed, failed, canceled, and not lost by Escape', async () => {
    const done = await visit();
    await fill(done.frame, '4000002500003155');
    await done.page.click('#pay');
    const bank = done.page.frameLocator('iframe[title="Secure 3D Secure frame"]');
    await bank.getByText('$20.00 usd with visa ending in 3155').waitFor();
    await done.page.keyboard.press('Escape');
    await done.page.keyboard.press('Escape');
    await done.page.getByRole('dialog', { name: '3D Secure authentication' }).waitFor();
    // The keyboard must not reach anything behind the dialog.
    for (let presses = 0; presses < 6; presses += 1) await done.page.keyboard.press('Tab');
    const focused = await done.page.evaluate(() => document.activeElement?.closest('main'));
    expect(focused ?? null).toBeNull();
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await message(done.page, 'status: succeeded');
    expect(await done.page.locator('dialog').count()).toBe(0);
    expect(done.complaints).toEqual([]);
    await done.page.context().close();

    const failed = await visit();
    await fill(failed.frame, '4000000000003220');
    await failed.page.click('#pay');
    await failed.page
      .frameLocator('iframe[title="Secure 3D Secure frame"]')
      .getByRole('button', { name: 'Fail authentication' })
      .click();
    await message(failed.page, 'We are unable to authenticate your payment method.');
    await failed.page.click('#pay');
    await failed.page.getByRole('button', { name: 'Cancel' }).click();
    await message(failed.page, 'We are unable to authenticate your payment method.');
    const { status } = await harness.stripe.paymentIntents.retrieve(failed.intentId);
    expect(status).toBe('requires_payment_method');
    await failed.page.context().close();
  });

  test('works by keyboard alone', async () => {
    const { page } = await visit();
    const { keyboard } = page;
    await page.focus('#toggle');
    await keyboard.press('Tab');
    // When a field is complete, the focus moves to the next field.
    await keyboard.type('42424242424242421234123', { delay: 5 });
    await keyboard.type('12345');
    const card = frameOf(page, '/elements/card.html');
    expect(await card.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('postal');
    await keyboard.press('Escape');
    await keyboard.press('Enter');
    await message(page, 'status: succeeded');
    expect(await page.locator('#events').textContent()).toContain('escape');
    await page.context().close();
  });

  test('is there again after it was taken away', async () => {
    const { page, frame, complaints } = await visit();
    await page.click('#toggle');
    expect(await page.locator('iframe').count()).toBe(0);
    await page.click('#toggle');
    await frame.locator('[name=cardnumber]').waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
    await fill(frame, '4242424242424242');
    await page.click('#pay');
    await message(page, 'status: succeeded');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('fits into 280 pixels and is dressed by its options', async () => {
    const { page, frame } = await visit({ width: 296 });
    await fill(frame, '4242424242424242');
    const card = frameOf(page, '/elements/card.html');
    const look = await card.evaluate(() => {
      const input = document.querySelector('input');
      const style = input ? getComputedStyle(input) : undefined;
      return {
        overflow: document.documentElement.scrollWidth - innerWidth,
        cut: document.documentElement.scrollHeight - innerHeight,
        clipped: Array.from(document.querySelectorAll('input')).filter(
          (field) => field.scrollWidth > field.clientWidth,
        ).length,
        fontSize: style?.fontSize,
        color: style?.color,
        background: getComputedStyle(document.documentElement).backgroundColor,
      };
    });
    expect(look).toEqual({
      overflow: 0,
      cut: 0,
      clipped: 0,
      fontSize: '18px',
      color: 'rgb(16, 32, 48)',
      background: 'rgb(240, 244, 248)',
    });
    await page.context().close();
  });
});
