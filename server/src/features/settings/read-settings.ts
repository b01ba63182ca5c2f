import { hasWords, type SettingKey, type SettingValue, type WordsKey } from '@wayfarer/contract';
import type { AppContext, CacheTag, Settings } from '../../context.ts';
import { effectiveSettings } from './effective-settings.ts';
import { listSettingRows } from './store.ts';
import { listSettingTextRows } from './texts/store-texts.ts';
import { type Translated, translatedSetting } from './texts/translated-setting.ts';

type SettingValues = ReadonlyMap<SettingKey, unknown>;

export interface ReadSettings {
  values: SettingValues;
  texts: ReadonlyMap<string, Translated>;
}

/** A cache that keeps a value until its tag is invalidated, but only for a short time. */
interface ReadingCache {
  get(
    key: string,
    tags: readonly CacheTag[],
    read: () => Promise<ReadSettings>,
  ): Promise<ReadSettings>;
}

export function openSettings(
  { config, db, log }: Pick<AppContext, 'config' | 'db' | 'log'>,
  cache: ReadingCache,
): Settings {
  const reported = new Set<string>();
  const report = (key: SettingKey, revision: number) => {
    const which = `${key} ${revision}`;
    if (reported.has(which)) return;
    reported.add(which);
    log.warn({ setting: key }, 'using the default of a setting whose stored value is not accepted');
  };
  const load = async (): Promise<ReadSettings> => {
    const settings = effectiveSettings(await listSettingRows(db.orm), config.settingDefaults);
    for (const { key, row, refused } of settings) if (row && refused) report(key, row.revision);
    // a site in one language shows no translations, but may have some from before
    const rows = config.languages.length > 1 ? await listSettingTextRows(db.orm) : [];
    const published = rows.filter(({ state }) => state === 'published');
    return {
      values: new Map(settings.map(({ key, value }) => [key, value])),
      texts: new Map(published.map((row) => [`${row.key} ${row.language}`, row])),
    };
  };
  const loaded = () => cache.get('settings', ['settings'], load);
  const readIn: Settings['readIn'] = async <K extends SettingKey>(
    key: K,
    language: string | undefined,
  ) => {
    const { texts, values } = await loaded();
    const value = values.get(key) as SettingValue<K>; // was parsed by `effectiveSettings`
    if (language === undefined || !hasWords(key)) return { value, originals: [] };
    const translated = translatedSetting(key, value, texts.get(`${key} ${language}`));
    return translated as { value: SettingValue<K>; originals: string[] };
  };
  const translate: Settings['translate'] = async <V>(key: WordsKey, value: V, language: string) => {
    const { texts } = await loaded();
    const translated = translatedSetting(key, value, texts.get(`${key} ${language}`));
    return translated as { value: V; originals: string[] }; // only texts are replaced
  };
  return { read: async (key) => (await readIn(key, undefined)).value, readIn, translate };
}
