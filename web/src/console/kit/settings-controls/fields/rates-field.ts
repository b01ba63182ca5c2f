import { ratesFieldTexts as texts } from './rates-field.texts.js';
import type { SettingField } from './setting-field.ts';

/** Rates of other currencies, in the section of the site's look. */
export const ratesField = (section: string): SettingField => ({
  label: texts.label,
  hint: texts.hint,
  kind: 'rates',
  wide: true,
  section,
});
