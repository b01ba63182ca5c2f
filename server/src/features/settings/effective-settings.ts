import type { SettingKey } from '@wayfarer/contract';
import { SETTING_KEYS, SETTINGS } from '@wayfarer/contract/schemas';
import { z } from 'zod/mini';
import type { SettingRow } from './store.ts';

export function acceptValue(key: SettingKey, value: unknown) {
  return z.safeParse<z.core.$ZodType>(SETTINGS[key].schema, value, { reportInput: true });
}

export type SettingDefaults = Readonly<Partial<Record<SettingKey, unknown>>>;

export const defaultOf = (key: SettingKey, defaults: SettingDefaults): unknown =>
  defaults[key] ?? SETTINGS[key].default;

interface EffectiveSetting {
  key: SettingKey;
  value: unknown;
  row: SettingRow | undefined;
  /** True if this version can't use the stored value. */
  refused: boolean;
}

/** Every setting with its effective value: the stored one if this version can use it, otherwise the default. */
export function effectiveSettings(
  rows: readonly SettingRow[],
  defaults: SettingDefaults,
): EffectiveSetting[] {
  const stored = new Map(rows.map((row) => [row.key, row]));
  return SETTING_KEYS.map((key) => {
    const row = stored.get(key);
    const accepted = row && acceptValue(key, row.value);
    const value = accepted?.success ? accepted.data : defaultOf(key, defaults);
    return { key, value, row, refused: accepted?.success === false };
  });
}
