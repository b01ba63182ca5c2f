/**
 * `npm run test:pseudo`: runs the stories with texts that are 40 % longer, once at each width, and lists the texts that
 * are cut or don't fit. `-- --width 320,390` chooses widths, other arguments stories: `-- e2e/stories/home.spec.ts`.
 */
import './node-version.mjs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endCommandsWithSignals, root, runVisibly } from './run.mjs';

const folder = join(root, 'gallery');
/** The pages are English, with room after each text; so the stories find them. */
const ENV = { PSEUDO: 'blank', LANGUAGES: 'en-XA' };
const { values, positionals } = parseArgs({
  options: {
    width: { type: 'string', default: '320,390,820,1440' },
    workers: { type: 'string', default: '2' },
  },
  allowPositionals: true,
});
endCommandsWithSignals();

/**
 * @param {string} width
 * @returns {Promise<boolean>} false if a story failed or a text doesn't fit
 */
async function runAt(width) {
  const file = join(folder, `pseudo-${width}.jsonl`);
  await mkdir(folder, { recursive: true });
  await rm(file, { force: true });
  const results = join(folder, `pseudo-${width}`);
  const args = ['--config', 'e2e/playwright.config.ts', '--output', results];
  args.push(`--workers=${values.workers}`);
  const code = await runVisibly(['playwright', 'test', ...args, ...positionals], {
    env: { ...ENV, E2E_WIDTH: width, PSEUDO_REPORT: file },
  });
  const lines = await readFile(file, 'utf8').catch(() => '');
  const found = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const texts = new Map(found.map((one) => [`${one.kind} ${one.text} ${one.where}`, one]));
  for (const { kind, text, where, pixels, path, story } of texts.values()) {
    console.log(`${kind} (${pixels} px): ${text}\n  ${where}\n  ${path}, in “${story}”`);
  }
  console.log(`${texts.size} texts don't fit at ${width}`);
  return code === 0 && texts.size === 0;
}

if ((await runVisibly(['node', 'scripts/build.mjs'], { env: ENV })) !== 0) process.exit(1);
let isClean = true;
for (const width of values.width.split(',')) isClean = (await runAt(width)) && isClean;
process.exitCode = isClean ? 0 : 1;
