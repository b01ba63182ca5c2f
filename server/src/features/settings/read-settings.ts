import type { SettingKey, SettingValue } from '@wayfarer/contract';
import type { AppContext, CacheTag, Settings } from '../../context.ts';
import { effectiveSettings } from './effective-settings.ts';
import { listSettingRows } from './store.ts';

/** Every setting with its effective value. */
export type SettingValues = ReadonlyMap<SettingKey, unknown>;

/** A cache that keeps a value until its tag is invalidated, but only for a short time. */
interface ReadingCache {
  get(
    key: string,
    tags: readonly CacheTag[],
    read: () => Promise<SettingValues>,
  ): Promise<SettingValues>;
}

/** Gives the rest of the product access to settings. */
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
  const load = async (): Promise<SettingValues> => {
    const settings = effectiveSettings(await listSettingRows(db.orm), config.settingDefaults);
    for (const { key, row, refused } of settings) if (row && refused) report(key, row.revision);
    return new Map(settings.map(({ key, value }) => [key, value]));
  };
  return {
    read: async <K extends SettingKey>(key: K) => {
      const values = await cache.get('settings', ['settings'], load);
      return values.get(key) as SettingValue<K>; // was parsed by `effectiveSettings`
    },
  };
}
