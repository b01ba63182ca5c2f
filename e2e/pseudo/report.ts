import { appendFileSync } from 'node:fs';
import { test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { installCutTexts, type CutText } from './cut-text.ts';
import { findCutTexts, settled } from './settled.ts';

interface Finding extends CutText {
  story: string;
  width: number;
}

/** The file to which stories in the pseudo-language append their findings, one per line, as JSON. */
export const reportFile = process.env['PSEUDO_REPORT'];
const WIDTHS = (process.env['PSEUDO_WIDTHS'] ?? '').split(',').map(Number);
/** Actions of a story. The page is examined before each of them. */
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

const seen = new Set<string>();
const wrapped = new WeakSet<object>();

/**
 * Examines each page of a story at all widths, before each action and at the end. The story waits in the meantime, so
 * the changing width doesn't affect it.
 */
export function watchForCutTexts(browser: Browser, file: string): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await open(options), file);
}

async function watchContext(context: BrowserContext, file: string): Promise<BrowserContext> {
  // tsx wraps named functions in this helper, which pages don't have
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

/** Runs a function before each call of the given methods. */
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

/** Examines a page at all widths, unless its state was examined before. */
async function look(page: Page, file: string): Promise<void> {
  const usual = page.viewportSize();
  if (page.isClosed() || usual === null) return;
  try {
    const state = await settled(page);
    if (!state || seen.has(state.shown)) return;
    seen.add(state.shown);
    // Some pages lose typed text, or close what was opened, when their width changes. A story that fails because of
    // this is run again with fewer changes of width, and finally with none.
    const { retry } = test.info();
    const isGentle = retry > 1 || (retry === 1 && (await isUsed(page)));
    if (isGentle) report(await findCutTexts(page), usual.width, file);
    else await lookAtWidths(page, usual, file);
  } catch (error) {
    // the page may be navigating to another page, which is examined when it is loaded
    if (!/navigation|context was destroyed|closed/i.test(String(error))) throw error;
  }
}

/** True if the person has typed or opened something on the page, or if the focus is on an element other than a link. */
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
  const before = await page.evaluateHandle(() => ({
    focused: document.activeElement,
    place: { left: scrollX, top: scrollY },
  }));
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
      await before.evaluate(({ focused, place }) => {
        // a control that is hidden at one of the widths loses the focus there
        const isLost = document.activeElement === document.body;
        if (isLost && focused instanceof HTMLElement) focused.focus();
        scrollTo({ ...place, behavior: 'instant' });
      });
    }
  }
}

function report(found: readonly CutText[], width: number, file: string): void {
  const story = test.info().title;
  const lines = found.map((text): Finding => ({ story, width, ...text }));
  if (lines.length > 0)
    appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
