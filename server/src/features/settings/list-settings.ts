import {
  languageOfMailWords,
  SETTING_HISTORY_PAGE,
  type Setting,
  type SettingChange,
  type SettingKey,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { defaultOf, effectiveSettings } from './effective-settings.ts';
import { presentChange, presentSetting } from './present.ts';
import { listChanges, listSettingRows } from './store.ts';

/** Every setting with its current value, without words in languages that the site doesn't have. */
export async function listSettings({ config, db }: UserContext): Promise<Setting[]> {
  const defaults = config.settingDefaults;
  const settings = effectiveSettings(await listSettingRows(db.orm), defaults);
  const others = new Set<string>(config.languages.slice(1));
  const isOffered = (key: SettingKey) => {
    const language = languageOfMailWords(key);
    return language === undefined || others.has(language);
  };
  return settings
    .filter(({ key }) => isOffered(key))
    .map(({ key, value, row }) =>
      presentSetting(key, value, { row, usual: defaultOf(key, defaults) }),
    );
}

/** The values that a setting has had, newest first; without the values themselves if they are private. */
export async function listSettingHistory(
  { db }: UserContext,
  key: SettingKey,
): Promise<SettingChange[]> {
  const changes = await listChanges(db.orm, key, SETTING_HISTORY_PAGE);
  return changes.map((row) => presentChange(key, row));
}
