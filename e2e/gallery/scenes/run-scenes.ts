/** Opens scenes in the built product, one after the other, to take pictures or run checks. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { startServer } from '../../start-server.ts';
import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import type { Scene, WholeStage } from './scene.ts';
import { setDepartures } from '../departures.ts';
import { DESK, setDesk } from '../desk.ts';
import { setMoney } from '../money.ts';
import { loadPictures, settle } from '../settle.ts';
import { setStage } from '../stage.ts';
import { root, runVisibly } from '../../../scripts/run.mjs';

export const HEIGHTS: Readonly<Record<string, number>> = {
  320: 568,
  390: 844,
  820: 1180,
  1440: 900,
  2560: 1440,
};
export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The folder of pictures and reports. */
export const folder = join(root, 'gallery');

/** A scene that is open, with its width and theme. */
export interface View {
  scene: string;
  width: number;
  theme: Theme;
}

/** The name of a view's file, without the extension. */
export const nameOf = ({ scene, theme, width }: View) => `${scene}-${width}-${theme}`;

interface Choice {
  scenes: readonly Scene[];
  widths: readonly number[];
  themes: readonly Theme[];
}

/**
 * The scenes, widths and themes chosen by `--only bookings --except console --width 390 --theme dark`. Each option
 * takes several values, separated by commas.
 */
export function chooseScenes(all: readonly Scene[], usualWidths: readonly string[]): Choice {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      except: { type: 'string' },
      width: { type: 'string' },
      theme: { type: 'string' },
    },
  });
  const listed = (text: string | undefined) => text?.split(',').map((part) => part.trim());
  const only = listed(values.only);
  const widths = listed(values.width) ?? usualWidths;
  const themes = THEMES.filter((theme) => listed(values.theme)?.includes(theme) ?? true);
  const except = listed(values.except) ?? [];
  const scenes = all.filter(
    ({ name }) =>
      (only?.some((part) => name.includes(part)) ?? true) &&
      !except.some((part) => name.includes(part)),
  );
  if (scenes.length === 0 || themes.length === 0 || widths.some((width) => !HEIGHTS[width])) {
    throw new Error(
      `Nothing to open. Widths: ${Object.keys(HEIGHTS).join(', ')}; scenes: ${all.map(({ name }) => name).join(', ')}`,
    );
  }
  return { scenes, widths: widths.map(Number), themes };
}

function contextOptions(stage: WholeStage, { as }: Scene, { theme, width }: View) {
  const options: BrowserContextOptions = {
    baseURL: stage.origin,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    isMobile: width < 600,
    hasTouch: width < 600,
    colorScheme: theme,
    reducedMotion: 'reduce',
  };
  return as ? { ...options, storageState: stage[as] } : options;
}

/** Holds, changes or fails the API calls that the scene names. */
async function routeCalls(page: Page, { change, fail, hold }: Scene): Promise<void> {
  if (hold) await page.route(hold, () => undefined);
  if (change) {
    await page.route(change.call, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change.by((await response.json()) as never) });
    });
  }
  if (fail) await page.route(fail, (route) => route.fulfill({ status: 503, json: {} }));
}

async function openScene(page: Page, stage: WholeStage, scene: Scene): Promise<void> {
  await routeCalls(page, scene);
  const isHeld = scene.hold !== undefined;
  if (scene.mail) await page.setContent(await scene.mail(stage));
  if (scene.path) {
    await page.goto(scene.path(stage));
    await settle(page, isHeld);
  }
  if (scene.act) {
    await scene.act(page);
    await settle(page, isHeld);
  }
  if (scene.isPrinted) await page.emulateMedia({ media: 'print' });
  await loadPictures(page);
}

type Use = (page: Page, view: View) => Promise<void>;

/** Opens each chosen scene in each width and theme; returns the number of failures. */
async function openAll(browser: Browser, stage: WholeStage, chosen: Choice, use: Use) {
  let failed = 0;
  for (const scene of chosen.scenes) {
    for (const width of chosen.widths) {
      for (const theme of chosen.themes) {
        const view = { scene: scene.name, width, theme };
        const context = await browser.newContext(contextOptions(stage, scene, view));
        try {
          const page = await context.newPage();
          await openScene(page, stage, scene);
          await use(page, view);
          process.stdout.write(`${nameOf(view)}\n`);
        } catch (error) {
          failed += 1;
          process.stderr.write(`FAILED ${nameOf(view)}: ${String(error)}\n`);
        } finally {
          await context.close();
        }
      }
    }
  }
  return failed;
}

/** Builds and starts the product, creates the gallery's people, and opens the scenes. */
export async function runScenes(chosen: Choice, use: Use): Promise<{ failed: number }> {
  const code = await runVisibly(['node', 'scripts/build.mjs']);
  if (code !== 0) process.exit(code);
  await mkdir(folder, { recursive: true });
  const server = await startServer({ ADMIN_EMAILS: DESK });
  const browser = await chromium.launch(await findBrowser());
  try {
    const { origin } = server;
    const people = { ...(await setStage(browser, origin)), ...(await setDesk(browser, origin)) };
    const departures = await setDepartures(people);
    const stage = { ...people, ...departures, ...(await setMoney(people)) };
    return { failed: await openAll(browser, stage, chosen, use) };
  } finally {
    await browser.close();
    await server.stop();
  }
}
