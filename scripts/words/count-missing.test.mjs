import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { allLanguages } from './languages.mjs';
import { countMissing } from './count-missing.mjs';
import { root } from '../run.mjs';

it('counts the texts that a language lacks', async () => {
  const base = await mkdtemp(join(tmpdir(), 'missing-'));
  onTestFinished(() => rm(base, { recursive: true }));
  /** @param {string} file @param {unknown} texts */
  const plant = async (file, texts) => {
    await mkdir(dirname(join(base, file)), { recursive: true });
    await writeFile(join(base, file), JSON.stringify({ texts }));
  };
  await plant('web/src/trip/copy.en.json', { title: 'Trip', days: ['Day', 'Days'], one: 1 });
  await plant('web/src/trip/copy.de.json', { days: ['Tag'], more: 'Mehr' });
  await plant('web/src/home/copy.en.json', { title: 'Home' });
  await plant('server/src/mails/written/copy.en.json', { title: 'Your trip' });
  expect(await countMissing(base, ['web/src/'], 'de')).toEqual({ texts: 4, missing: 3 });
  expect(await countMissing(base, ['server/src/'], 'de')).toEqual({ texts: 1, missing: 1 });
});

it('finds no text missing in the languages of the product', async () => {
  for (const language of allLanguages()) {
    const { missing, texts } = await countMissing(root, ['contract/src/', 'web/src/'], language);
    expect({ language, missing }).toEqual({ language, missing: 0 });
    expect(texts).toBeGreaterThan(3000);
  }
});
