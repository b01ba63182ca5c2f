import type { SettingKey, SettingValue } from '@wayfarer/contract';
import { SETTING_KEYS } from '@wayfarer/contract/schemas';
import type { AppContext, CacheTag, Settings } from '../../context.ts';
import { acceptValue, effectiveValue } from './accepted-value.ts';
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
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  cache: ReadingCache,
): Settings {
  const reported = new Set<string>();
  const load = async (): Promise<SettingValues> => {
    const rows = new Map((await listSettingRows(db.orm)).map((row) => [row.key, row]));
    const values = SETTING_KEYS.map((key) => {
      const row = rows.get(key);
      if (row && !acceptValue(key, row.value).success && !reported.has(`${key} ${row.revision}`)) {
        reported.add(`${key} ${row.revision}`);
        log.warn({ setting: key }, 'a stored setting is not accepted: its default is used');
      }
      return [key, effectiveValue(key, row?.value)] as const;
    });
    return new Map(values);
  };
  return {
    read: async <K extends SettingKey>(key: K) => {
      const values = await cache.get('settings', ['settings'], load);
      return values.get(key) as SettingValue<K>; // `effectiveValue` has parsed it
    },
  };
}
