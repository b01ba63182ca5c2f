import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catalogTypes } from '../words/catalog-types.mjs';
import { buildLanguages } from '../words/plurals.mjs';
import { root } from '../run.mjs';
import { catalogProblems } from './catalogs.mjs';

const ENGLISH = {
  texts: {
    title: 'My bookings',
    days: '{days, plural, one {# day} other {# days}}',
    range: '{min} to {max}',
  },
};
const GERMAN = {
  texts: {
    title: 'Meine Buchungen',
    days: '{days, plural, one {# Tag} other {# Tage}}',
    range: '{min} bis {max}',
  },
};
const ROOMS = { de: ['web/src/'] };

/** @type {string} */
let base;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'catalogs-'));
  await plant('copy.en.json', ENGLISH);
  await plant('copy.de.json', GERMAN);
  await plant('copy.texts.d.ts', catalogTypes(ENGLISH, 'copy.en.json'));
});
afterEach(() => rm(base, { recursive: true }));

/** @param {string} file @param {unknown} content */
async function plant(file, content) {
  const path = join(base, 'web/src/features/bookings', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
}

/** @param {Record<string, string | undefined>} texts */
const german = (texts) => plant('copy.de.json', { texts: { ...GERMAN.texts, ...texts } });

const problems = () => catalogProblems(base, ROOMS);

it('finds nothing wrong in complete catalogs', async () => {
  expect(await problems()).toEqual([]);
});

it.each([
  ['a removed text', { title: undefined }, 'texts.title is missing'],
  ['an extra text', { more: 'Mehr' }, 'texts.more is not in the en catalog'],
  ['an empty text', { title: ' ' }, 'texts.title is empty'],
  ['a missing argument', { range: 'bis {max}' }, 'texts.range lacks {min}'],
  ['an unknown argument', { title: '{who}' }, 'texts.title has an unknown {who}'],
  ['a lost plural case', { days: '{days, plural, other {# Tage}}' }, 'lacks the plural case one'],
  ['a case of another language', { days: '{days, plural, few {#} other {#}}' }, 'not valid'],
  ['a broken message', { range: '{min bis {max}' }, 'texts.range: '],
])('finds %s in a translation', async (_, texts, problem) => {
  await german(texts);
  expect(await problems()).toEqual([expect.stringContaining(problem)]);
});

it('finds a catalog that is missing where a language is complete', async () => {
  await rm(join(base, 'web/src/features/bookings/copy.de.json'));
  expect(await problems()).toEqual(['web/src/features/bookings/copy.de.json is missing']);
  expect(await catalogProblems(base, { de: ['web/src/app/'] })).toEqual([]);
});

it('finds types that are not those of the catalog', async () => {
  await plant('copy.en.json', { texts: { ...ENGLISH.texts, range: '{min} to {max} {unit}' } });
  expect(await problems()).toContain(
    'web/src/features/bookings/copy.texts.d.ts is out of date: run npm run words',
  );
});

it('finds a message that does not compile', async () => {
  await plant('copy.en.json', { texts: { ...ENGLISH.texts, title: '{open' } });
  expect(await problems()).toEqual([expect.stringContaining('copy.en.json: texts.title: ')]);
});

it('knows the languages of the contract', async () => {
  const { KNOWN_LANGUAGES } = await import(join(root, 'contract/src/languages.ts'));
  const known = KNOWN_LANGUAGES.map((/** @type {{ tag: string }} */ { tag }) => tag);
  expect(buildLanguages.toSorted()).toEqual(known.toSorted());
});
