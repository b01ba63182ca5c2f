import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { checkCatalogs } from './check-catalogs.ts';

async function written(counts: unknown): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), 'counted-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'missing-texts.json');
  await writeFile(file, typeof counts === 'string' ? counts : JSON.stringify(counts));
  return pathToFileURL(file);
}

it('adds up the counts of a language’s builds', async () => {
  const emails = await written({ de: { texts: 40, missing: 0 }, ar: { texts: 40, missing: 1 } });
  const pages = await written({ de: { texts: 100, missing: 0 }, ar: { texts: 100, missing: 2 } });
  expect(await checkCatalogs(['en', 'de', 'ar'], () => [emails, pages])).toMatchObject([
    { state: 'ok', says: 'all 140 are in German' },
    { state: 'warning', says: '3 of 140 are not in Arabic: readers see them in English' },
  ]);
});

it('says nothing about English, or about builds without a count', async () => {
  const none = await written('half a fi');
  expect(await checkCatalogs(['en'])).toEqual([]);
  const missing = new URL('nothing.json', none);
  expect(await checkCatalogs(['en', 'de'], () => [none, missing])).toEqual([]);
});
