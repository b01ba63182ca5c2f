/**
 * `npm run test:pseudo`: runs the stories with texts that are 40 % longer. Before each step of a story, it looks at the
 * page at all widths, and lists the texts that are cut off or don't fit. `-- --widths 320,390` chooses widths, other
 * arguments choose stories: `-- e2e/stories/home.spec.ts`.
 */
import './node-version.mjs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endCommandsWithSignals, root, runVisibly } from './run.mjs';

const folder = join(root, 'gallery');
const file = join(folder, 'pseudo.jsonl');
/** The pages are in English with marked texts, so that the stories find the texts. */
const ENV = { PSEUDO: 'marked', LANGUAGES: 'en-XA' };
const { values, positionals } = parseArgs({
  options: {
    widths: { type: 'string', default: '320,390,820,1440' },
    workers: { type: 'string', default: '2' },
  },
  allowPositionals: true,
});
endCommandsWithSignals();

if ((await runVisibly(['node', 'scripts/build.mjs'], { env: ENV })) !== 0) process.exit(1);
await mkdir(folder, { recursive: true });
await rm(file, { force: true });
const args = ['--config', 'e2e/playwright.config.ts', `--workers=${values.workers}`];
const code = await runVisibly(['playwright', 'test', ...args, ...positionals], {
  env: { ...ENV, PSEUDO_WIDTHS: values.widths, PSEUDO_REPORT: file },
});
const lines = await readFile(file, 'utf8').catch(() => '');
const found = lines
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
/** @type {Map<string, typeof found>} */
const texts = new Map();
for (const one of found) {
  const text = `${one.kind}: ${one.text}\n  ${one.where}`;
  texts.set(text, [...(texts.get(text) ?? []), one]);
}
for (const [text, places] of texts) {
  const widths = [...new Set(places.map(({ pixels, width }) => `${width} (${pixels} px)`))];
  const { path, story } = places[0];
  console.log(`${text}\n  at ${widths.join(', ')}: ${path}, in “${story}”`);
}
console.log(`${texts.size} texts don't fit (checked widths: ${values.widths})`);
process.exitCode = code === 0 && texts.size === 0 ? 0 : 1;
