/**
 * `npm run gallery:accessibility`: runs axe (WCAG 2.2 AA) on every screen and state of the gallery, including loading
 * screens, on a phone and a desktop, light and dark, and counts those without violations. `--only`, `--except`,
 * `--width` and `--theme` select as in `npm run gallery`.
 */
import { accessibilityFaults } from '../accessibility.ts';
import { chooseScenes, nameOf, runScenes } from './scenes/run-scenes.ts';
import { scenes } from './scenes/scenes.ts';

const chosen = chooseScenes(scenes, ['390', '1440']);
let [views, clean] = [0, 0];
const { failed } = await runScenes(chosen, async (page, view) => {
  views += 1;
  const faults = await accessibilityFaults(page);
  if (faults.length === 0) clean += 1;
  else process.stderr.write(`NOT CLEAN ${nameOf(view)}\n${faults.join('\n\n')}\n`);
});
process.stdout.write(`${clean} of ${views} views clean, ${failed} could not be opened\n`);
process.exitCode = clean === views && failed === 0 ? 0 : 1;
