/** The blocking work of a page that starts, from a trace of the main thread. */
import type { Browser, CDPSession } from 'playwright-core';
import { openSlowPhone } from './slow-phone.ts';

/** Measurements of a start; times in ms. */
export interface Start {
  /** The sum of the time beyond 50 ms of every task after the first paint. */
  blocking: number;
  longestTask: number;
  longTasks: number;
  /** The number of layouts of at least 20 ms, including those before the first paint. */
  longLayouts: number;
  inLayouts: number;
  inStyles: number;
  /** The layout shift × 1000. */
  layoutShift: number;
  /** The time when the page responds to presses; NaN for a page without a script. */
  ready: number;
}

/** Times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

const LONG_TASK = 50_000;
const LONG_LAYOUT = 20_000;
/** The time in which a page must stay idle, in ms. */
const QUIET = 2500;
const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'loading', 'toplevel'];

async function readStream(session: CDPSession, handle: string): Promise<string> {
  let text = '';
  for (;;) {
    const { data, eof } = await session.send('IO.read', { handle, size: 2 ** 20 });
    text += data;
    if (eof) return text;
  }
}

/** Records everything that the browser does while `act` runs. */
async function traced(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReturnAsStream',
  });
  await act();
  const complete = new Promise<string>((resolve) => {
    session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream ?? ''));
  });
  await session.send('Tracing.end');
  const { traceEvents } = JSON.parse(await readStream(session, await complete)) as {
    traceEvents: TraceEvent[];
  };
  await session.detach();
  return traceEvents;
}

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const ms = (events: readonly TraceEvent[]) =>
  events.reduce((total, { dur = 0 }) => total + dur, 0) / 1000;

function read(events: readonly TraceEvent[], url: string) {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`the trace lacks the visit of ${url}`);
  const paint = events.find(
    ({ name, pid }) => name === 'firstContentfulPaint' && pid === start.pid,
  );
  const painted = paint?.ts ?? start.ts;
  const main = events.filter(
    ({ pid, tid, ph, ts }) =>
      pid === start.pid && tid === start.tid && ph === 'X' && ts >= start.ts,
  );
  const named = (name: string) => main.filter((event) => event.name === name);
  const tasks = main.filter(({ name }) => name.endsWith('RunTask'));
  // time before the first paint isn't blocking: it delays the paint, and no one can press anything yet
  const times = tasks.map((task) => end(task) - Math.max(task.ts, painted));
  const long = times.filter((time) => time > LONG_TASK);
  return {
    blocking: long.reduce((total, time) => total + time - LONG_TASK, 0) / 1000,
    longestTask: Math.max(0, ...times) / 1000,
    longTasks: long.length,
    longLayouts: named('Layout').filter(({ dur = 0 }) => dur >= LONG_LAYOUT).length,
    inLayouts: ms(named('Layout')),
    inStyles: ms(named('UpdateLayoutTree')),
  };
}

/** Visits a page and waits until everything that it loads by itself has arrived. */
export async function traceStart(browser: Browser, url: string): Promise<Start> {
  const { context, page } = await openSlowPhone(browser);
  await page.addInitScript(() => {
    const seen = { shift: 0, ready: Number.NaN };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as LayoutShiftEntry).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.documentElement.hasAttribute('data-ready')) return;
      seen.ready = performance.now();
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
  let seen = { shift: Number.NaN, ready: Number.NaN };
  const events = await traced(browser, async () => {
    await page.goto(url);
    const hasScript = (await page.locator('script[data-modules]').count()) > 0;
    const complete = page.locator('html[data-layout-complete]');
    if (hasScript) await complete.waitFor({ state: 'attached' });
    await page.waitForTimeout(QUIET);
    seen = await page.evaluate(() => (globalThis as unknown as { seen: typeof seen }).seen);
  });
  await context.close();
  return { ...read(events, url), layoutShift: 1000 * seen.shift, ready: seen.ready };
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
}
