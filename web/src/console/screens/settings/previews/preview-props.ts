import type { SettingKey } from '@wayfarer/contract';

export interface PreviewProps {
  /** With what is typed and not saved yet. */
  valueOf: (key: SettingKey) => unknown;
}

export const textOf = (valueOf: PreviewProps['valueOf']) => (key: SettingKey) =>
  String(valueOf(key) ?? '');
