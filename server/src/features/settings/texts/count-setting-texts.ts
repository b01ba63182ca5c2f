import { WORDS_KEYS } from '@wayfarer/contract';
import type { Config } from '../../../config/config.ts';
import type { Executor } from '../../../db/database.ts';
import type { TextsCount } from '../../../lib/languages/texts-count.ts';
import { effectiveSettings } from '../effective-settings.ts';
import { listSettingRows } from '../store.ts';
import { presentSettingTexts } from './list-setting-texts.ts';
import { listSettingTextRows } from './store-texts.ts';

/** Counts the words of the settings, and those that travelers can't read in each of these languages. */
export async function countSettingTexts(
  db: Executor,
  { settingDefaults }: Pick<Config, 'settingDefaults'>,
  languages: readonly string[],
): Promise<Map<string, TextsCount>> {
  const settings = effectiveSettings(await listSettingRows(db), settingDefaults);
  const values = new Map<string, unknown>(settings.map(({ key, value }) => [key, value]));
  const rows = (await listSettingTextRows(db)).filter(({ state }) => state === 'published');
  const countIn = (language: string): TextsCount => {
    const translated = new Map(
      rows.filter((row) => row.language === language).map((row) => [row.key, row]),
    );
    const fields = WORDS_KEYS.flatMap(
      (key) => presentSettingTexts(key, values.get(key), translated.get(key) ?? null).fields,
    );
    return {
      texts: fields.length,
      missing: fields.filter(({ text }) => text === '').length,
      toCheck: fields.filter(({ changed }) => changed).length,
    };
  };
  return new Map(languages.map((language) => [language, countIn(language)]));
}
