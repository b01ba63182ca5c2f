import type { ReactNode } from 'react';
import type { SettingField } from './setting-field.ts';

export interface ControlProps {
  field: SettingField;
  value: unknown;
  /** Marks a change that is not saved yet. */
  mark: ReactNode;
  error: string | undefined;
  onChange: (value: unknown) => void;
}
