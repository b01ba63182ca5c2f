/**
 * `npm run gallery`: takes pictures of every screen and state of the built product at three widths, light and dark,
 * into gallery/ with a contact sheet. `--only bookings` takes scenes whose names contain that word, `--except console`
 * leaves such scenes out; `--width 390` and `--theme dark` select a width and a theme. Several values are separated by
 * commas. 320 and 2560 are valid widths, too.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { mailScenes } from './scenes/mail-scenes.ts';
import {
  chooseScenes,
  folder,
  HEIGHTS,
  nameOf,
  runScenes,
  THEMES,
  type View,
} from './scenes/run-scenes.ts';
import { scenes as screens } from './scenes/scenes.ts';

const scenes = [...screens, ...mailScenes];
const fileOf = (view: View) => `${nameOf(view)}.png`;

/** All pictures in the folder, from this run and earlier ones, in the order of the scenes. */
async function allShots(): Promise<Shot[]> {
  const there = new Set(await readdir(folder));
  const shots = scenes.flatMap(({ name: scene }) =>
    Object.keys(HEIGHTS)
      .map(Number)
      .flatMap((width) =>
        THEMES.map((theme) => ({ scene, width, theme, file: fileOf({ scene, width, theme }) })),
      ),
  );
  return shots.filter(({ file }) => there.has(file));
}

const chosen = chooseScenes(scenes, ['390', '820', '1440']);
const { failed } = await runScenes(chosen, async (page, view) => {
  await page.screenshot({
    path: join(folder, fileOf(view)),
    fullPage: true,
    animations: 'disabled',
  });
});
await writeFile(join(folder, 'index.html'), contactSheet(await allShots()));
process.stdout.write(`${join(folder, 'index.html')}\n`);
process.exitCode = failed === 0 ? 0 : 1;
