import type { ReactNode } from 'react';
import type { SettingField } from './setting-field.ts';

export interface ControlProps {
  field: SettingField;
  value: unknown;
  /** Whether it waits to be saved. */
  mark: ReactNode;
  error: string | undefined;
  onChange: (value: unknown) => void;
}
