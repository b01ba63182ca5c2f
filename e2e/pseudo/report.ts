import { appendFileSync } from 'node:fs';
import { test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { installCutTexts, type CutText } from './cut-text.ts';
import { findCutTexts, settled } from './settled.ts';

/** A text that didn't fit in a story. */
interface Finding extends CutText {
  story: string;
  width: number;
}

/** The file that stories in the pseudo-language add their findings to, one per line, as JSON. */
export const reportFile = process.env['PSEUDO_REPORT'];
const WIDTHS = (process.env['PSEUDO_WIDTHS'] ?? '').split(',').map(Number);
/** Actions of a story; the page is looked at before each of them. */
const ACTIONS = [
  'check',
  'click',
  'dblclick',
  'dispatchEvent',
  'fill',
  'hover',
  'press',
  'pressSequentially',
  'selectOption',
  'setInputFiles',
  'tap',
  'uncheck',
] as const satisfies readonly (keyof Locator)[];
const LEAVING = ['close', 'goBack', 'goForward', 'goto', 'reload'] as const;

/** States that this process has looked at. */
const seen = new Set<string>();
const wrapped = new WeakSet<object>();

/**
 * Looks at each page that the stories see, at all widths, whenever a story is about to do something, and at its end. The
 * story waits in the meantime, so it doesn't notice that the window changes.
 */
export function watchForCutTexts(browser: Browser, file: string): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await open(options), file);
}

async function watchContext(context: BrowserContext, file: string): Promise<BrowserContext> {
  // the compiler wraps named functions in this, which pages don't have
  await context.addInitScript('globalThis.__name = (inner) => inner');
  await context.addInitScript(installCutTexts);
  context.on('page', (page) => watchPage(page, file));
  const close = context.close.bind(context);
  context.close = async (options) => {
    for (const page of context.pages()) await look(page, file);
    await close(options);
  };
  return context;
}

function watchPage(page: Page, file: string): void {
  wrap(page, LEAVING, () => look(page, file));
  const { keyboard, mouse } = page;
  wrap(keyboard, ['press', 'type'], () => look(page, file));
  wrap(mouse, ['click', 'down'], () => look(page, file));
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator; // shared by all locators
  if (wrapped.has(locators)) return;
  wrapped.add(locators);
  wrap(locators, ACTIONS, (locator) => look(locator.page(), file));
}

/** Has something done before each call of some methods. */
function wrap<T extends object>(
  of: T,
  names: readonly (keyof T)[],
  before: (self: T) => Promise<void>,
): void {
  for (const name of names) {
    const method = of[name] as (...args: unknown[]) => Promise<unknown>;
    const waiting = async function wrapper(this: T, ...args: unknown[]) {
      await before(this);
      return method.apply(this, args);
    };
    Object.assign(of, { [name]: waiting });
  }
}

/** Looks at a page at all widths, unless it was seen in this state. */
async function look(page: Page, file: string): Promise<void> {
  const usual = page.viewportSize();
  if (page.isClosed() || usual === null) return;
  try {
    const state = await settled(page);
    if (!state || seen.has(state.shown)) return;
    seen.add(state.shown);
    // A page may keep at one width only what was typed, opened or moved: a story that failed by this is run again with
    // fewer changes of width, and at last without.
    const { retry } = test.info();
    const isGentle = retry > 1 || (retry === 1 && (await isUsed(page)));
    if (isGentle) report(await findCutTexts(page), usual.width, file);
    else await lookAtWidths(page, usual, file);
  } catch (error) {
    // the page may be on its way to another one, which is looked at in its turn
    if (!/navigation|context was destroyed|closed/i.test(String(error))) throw error;
  }
}

/** True if the person has typed or opened something, or if the focus is on something that isn't a link. */
const isUsed = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('dialog[open], [role=dialog], [role=menu], :popover-open') !== null ||
      document.querySelector('input:focus, button:focus, select:focus, textarea:focus') !== null ||
      [...document.querySelectorAll('input, textarea')].some(
        (field) =>
          (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
          field.value !== field.defaultValue,
      ),
  );

async function lookAtWidths(
  page: Page,
  usual: { width: number; height: number },
  file: string,
): Promise<void> {
  const at = await page.evaluate(() => ({ left: scrollX, top: scrollY }));
  try {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 1180 });
      await settled(page);
      report(await findCutTexts(page), width, file);
    }
  } finally {
    if (!page.isClosed()) {
      await page.setViewportSize(usual);
      await settled(page);
      await page.evaluate((where) => scrollTo({ ...where, behavior: 'instant' }), at);
    }
  }
}

function report(found: readonly CutText[], width: number, file: string): void {
  const story = test.info().title;
  const lines = found.map((text): Finding => ({ story, width, ...text }));
  if (lines.length > 0)
    appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
