import type { ReactNode } from 'react';
import type { SettingField } from './fields/setting-field.ts';

export interface ControlProps {
  field: SettingField;
  value: unknown;
  /** A mark for an unsaved change. */
  mark: ReactNode;
  error: string | undefined;
  onChange: (value: unknown) => void;
}
