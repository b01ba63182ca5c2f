import { describe, expect, it } from 'vitest';
import { SETTINGS, type SettingKey } from './settings.ts';
import { hasWords, textsOfSetting, withTexts, WORDS_KEYS, wordsLimit } from './setting-texts.ts';

it('names only settings', () => {
  expect(WORDS_KEYS.filter((key) => !(key in SETTINGS))).toEqual([]);
  expect(hasWords('site.heroTitle')).toBe(true);
  expect(hasWords('site.brandColor')).toBe(false);
});

describe('the texts of a setting', () => {
  it.each<[SettingKey, unknown, Record<string, string>]>([
    ['site.heroTitle', 'Sail away', { text: 'Sail away' }],
    ['site.heroTitle', '', {}],
    ['booking.included', ['Hotel', 'Boat'], { '0': 'Hotel', '1': 'Boat' }],
    ['site.featured', [{ spotId: 'x', title: 'Bay', text: '' }], { '0.title': 'Bay' }],
  ])('of %s %j', (key, value, texts) => {
    if (!hasWords(key)) throw new Error(`${key} has no words`);
    expect(textsOfSetting(key, value)).toEqual(texts);
    expect(withTexts(key, value, texts)).toEqual(value);
  });

  it('replace the originals by name, and leave the rest', () => {
    expect(
      withTexts('site.featured', [{ spotId: 'x', title: 'Bay', text: 'Blue' }], {
        '0.title': 'Bucht',
      }),
    ).toEqual([{ spotId: 'x', title: 'Bucht', text: 'Blue' }]);
    expect(withTexts('booking.included', ['Hotel', 'Boat'], { '1': 'Boot' })).toEqual([
      'Hotel',
      'Boot',
    ]);
    expect(wordsLimit('site.featured', '3.title')).toBe(80);
    expect(wordsLimit('booking.included', '3')).toBe(120);
  });
});
