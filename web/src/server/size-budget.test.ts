import path from 'node:path';
import { expect, test } from 'vitest';
import budget from '../../size-budget.json' with { type: 'json' };
import { consoleEntry, pages } from '../app/pages.ts';
import { readBuild } from './build.ts';
import { ENTRY, HOME, openClientBuild } from '../test/client-build.ts';
import { fileOf } from './page-files.ts';

/**
 * The build that `npm test` creates first. Fonts count with their file size, everything else with its size after gzip.
 */
const CLIENT = path.join(import.meta.dirname, '../../dist/client');
const { chunk, keys, needed, read, scriptBytes, scriptsOf, weigh } = openClientBuild(CLIENT);
const CATALOGUE = 'src/features/spots/catalogue/catalogue-page.tsx';
const DETAIL = 'src/features/spots/detail/destination-page.tsx';
/** Files that Home loads only when a visitor asks for them. */
const ASKED_FOR = [
  'src/features/showcase/hero/guided-tour.tsx',
  'src/features/spots/search/where-suggestions.tsx',
];
/** A file that Home loads for an agency's staff while there are no destinations. */
const FOR_STAFF = 'src/app/identity/owner-hint.tsx';

test("Home's script, style and fonts stay within their budget", () => {
  expect(scriptBytes(HOME), 'before Home answers a press').toBeLessThanOrEqual(budget.homeFirst);
  const imported = chunk(HOME).dynamicImports ?? [];
  expect(imported).toEqual(expect.arrayContaining(ASKED_FOR));
  const sections = imported.filter((key) => !ASKED_FOR.includes(key));
  expect(sections, 'the sections below the first screenful').not.toEqual([]);
  expect(scriptBytes(HOME, ...sections), 'all of Home').toBeLessThanOrEqual(budget.homeWhole);
  const lazy = sections.flatMap((key) => chunk(key).dynamicImports ?? []);
  const near = [...new Set(lazy)].filter((key) => key !== FOR_STAFF);
  expect(near, 'the library of the carousel').toHaveLength(1);
  const scrolled = scriptBytes(HOME, ...sections, ...near);
  expect(scrolled, 'Home with the carousel in view').toBeLessThanOrEqual(budget.homeScrolled);
  expect(weigh([chunk('style.css').file])).toBeLessThanOrEqual(budget.styles);
  const fonts = ['figtree-latin', 'fraunces-latin'].map((name) => `src/styles/fonts/${name}.woff2`);
  const bytes = fonts.reduce((total, key) => total + read(chunk(key).file).length, 0);
  expect(bytes).toBeLessThanOrEqual(budget.fonts);
});

test('the fonts’ rules are separate from the page’s other styles', () => {
  const { css, fonts } = readBuild(CLIENT);
  expect(css).toContain('@font-face');
  expect(css).not.toContain('.woff2');
  for (const { href, faces } of fonts) expect(faces).toContain(`url(${href})`);
});

test('every other screen also stays within its budget', async () => {
  const weighed = await Promise.all(
    [...pages, consoleEntry].map(async ({ path, module }) => {
      const { page } = await module();
      return { path, bytes: scriptBytes(fileOf(page)) };
    }),
  );
  expect(weighed.filter(({ bytes }) => bytes > budget.screen)).toEqual([]);
});

test.each(['day-calendar', 'departure-calendar'])(
  "a destination's %s adds little to its page",
  (name) => {
    const [key, ...others] = keys.filter((of) => chunk(of).name === name);
    if (key === undefined) throw new Error(`The build has no ${name}`);
    expect(others).toEqual([]);
    // every file that its days or departures need, not only the first
    const bytes = scriptBytes(DETAIL, key) - scriptBytes(DETAIL);
    expect(bytes).toBeLessThanOrEqual(budget.calendar);
    expect(bytes, 'without it, the page has no calendar').toBeGreaterThan(1000);
  },
);

test('no first page needs the schema library or the identity SDK', () => {
  const files = scriptsOf(HOME).map((file) => read(file).toString());
  for (const sign of ['ZodMini', 'identitytoolkit']) {
    expect(files.filter((text) => text.includes(sign))).toEqual([]);
  }
});

test('the public pages become interactive without a browser-specific format', () => {
  // Creating the first Intl format takes 12 milliseconds, or 50 on a phone.
  const sections = chunk(HOME).dynamicImports ?? [];
  const files = scriptsOf(HOME, CATALOGUE, DETAIL, ...sections);
  const formats = /\bIntl\.|\btoLocale\w*String\(/;
  // A page whose destination has a time zone needs a format to compute days there.
  const byZone = /^assets\/zones-/;
  expect(files.filter((file) => formats.test(read(file).toString()) && !byZone.test(file))).toEqual(
    [],
  );
});

test('a site only in English loads nothing of other languages', () => {
  const files = scriptsOf(HOME, CATALOGUE, DETAIL);
  const others = /dataset.prefix|Deutsch|\p{Script=Arabic}{2}/u;
  expect(files.filter((file) => others.test(read(file).toString()))).toEqual([]);
});

test('public pages load nothing of the console', () => {
  const files = keys.filter((key) => key.endsWith('-page.tsx') && !key.includes('console'));
  const visited = [...needed([ENTRY, ...files])];
  expect(visited.filter((key) => key.includes('console'))).toEqual([]);
});
