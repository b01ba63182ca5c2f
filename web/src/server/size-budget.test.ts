import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import budget from '../../size-budget.json' with { type: 'json' };
import { consoleEntry, pages } from '../app/pages.ts';
import { readBuild } from './build.ts';
import { fileOf } from './page-files.ts';

/**
 * The browser's build, which `npm test` makes first. Sizes are bytes after gzip; fonts count as
 * they are.
 */
const CLIENT = path.join(import.meta.dirname, '../../dist/client');
const ENTRY = 'src/entry-client.tsx';
const HOME = 'src/app/home-page.tsx';
const CATALOGUE = 'src/features/spots/catalogue/catalogue-page.tsx';
const DETAIL = 'src/features/spots/detail/destination-page.tsx';
/** Files that Home loads when a visitor asks for them. */
const ASKED_FOR = [
  'src/features/showcase/hero/guided-tour.tsx',
  'src/features/spots/search/where-suggestions.tsx',
];
/** A file that Home loads for an agency's staff while there are no destinations. */
const FOR_STAFF = 'src/app/identity/owner-hint.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const read = (file: string) => readFileSync(path.join(CLIENT, file));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk>;

function chunk(key: string): Chunk {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no ${key}`);
  return found;
}

/** All files that must arrive before these modules can run. */
function needed(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    needed(chunk(key).imports ?? [], found);
  }
  return found;
}

const weigh = (files: readonly string[]) =>
  files.reduce((total, file) => total + gzipSync(read(file)).length, 0);
const scripts = (...keys: string[]) =>
  weigh([...needed([ENTRY, ...keys])].map((key) => chunk(key).file));

test("Home's script, style and fonts stay within their budget", () => {
  expect(scripts(HOME), 'before Home answers a press').toBeLessThanOrEqual(budget.homeFirst);
  const imported = chunk(HOME).dynamicImports ?? [];
  expect(imported).toEqual(expect.arrayContaining(ASKED_FOR));
  const sections = imported.filter((key) => !ASKED_FOR.includes(key));
  expect(sections, 'the sections below the first screenful').not.toEqual([]);
  expect(scripts(HOME, ...sections), 'all of Home').toBeLessThanOrEqual(budget.homeWhole);
  const lazy = sections.flatMap((key) => chunk(key).dynamicImports ?? []);
  const near = [...new Set(lazy)].filter((key) => key !== FOR_STAFF);
  expect(near, 'the library of the carousel').toHaveLength(1);
  const scrolled = scripts(HOME, ...sections, ...near);
  expect(scrolled, 'Home with the carousel in view').toBeLessThanOrEqual(budget.homeScrolled);
  expect(weigh([chunk('style.css').file])).toBeLessThanOrEqual(budget.styles);
  const fonts = ['figtree-latin', 'fraunces-latin'].map((name) => `src/styles/fonts/${name}.woff2`);
  const bytes = fonts.reduce((total, key) => total + read(chunk(key).file).length, 0);
  expect(bytes).toBeLessThanOrEqual(budget.fonts);
});

test("the fonts' rules stand apart from the page's other style", () => {
  const { css, fonts } = readBuild(CLIENT);
  expect(css).toContain('@font-face');
  expect(css).not.toContain('.woff2');
  for (const { href, faces } of fonts) expect(faces).toContain(`url(${href})`);
});

test('every other screen stays within its budget, too', async () => {
  const weighed = await Promise.all(
    [...pages, consoleEntry].map(async ({ path, module }) => {
      const { page } = await module();
      return { path, bytes: scripts(fileOf(page)) };
    }),
  );
  expect(weighed.filter(({ bytes }) => bytes > budget.screen)).toEqual([]);
});

test('no first page needs the schema library or the identity SDK', () => {
  const files = [...needed([ENTRY, HOME])].map((key) => read(chunk(key).file).toString());
  for (const sign of ['ZodMini', 'identitytoolkit']) {
    expect(files.filter((text) => text.includes(sign))).toEqual([]);
  }
});

test('the public pages are alive without a format of the browser', () => {
  // The first Intl format costs twelve milliseconds, fifty on a phone.
  const sections = chunk(HOME).dynamicImports ?? [];
  const files = [...needed([ENTRY, HOME, CATALOGUE, DETAIL, ...sections])].map(
    (key) => chunk(key).file,
  );
  const formats = /\bIntl\.|\btoLocale\w*String\(/;
  // A destination with a time zone computes its days there, which needs a format.
  const byZone = /^assets\/zones-/;
  expect(files.filter((file) => formats.test(read(file).toString()) && !byZone.test(file))).toEqual(
    [],
  );
});

test('a site in English alone loads nothing of other languages', () => {
  const files = [...needed([ENTRY, HOME, CATALOGUE, DETAIL])];
  const others = /dataset.prefix|Deutsch|\p{Script=Arabic}{2}/u;
  expect(files.filter((key) => others.test(read(chunk(key).file).toString()))).toEqual([]);
});

test('nothing of the console comes with a page that visitors see', () => {
  const files = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));
  const visited = [...needed([ENTRY, ...files.filter((key) => !key.includes('console'))])];
  expect(visited.filter((key) => key.includes('console'))).toEqual([]);
});
