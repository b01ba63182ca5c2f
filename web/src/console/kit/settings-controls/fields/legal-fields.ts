import type { LegalPageName } from '@wayfarer/contract';
import { legal, legalHints } from './labels.texts.js';
import type { SettingField } from './setting-field.ts';

/** The names of the legal pages, which are the headings above their settings. */
export const legalNames: Readonly<Record<LegalPageName, string>> = legal;

const page = (name: LegalPageName, hint: string): SettingField => ({
  label: legalNames[name],
  hint,
  kind: 'long',
  rows: 12,
  wide: true,
});

export const LEGAL_FIELDS = {
  'legal.privacy': page('privacy', legalHints.page),
  'legal.terms': page('terms', legalHints.page),
  'legal.cookies': page('cookies', legalHints.page),
  'legal.imprint': page('imprint', legalHints.imprint),
} as const satisfies Readonly<Record<string, SettingField>>;
