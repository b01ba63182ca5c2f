import type { SettingKey } from '@wayfarer/contract';

export interface PreviewProps {
  /** The value of a setting, including unsaved changes. */
  valueOf: (key: SettingKey) => unknown;
  /** Makes an unsaved change. */
  change: (key: SettingKey, value: unknown) => void;
  /** The language of emails that is being edited; undefined for the site's first language. */
  language?: string | undefined;
}

export const textOf = (valueOf: PreviewProps['valueOf']) => (key: SettingKey) =>
  String(valueOf(key) ?? '');

const REACHED = ['agency.address', 'agency.phone', 'agency.email', 'agency.openingHours'] as const;

/** The lines with the agency's address and contact details. */
export const linesOf = (valueOf: PreviewProps['valueOf']) =>
  REACHED.map(textOf(valueOf)).filter(Boolean);
