import {
  SETTING_HISTORY_PAGE,
  type Setting,
  type SettingChange,
  type SettingKey,
} from '@wayfarer/contract';
import { SETTING_KEYS } from '@wayfarer/contract/schemas';
import type { UserContext } from '../../context.ts';
import { effectiveValue } from './accepted-value.ts';
import { presentChange, presentSetting } from './present.ts';
import { listChanges, listSettingRows } from './store.ts';

/** Every setting, as it is now. */
export async function listSettings({ db }: UserContext): Promise<Setting[]> {
  const rows = new Map((await listSettingRows(db.orm)).map((row) => [row.key, row]));
  return SETTING_KEYS.map((key) => {
    const row = rows.get(key);
    return presentSetting(key, effectiveValue(key, row?.value), row);
  });
}

/** What a setting was, newest first. */
export async function listSettingHistory(
  { db }: UserContext,
  key: SettingKey,
): Promise<SettingChange[]> {
  return (await listChanges(db.orm, key, SETTING_HISTORY_PAGE)).map(presentChange);
}
