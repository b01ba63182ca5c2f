import type { Setting, SettingChange, SettingKey } from '@wayfarer/contract';
import { SETTINGS } from '@wayfarer/contract/schemas';
import type { SettingChangeRow, SettingRow } from './store.ts';

/** The value is the row's, or the default where that is not accepted. */
export function presentSetting(key: SettingKey, value: unknown, row?: SettingRow): Setting {
  return {
    key,
    value,
    default: SETTINGS[key].default,
    revision: row?.revision ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

export function presentChange({ key: _key, value, at, ...row }: SettingChangeRow): SettingChange {
  return { ...row, at: at.toISOString(), ...(value !== null && { value }) };
}
