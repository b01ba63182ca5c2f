import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from '../fixtures.ts';
import { beyondScreen } from '../page-width.ts';
import { reportFile } from '../pseudo/report.ts';

/** All public pages, with their h1 and title. */
const PAGES = [
  ['/', /Leave the harbor/, /^Wayfarer: hand-picked journeys$/],
  ['/aboutus', 'About us', /^About us \|/],
  ['/about', 'About us', /^About us \|/],
  ['/PopularSpots', 'Popular spots', /^Popular spots \|/],
  ['/AllTouristSpots', /./, /./],
  ['/contact', 'Contact us', /^Contact us \|/],
  ['/services/planning', 'Trip planning', /^Trip planning \|/],
  ['/services/hotels', 'Hotels', /^Hotels \|/],
  ['/services/flights', 'Flights', /^Flights \|/],
  ['/services/cars', 'Car rental', /^Car rental \|/],
  ['/services/insurance', 'Travel insurance', /^Travel insurance \|/],
  ['/support', 'Support', /^Support \|/],
  ['/privacy', 'Privacy', /^Privacy \|/],
  ['/terms', 'Terms', /^Terms \|/],
  ['/cookies', 'Cookies', /^Cookies \|/],
  ['/newsletter/confirm', 'This link is incomplete', /^Confirm your subscription \|/],
  ['/newsletter/unsubscribe', 'This link is incomplete', /^Unsubscribe from the newsletter \|/],
  ['/login', 'Welcome Back', /./],
  ['/register', 'Create Account', /./],
  ['/forgot-password', /./, /./],
  ['/no/such/page', 'Oops! Page Not Found', /^Oops! Page Not Found \|/],
] as const;

const alive = (page: Page) => page.locator('html[data-ready]').waitFor();

async function expectNarrow(page: Page, path: string): Promise<void> {
  expect(await beyondScreen(page), path).toEqual({ usual: 0, large: 0 });
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  if (width > 400) return;
  await page.setViewportSize({ width: 320, height });
  expect((await beyondScreen(page)).usual, `${path} at 320`).toBe(0);
  await page.setViewportSize({ width, height });
}

test('no public page is wider than the screen', async ({ page, watch }) => {
  test.slow();
  watch.expect(/status of 404.*no\/such\/page/);
  for (const [path, heading] of PAGES) {
    // the server renders the layout, so the test needn't wait for pictures and scripts
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // this also lays out everything below the first screenful (reveal-deferred-layout.ts)
    await page.evaluate(() => document.documentElement.setAttribute('data-layout-complete', ''));
    await expectNarrow(page, path);
  }
});

test("with text twice as large Home's header still stands on the picture", async ({ page }) => {
  test.skip(reportFile !== undefined, 'the texts of the pseudo-language are longer already');
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const box = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect());
  expect((await box('main')).top).toBe(0);
  expect((await box('header')).top).toBe(0);
  if ((page.viewportSize()?.width ?? 0) > 400) return;
  // on a phone, the header has two lines of 88 px and must not cover the headline
  expect((await box('header')).height).toBeLessThan(180);
  expect((await box('h1')).top).toBeGreaterThan((await box('header')).bottom);
});

test('fonts come when the first page is shown, and with the next one at once @once', async ({
  page,
}) => {
  const atOnce = () =>
    page
      .locator('style[data-font]')
      .evaluateAll((all) => all.every((style) => style.getAttribute('media') === 'all'));
  const loaded = () =>
    page.evaluate(() => {
      const there = [...document.fonts].filter(({ status }) => status === 'loaded');
      const names = there.map(({ family }) => family).filter((name) => !/Fallback/.test(name));
      return [...new Set(names)].sort();
    });
  // pictures never arrive, so no page ever finishes loading
  await page.route('**/media/**', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect([await atOnce(), await loaded()]).toEqual([false, []]);

  // the page is left first, because pictures and fonts can load now
  await page.goto('about:blank');
  await page.unroute('**/media/**');
  await page.goto('/aboutus');
  await expect.poll(loaded).toEqual(['Figtree', 'Fraunces']);
  await expect(page.locator('html[data-layout-complete]')).toBeAttached();
  expect(await atOnce()).toBe(false);

  await page.route('**/media/**', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await atOnce()).toBe(true);
  await expect.poll(loaded).toEqual(['Figtree', 'Fraunces']);
});

test('a letter outside of Latin does not lay the page out again @once', async ({ page }) => {
  await page.addInitScript(() => {
    const late: string[] = [];
    Object.assign(globalThis, { late });
    document.fonts.addEventListener('loading', () => {
      const loading = [...document.fonts].filter(({ status }) => status === 'loading');
      late.push(...loading.map(({ family }) => family));
    });
  });
  await page.goto('/');
  await page.locator('html[data-layout-complete]').waitFor();
  await expect(page.getByText('Göreme, Nevşehir').first()).toBeAttached();
  const furtherLetters = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, unicodeRange }) => status === 'loaded' && /U\+0?100-/i.test(unicodeRange))
      .map(({ family }) => family),
  );
  expect(furtherLetters).toEqual(['Figtree']);
  expect(await page.evaluate(() => (globalThis as unknown as { late: string[] }).late)).toEqual([]);
});

test('the picture that a phone shows first comes first @phone', async ({ page }) => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    if (asked.length === 1) await held;
    await route.continue();
  });
  // disables the timeout in boot.js, so that a slow machine doesn't matter
  await page.addInitScript(() => {
    const start = globalThis.setTimeout;
    const patient = (act: () => void, ms?: number) => (ms === 4000 ? 0 : start(act, ms));
    Object.assign(globalThis, { setTimeout: patient });
  });
  await page.goto('/allTouristSpots', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked).toHaveLength(1);
  await expect(page.locator('html[data-first-paint]')).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(asked, 'the others wait for it').toHaveLength(1);
  const cards = page.getByRole('article');
  await expect(cards, 'what is not seen yet is not laid out').toHaveCount(2);

  release();
  await expect(page.locator('html[data-first-paint]')).not.toBeAttached();
  await expect(page.locator('[data-shown]'), 'no trace for the application').toHaveCount(0);
  await expect(cards).toHaveCount(24);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(asked[0]).toMatch(/^\/media\/destinations\//);
});

test('a font that does not arrive holds nothing up @once', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/aboutus');
  await alive(page);
  await page.getByRole('link', { name: 'Wayfarer' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Leave the harbor/ })).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('pages that move are not wider than the screen once they are alive', async ({ page }) => {
      for (const path of ['/', '/popularSpots']) {
        await page.goto(path);
        await alive(page);
        await expectNarrow(page, path);
      }
    });
  });
}

test('public pages come whole from the server, with titles and descriptions of their own @once', async ({
  request,
}) => {
  test.skip(
    reportFile !== undefined,
    'it reads the source, with the spaces of the pseudo-language',
  );
  const descriptions = new Map<string, string>();
  for (const [path, , title] of PAGES) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status(), path).toBe(path === '/no/such/page' ? 404 : 200);
    const html = await response.text();
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '', path).toMatch(title);
    expect(html, path).toContain('<h1');
    const description = /<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '';
    expect(description.length, path).toBeGreaterThan(20);
    const canonical = /<link rel="canonical" href="(.*?)">/.exec(html)?.[1] ?? '';
    const other = descriptions.get(description);
    if (path !== '/no/such/page') expect(other ?? canonical, path).toBe(canonical);
    descriptions.set(description, canonical);
  }
});

test('links within a page lead to their section, and the way back to the one before', async ({
  page,
}) => {
  await page.goto('/privacy');
  await alive(page);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const [, , third = '', , fifth = ''] = await contents.allTextContents();
  const at = async (name: string) => {
    const heading = page.getByRole('heading', { level: 2, name });
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
  };
  for (const name of [third, fifth, third]) {
    await contents.getByText(name, { exact: true }).click();
    await at(name);
  }
  await page.goBack();
  await at(fifth);
  await page.goBack();
  await at(third);
});

test('a message is sent, a question found, the newsletter subscribed and left', async ({
  page,
}) => {
  const reader = `reader-${test.info().project.name}-${test.info().repeatEachIndex}@example.com`;
  await page.goto('/support');
  await alive(page);
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('charged twice');
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
  await page.getByText('Was I charged twice?').click();
  await expect(page.getByText('A booking can be paid only once')).toBeVisible();
  await checkA11y(page);

  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please write your message')).toBeVisible();
  await checkA11y(page);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email').fill(reader);
  await page.getByLabel('Subject').fill('Ferry');
  await page.getByLabel('Your message').fill('When does it leave?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you! We’ve received your message.')).toBeVisible();

  await page.getByLabel('Email for the newsletter').fill(reader);
  await page.getByRole('checkbox', { name: /send me the newsletter/ }).check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your inbox to confirm.')).toBeVisible();
  const openLinkOf = async (subject: string) => {
    await page.goto('/outbox');
    const mail = page.getByRole('article', { name: subject }).filter({ hasText: reader });
    await mail.getByRole('link', { name: 'Open the link' }).click();
  };
  await openLinkOf('Confirm your subscription');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible();
  await openLinkOf('You are on the list');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re off the list' })).toBeVisible();
  await checkA11y(page);
});

test('the remaining pages are accessible in the dark, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/aboutus', '/popularSpots', '/services/flights', '/privacy']) {
    await page.goto(path);
    await alive(page);
    await checkA11y(page);
  }
});

test('the API’s description is readable under a policy without inline styles @once [attack a style smuggled into the API’s description]', async ({
  page,
}) => {
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe');
  await page.getByRole('heading', { name: 'AllSpots' }).getByRole('link').click();
  await expect(page.getByText('Add a spot')).toBeVisible();
});
