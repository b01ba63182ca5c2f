import type { SettingKey } from '@wayfarer/contract';
import { SETTINGS } from '@wayfarer/contract/schemas';
import { z } from 'zod/mini';

/** A value that this version takes for a setting, as it is kept; or what is wrong with it. */
export function acceptValue(key: SettingKey, value: unknown) {
  return z.safeParse<z.core.$ZodType>(SETTINGS[key].schema, value, { reportInput: true });
}

/** What holds for a setting: what is stored if this version accepts it, else the default. */
export function effectiveValue(key: SettingKey, stored: unknown): unknown {
  const accepted = acceptValue(key, stored);
  return accepted.success ? accepted.data : SETTINGS[key].default;
}
