import {
  SETTING_HISTORY_PAGE,
  type Setting,
  type SettingChange,
  type SettingKey,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { effectiveSettings } from './effective-settings.ts';
import { presentChange, presentSetting } from './present.ts';
import { listChanges, listSettingRows } from './store.ts';

/** Every setting, as it is now. */
export async function listSettings({ db }: UserContext): Promise<Setting[]> {
  const settings = effectiveSettings(await listSettingRows(db.orm));
  return settings.map(({ key, value, row }) => presentSetting(key, value, row));
}

/** What a setting was, newest first. */
export async function listSettingHistory(
  { db }: UserContext,
  key: SettingKey,
): Promise<SettingChange[]> {
  const changes = await listChanges(db.orm, key, SETTING_HISTORY_PAGE);
  return changes.map((row) => presentChange(key, row));
}
