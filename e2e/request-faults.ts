import type { Locator, Page, Request, Route } from '@playwright/test';
import { expect } from '@playwright/test';

/** A visit to a screen, during which each request is first held and then lost, one request after the other. */
export interface Visit {
  /** The page from which the visit starts. It is loaded completely before any request is lost. */
  from?: string;
  /** Starts opening the screen. Resolves as soon as the navigation has begun. */
  open(page: Page): Promise<unknown>;
  /** An element that exists once everything has loaded. */
  whole(page: Page): Locator;
}

/** Matches texts that say there is no data, which must not appear while a request is pending or lost. */
const NOTHING =
  /No Bookings Yet!|No Payments Yet|Oops! Page Not Found|No Spots|not found|No destinations/i;

/**
 * Matches scripts that are skipped. The entry script, the screen's own script and the identity SDK stand for all
 * scripts, because all have the same loader.
 */
const ONE_OF_MANY_SCRIPTS = /^GET \/assets\/(?!entry-client|firebase-identity|[\w-]+-page-)/;

const keyOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Waits until the application runs. Before that, the page is only a document. */
const alive = (page: Page, options?: { timeout: number }) =>
  page.locator('html[data-ready]').waitFor(options);

async function begin(page: Page, { from }: Visit): Promise<void> {
  if (from === undefined) return;
  await page.goto(from);
  await alive(page);
}

/** The time in ms without requests after which a screen has requested everything. */
const QUIET_MS = 500;

/**
 * The requests of a visit by method and path, except pictures, fonts and documents, whose loading the browser handles.
 */
export async function requestsOf(page: Page, visit: Visit): Promise<string[]> {
  const keys = new Set<string>();
  const pending = new Set<Request>();
  let changed = Date.now();
  const begun = (request: Request) => {
    if (!/^(script|fetch|xhr)$/.test(request.resourceType())) return;
    keys.add(keyOf(request));
    pending.add(request);
    changed = Date.now();
  };
  const ended = (request: Request) => {
    if (pending.delete(request)) changed = Date.now();
  };
  await begin(page, visit);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  await visit.open(page);
  await expect(visit.whole(page)).toBeVisible();
  await alive(page);
  changed = Date.now();
  const isQuiet = () => Date.now() - changed > QUIET_MS;
  await expect
    .poll(() => (pending.size > 0 ? [...pending].map(keyOf) : isQuiet()), { message: 'is quiet' })
    .toBe(true);
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
  return [...keys].filter((key) => !ONE_OF_MANY_SCRIPTS.test(key));
}

/**
 * Holds one request of a visit, then loses it and all its retries, then lets it pass. Until then, the screen must not
 * show anything wrong, and afterward it must recover by itself or with its own button.
 */
export async function holdAndLose(page: Page, visit: Visit, key: string): Promise<void> {
  const held: Route[] = [];
  let lost = false;
  const whole = visit.whole(page);
  const isThis = (url: URL) => key.endsWith(` ${url.pathname}`);
  const interfere = async (route: Route) => {
    if (keyOf(route.request()) !== key) await route.fallback();
    else if (lost) await route.abort();
    else held.push(route);
  };
  await begin(page, visit);
  await page.route(isThis, interfere);
  await visit.open(page);
  await expect.poll(() => held.length, { message: `${key} is asked for` }).toBeGreaterThan(0);
  await expect(page.getByRole('main')).not.toContainText(NOTHING);
  lost = true;
  await Promise.all(held.map((route) => route.abort()));
  const problem = page.getByRole('alert').filter({ visible: true });
  await expect(whole.or(problem).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(NOTHING);
  await page.unroute(isThis, interfere);
  const again = page
    .getByRole('button', { name: /try again|reload/i })
    .or(page.getByRole('link', { name: /^(Reload the page|Continue)$/ }))
    .filter({ visible: true })
    .first();
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(whole).toBeVisible({ timeout: 2000 });
    // a document whose script was lost looks complete, but reloads itself a moment later
    await alive(page, { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
}
