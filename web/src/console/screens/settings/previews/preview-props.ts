import type { SettingKey } from '@wayfarer/contract';

export interface PreviewProps {
  /** Includes unsaved changes. */
  valueOf: (key: SettingKey) => unknown;
}

export const textOf = (valueOf: PreviewProps['valueOf']) => (key: SettingKey) =>
  String(valueOf(key) ?? '');
