import { textLimit } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { detailTexts, hostTexts } from '../../lib/languages/detail-texts.ts';
import { readDemoDetails, readDemoHosts } from './demo-details.ts';
import { readDetailTexts, translatedDestinations } from './demo-texts.ts';

const LANGUAGES = ['de', 'es', 'fr', 'ar'] as const;

describe("the demo's texts in other languages", () => {
  it.each(LANGUAGES)('are within the limits of destinations: %s', async (language) => {
    const all = await translatedDestinations(language);
    expect(all.length).toBeGreaterThan(40);
    for (const { sources, texts } of all) {
      expect(Object.keys(sources)).toEqual(Object.keys(texts));
      for (const [name, text] of Object.entries(texts))
        expect([name, text.length > textLimit(name)]).toEqual([name, false]);
    }
  });

  it('translate everything in the details and about the hosts into all languages', async () => {
    const [details, hosts, words] = await Promise.all([
      readDemoDetails(),
      readDemoHosts(),
      readDetailTexts(),
    ]);
    const said = new Set(
      [...Object.values(details).flatMap(detailTexts), ...hosts.flatMap(hostTexts)].map(
        ([, text]) => text,
      ),
    );
    expect(Object.keys(words).filter((text) => !said.has(text))).toEqual([]);
    expect([...said].filter((text) => text !== '' && !words[text])).toEqual([]);
    const partly = Object.entries(words).filter(([, texts]) =>
      LANGUAGES.some((tag) => !texts[tag]),
    );
    expect(partly).toEqual([]);
  });
});
