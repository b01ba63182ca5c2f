/**
 * `npm run gallery`: takes pictures of every screen and state of the built product at three widths, light and
 * dark, into gallery/ with a contact sheet. `--only bookings` takes scenes whose names contain it; `--width 390`
 * and `--theme dark` select a width and a theme. Several values are separated by commas. 320 and 2560 are valid
 * widths, too.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Trip } from '@wayfarer/contract';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { startServer } from '../start-server.ts';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import type { Scene, WholeStage } from './scene.ts';
import { scenes as screens } from './scenes.ts';
import { mailScenes } from './mail-scenes.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { DESK, setDesk } from './desk.ts';
import { loadPictures, settle } from './settle.ts';
import { setStage } from './stage.ts';
import { root, runVisibly } from '../../scripts/run.mjs';

const HEIGHTS: Readonly<Record<string, number>> = {
  320: 568,
  390: 844,
  820: 1180,
  1440: 900,
  2560: 1440,
};
const USUAL_WIDTHS = ['390', '820', '1440'];
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const scenes = [...screens, ...mailScenes];
const folder = join(root, 'gallery');
const fileOf = (scene: string, width: number, theme: string) => `${scene}-${width}-${theme}.png`;

const { values } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, theme: { type: 'string' } },
});
const listed = (text: string | undefined) => text?.split(',').map((part) => part.trim());
const only = listed(values.only);
const widths = listed(values.width) ?? USUAL_WIDTHS;
const themes = THEMES.filter((theme) => listed(values.theme)?.includes(theme) ?? true);
const chosen = scenes.filter(({ name }) => only?.some((part) => name.includes(part)) ?? true);

function contextOptions(stage: WholeStage, { as }: Scene, width: number, colorScheme: Theme) {
  const options: BrowserContextOptions = {
    baseURL: stage.origin,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    isMobile: width < 600,
    hasTouch: width < 600,
    colorScheme,
    reducedMotion: 'reduce',
  };
  return as ? { ...options, storageState: stage[as] } : options;
}

/** Takes one picture of the whole page. */
async function shoot(
  browser: Browser,
  stage: WholeStage,
  scene: Scene,
  width: number,
  theme: Theme,
) {
  const context = await browser.newContext(contextOptions(stage, scene, width, theme));
  try {
    const page = await context.newPage();
    if (scene.hold) await page.route(scene.hold, () => undefined);
    if (scene.change) {
      const { call, by } = scene.change;
      await page.route(call, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: by((await response.json()) as Trip) });
      });
    }
    if (scene.fail) {
      await page.route(scene.fail, (route) => route.fulfill({ status: 503, json: {} }));
    }
    if (scene.mail) await page.setContent(await scene.mail(stage));
    if (scene.path) {
      await page.goto(scene.path(stage));
      await settle(page, scene.hold !== undefined);
    }
    if (scene.act) {
      await scene.act(page);
      await settle(page, scene.hold !== undefined);
    }
    await loadPictures(page);
    await page.screenshot({
      path: join(folder, fileOf(scene.name, width, theme)),
      fullPage: true,
      animations: 'disabled',
    });
  } finally {
    await context.close();
  }
}

/** All pictures in the folder, from this run and earlier ones, in the order of the scenes. */
async function allShots(): Promise<Shot[]> {
  const there = new Set(await readdir(folder));
  const shots = scenes.flatMap(({ name }) =>
    Object.keys(HEIGHTS).flatMap((width) =>
      THEMES.map((theme) => ({
        scene: name,
        width: Number(width),
        theme,
        file: fileOf(name, Number(width), theme),
      })),
    ),
  );
  return shots.filter(({ file }) => there.has(file));
}

/** Takes the chosen pictures one after the other; returns the number of failures. */
async function shootAll(browser: Browser, stage: WholeStage): Promise<number> {
  let failed = 0;
  for (const scene of chosen) {
    for (const width of widths.map(Number)) {
      for (const theme of themes) {
        const name = fileOf(scene.name, width, theme);
        try {
          await shoot(browser, stage, scene, width, theme);
          process.stdout.write(`${name}\n`);
        } catch (error) {
          failed += 1;
          process.stderr.write(`FAILED ${name}: ${String(error)}\n`);
        }
      }
    }
  }
  return failed;
}

if (chosen.length === 0 || themes.length === 0 || widths.some((width) => !HEIGHTS[width])) {
  throw new Error(
    `Nothing to take. Widths: ${Object.keys(HEIGHTS).join(', ')}; scenes: ${scenes.map(({ name }) => name).join(', ')}`,
  );
}
const code = await runVisibly(['node', 'scripts/build.mjs']);
if (code !== 0) process.exit(code);
await mkdir(folder, { recursive: true });
const server = await startServer({ ADMIN_EMAILS: DESK });
const browser = await chromium.launch(await findBrowser());
try {
  const { origin } = server;
  const stage = { ...(await setStage(browser, origin)), ...(await setDesk(browser, origin)) };
  const failed = await shootAll(browser, stage);
  await writeFile(join(folder, 'index.html'), contactSheet(await allShots()));
  process.stdout.write(`${join(folder, 'index.html')}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
