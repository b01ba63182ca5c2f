import type { Setting, SettingChange, SettingKey } from '@wayfarer/contract';
import { SETTINGS } from '@wayfarer/contract/schemas';
import type { SettingChangeRow, SettingRow } from './store.ts';

/** A setting for the API, with the stored value, or the default if this version can't use it. */
export function presentSetting(
  key: SettingKey,
  value: unknown,
  { row, usual }: { row: SettingRow | undefined; usual: unknown },
): Setting {
  return {
    key,
    value,
    default: usual,
    revision: row?.revision ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

export function presentChange(key: SettingKey, row: SettingChangeRow): SettingChange {
  const { revision, value, at, byUserId } = row;
  const shown = SETTINGS[key].privateHistory ? {} : { value };
  return { revision, ...shown, at: at.toISOString(), byUserId };
}
