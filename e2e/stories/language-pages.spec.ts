/** Checks pages in other languages: no text is left in English, and their scripts stay within their size limits. */
import path from 'node:path';
import { sameTexts, UNLISTED_PATHS } from '../../scripts/translation/same-texts.mjs';
import budget from '../../web/size-budget.json' with { type: 'json' };
import { HOME, openClientBuild } from '../../web/src/test/client-build.ts';
import { AGENCY_ENV } from '../agency.ts';
import { expect, test } from '../fixtures.ts';

const LANGUAGES = ['de', 'ar'];
const DIST = path.join(import.meta.dirname, '../../web/dist');
/** Pages that contain only texts of the catalogs, or destinations that the demo translates. */
const PATHS = ['/', '/allTouristSpots', '/popularSpots', '/aboutus', ...UNLISTED_PATHS];

test.use({ serverEnv: { ...AGENCY_ENV, LANGUAGES: 'en,de,ar' } });

interface Named {
  spot?: string;
  name?: string;
  location?: string;
  country?: string;
}

test('pages in other languages share no sentence with the English ones @once', async ({
  request,
}) => {
  const page = async (address: string) =>
    (await request.get(address, { headers: { accept: 'text/html' } })).text();
  const names = new Set<string>();
  for (const list of ['/allSpots', '/team', '/review', '/allSpots?language=de'])
    for (const record of (await (await request.get(`/api${list}`)).json()) as Named[])
      for (const field of [record.spot, record.name, record.location, record.country])
        for (const part of [field ?? '', ...(field ?? '').split(', ')]) names.add(part);
  // people and places have the same names in all languages, and some names are joined: 'Amman, Jordan', 'Sri Lanka (2)'
  const isName = (text: string) =>
    names.has(text) || text.replace(/ \(\d+\)$/, '').split(', ').every((part) => names.has(part)); // prettier-ignore
  const left: string[] = [];
  for (const address of PATHS) {
    const original = await page(address);
    for (const language of LANGUAGES) {
      const own = address === '/' ? `/${language}` : `/${language}${address}`;
      const same = sameTexts(original, await page(own)).filter((text) => !isName(text));
      left.push(...same.map((text) => `${own}: ${text}`));
    }
  }
  expect(left).toEqual([]);
});

test('the script of Home stays within its budget in each language @once', ({ server }) => {
  expect(server.origin, 'the languages are built').not.toBe('');
  const sizes = ['en', ...LANGUAGES].map((language) => {
    const { scriptBytes } = openClientBuild(path.join(DIST, `client-${language}`));
    return [language, scriptBytes(HOME)] as const;
  });
  expect(sizes.filter(([, bytes]) => bytes > budget.homeInLanguages)).toEqual([]);
});
