import type { SettingKey, SettingValue } from '@wayfarer/contract';
import type { AppContext, CacheTag, Settings } from '../../context.ts';
import { effectiveSettings } from './effective-settings.ts';
import { listSettingRows } from './store.ts';

/** Every setting, with what holds for it. */
export type SettingValues = ReadonlyMap<SettingKey, unknown>;

/** Keeps what was read until the tag is invalidated, and not for long even then. */
interface ReadingCache {
  get(
    key: string,
    tags: readonly CacheTag[],
    read: () => Promise<SettingValues>,
  ): Promise<SettingValues>;
}

/** How the rest of the product reads settings. */
export function openSettings(
  { config, db, log }: Pick<AppContext, 'config' | 'db' | 'log'>,
  cache: ReadingCache,
): Settings {
  const reported = new Set<string>();
  const report = (key: SettingKey, revision: number) => {
    const which = `${key} ${revision}`;
    if (reported.has(which)) return;
    reported.add(which);
    log.warn({ setting: key }, 'a stored setting is not accepted: its default is used');
  };
  const load = async (): Promise<SettingValues> => {
    const settings = effectiveSettings(await listSettingRows(db.orm), config.settingDefaults);
    for (const { key, row, refused } of settings) if (row && refused) report(key, row.revision);
    return new Map(settings.map(({ key, value }) => [key, value]));
  };
  return {
    read: async <K extends SettingKey>(key: K) => {
      const values = await cache.get('settings', ['settings'], load);
      return values.get(key) as SettingValue<K>; // `effectiveSettings` has parsed it
    },
  };
}
