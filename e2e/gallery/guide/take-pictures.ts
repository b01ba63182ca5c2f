/**
 * `npm run guide:pictures`: takes the pictures for docs/guide into docs/images/guide. The clock starts on the same
 * morning in every run, so that days, people and amounts are the same. Booking references differ between runs, so
 * pictures with a reference change; `--only today,team` takes only the named pictures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SETUP_STEPS } from '@wayfarer/contract';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import { root, runVisibly } from '../../../scripts/run.mjs';
import { startAfter } from '../../past/start-after.ts';
import type { RunningServer } from '../../start-server.ts';
import { setDepartures } from '../departures.ts';
import { DESK, setDesk } from '../desk.ts';
import { loadPictures, settle } from '../settle.ts';
import { type Session, setStage } from '../stage.ts';
import { CLOCK_ENV, daysBehind } from './clock.ts';
import { departureShots, firstShots, type GuideStage, type Shot, shots } from './shots.ts';
import { apiAs, FIRST_OWNER, haveFounder, put, setMorning, setPast } from './stage.ts';

const AGENCY = 'Harbor Journeys';
const DAYS_AGO = 12;
const QUALITY = 0.8;
const folder = join(root, 'docs/images/guide');

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const isWanted = ({ name }: { name: string }) => only?.includes(name) ?? true;

/** Widths of screens and of their pictures, in pixels. */
const WIDTHS = { phone: [390, 390], wide: [1440, 1200], usual: [1200, 1200] } as const;

/** Converts a PNG to a WebP of a given width, in the browser. */
async function toWebp(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, quality, width }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((picture.naturalHeight * width) / picture.naturalWidth);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY, width },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function shoot(
  browser: Browser,
  origin: string,
  session: Session,
  shot: Omit<Shot, 'path'>,
  path: string,
) {
  const { act, height = 800, name, size = 'usual' } = shot;
  const [width, drawn] = WIDTHS[size];
  const phone = size === 'phone';
  const context = await browser.newContext({
    baseURL: origin,
    storageState: session,
    viewport: { width, height: phone ? 844 : height },
    isMobile: phone,
    hasTouch: phone,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date());
    await page.goto(path);
    await settle(page);
    const later = page.getByRole('button', { name: 'Not now' });
    if (await later.isVisible()) await later.click();
    if (act) {
      await act(page);
      await settle(page);
    }
    await loadPictures(page);
    const png = await page.screenshot({ animations: 'disabled' });
    const blank = await context.newPage();
    const webp = await toWebp(blank, png, drawn);
    await writeFile(join(folder, `${name}.webp`), webp);
    process.stdout.write(`${name}.webp  ${Math.round(webp.length / 1000)} KB\n`);
  } finally {
    await context.close();
  }
}

/** Creates the data of the first owner's first minutes, and of the days after. */
async function livePast(browser: Browser, { origin, said }: RunningServer): Promise<void> {
  const founder = await haveFounder(browser, origin);
  // the server has printed the link by this time
  const token = /\/setup#([\w-]+)/.exec(said())?.[1] ?? '';
  const { setup, steps } = firstShots;
  if (isWanted(setup)) await shoot(browser, origin, founder, setup, `/setup#${token}`);
  await (
    await apiAs(origin, FIRST_OWNER)
  )('/setup', { token });
  const set = (key: string, value: unknown, revision: number) =>
    put(origin, FIRST_OWNER, `/operator/settings/${key}`, { value, revision });
  // the demo starts with all steps done
  await set('setup.steps', [], 0);
  if (isWanted(steps)) await shoot(browser, origin, founder, steps, '/admin/first-steps');
  await set('setup.steps', SETUP_STEPS, 1);
  await set('agency.name', AGENCY, 0);
  await setPast(origin);
}

async function setGuideStage(browser: Browser, origin: string): Promise<GuideStage> {
  const stage = { ...(await setStage(browser, origin)), ...(await setDesk(browser, origin)) };
  const { deskApi } = stage;
  await setMorning(origin, deskApi);
  const first = async (path: string) => (await deskApi<{ _id: string }[]>(path))[0]?._id ?? '';
  return {
    ...stage,
    todayId: await first('/operator/bookings?q=Olga'),
    customerId: await first('/operator/customers?q=chen'),
    messageId: await first('/operator/inbox?q=chen'),
  };
}

const code = await runVisibly(['node', 'scripts/build.mjs']);
if (code !== 0) process.exit(code);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await findBrowser());
const env = { ...CLOCK_ENV, ADMIN_EMAILS: DESK, CONTRIBUTIONS: 'review' };
const server = await startAfter(daysBehind + DAYS_AGO, env, (past) => livePast(browser, past));
try {
  const stage = await setGuideStage(browser, server.origin);
  for (const shot of shots.filter(isWanted)) {
    await shoot(browser, server.origin, stage.desk, shot, shot.path(stage));
  }
  const last = departureShots.filter(isWanted);
  if (last.length > 0) {
    const withDepartures = { ...stage, ...(await setDepartures(stage)) };
    for (const shot of last) {
      await shoot(browser, server.origin, stage.desk, shot, shot.path(withDepartures));
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
