import type { SettingKey } from '@wayfarer/contract';

export interface PreviewProps {
  /** The value of a setting, including unsaved changes. */
  valueOf: (key: SettingKey) => unknown;
  /** Makes an unsaved change. */
  change: (key: SettingKey, value: unknown) => void;
}

export const textOf = (valueOf: PreviewProps['valueOf']) => (key: SettingKey) =>
  String(valueOf(key) ?? '');
