import type { LegalPageName } from '@wayfarer/contract';
import type { SettingField } from './setting-field.ts';

/** The legal pages, as headings of their settings. */
export const legalNames: Readonly<Record<LegalPageName, string>> = {
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
  imprint: 'Imprint',
};

const MARKUP = 'Start a heading with ##, a point with -, and a paragraph after an empty line.';

const page = (name: LegalPageName, hint: string): SettingField => ({
  label: legalNames[name],
  hint: `${hint} ${MARKUP}`,
  kind: 'long',
  rows: 12,
  wide: true,
});

const OURS =
  'The whole page in your words. Leave empty for ours, which describes what the software does.';

/** Settings for whole legal pages. */
export const LEGAL_FIELDS = {
  'legal.privacy': page('privacy', OURS),
  'legal.terms': page('terms', OURS),
  'legal.cookies': page('cookies', OURS),
  'legal.imprint': page('imprint', 'Linked at the bottom of every page. Leave empty for none.'),
} as const satisfies Readonly<Record<string, SettingField>>;
