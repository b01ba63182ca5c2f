import { findLanguage, languageOfMailWords, type SettingKey } from '@wayfarer/contract';
import * as texts from './labels.texts.js';
import { LEGAL_FIELDS } from './legal-fields.ts';
import { MAIL_FIELDS } from './mail-fields.ts';
import type { SettingField } from './setting-field.ts';
import { SITE_FIELDS } from './site-fields.ts';

/** Every setting, by its key. */
export const SETTING_FIELDS: Readonly<Record<SettingKey, SettingField>> = {
  'agency.name': {
    label: texts.agency.name.label,
    hint: texts.agency.name.hint,
    kind: 'text',
  },
  'agency.legalName': {
    label: texts.agency.legalName.label,
    hint: texts.agency.legalName.hint,
    kind: 'text',
  },
  'agency.logoPicture': {
    label: texts.agency.logo.label,
    hint: texts.agency.logo.hint,
    kind: 'picture',
    wide: true,
  },
  'agency.address': { label: texts.agency.address.label, kind: 'long', wide: true },
  'agency.phone': { label: texts.agency.phone.label, kind: 'tel' },
  'agency.whatsapp': {
    label: texts.agency.whatsapp.label,
    hint: texts.agency.whatsapp.hint,
    kind: 'tel',
  },
  'agency.emergencyPhone': {
    label: texts.agency.emergencyPhone.label,
    hint: texts.agency.emergencyPhone.hint,
    kind: 'tel',
  },
  'agency.email': { label: texts.agency.email.label, kind: 'email' },
  'agency.openingHours': { label: texts.agency.openingHours.label, kind: 'text' },
  'agency.timeZone': {
    label: texts.agency.timeZone.label,
    hint: texts.agency.timeZone.hint,
    kind: 'zone',
    wide: true,
  },
  /** Has screens of its own (`console/first-steps`). */
  'setup.steps': { label: texts.setup, kind: 'set' },
  ...SITE_FIELDS,
  'booking.included': {
    label: texts.booking.included.label,
    hint: texts.booking.included.hint,
    kind: 'lines',
    rows: 5,
    wide: true,
  },
  'booking.confirmHours': {
    label: texts.booking.confirmHours.label,
    hint: texts.booking.confirmHours.hint,
    kind: 'days',
  },
  'booking.transferUntilDays': {
    label: texts.booking.transferUntilDays.label,
    hint: texts.booking.transferUntilDays.hint,
    kind: 'days',
  },
  'booking.payOnArrival': {
    label: texts.booking.payOnArrival.label,
    hint: texts.booking.payOnArrival.hint,
    kind: 'switch',
  },
  'booking.phone': {
    label: texts.booking.phone.label,
    hint: texts.booking.phone.hint,
    kind: 'choice',
    options: texts.booking.phoneOptions,
  },
  'cancellation.refundDaysPromise': {
    label: texts.cancellation.refundDays.label,
    hint: texts.cancellation.refundDays.hint,
    kind: 'days',
  },
  'spots.contributions': {
    label: texts.spots.contributions.label,
    hint: texts.spots.contributions.hint,
    kind: 'choice',
    options: texts.spots.contributionOptions,
    wide: true,
  },
  'reviews.approveFirst': {
    label: texts.reviews.approveFirst.label,
    hint: texts.reviews.approveFirst.hint,
    kind: 'switch',
  },
  ...MAIL_FIELDS,
  ...LEGAL_FIELDS,
};

export const SETTING_GROUPS = [
  'agency',
  'site',
  'legal',
  'booking',
  'cancellation',
  'spots',
  'reviews',
  'mails',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

export const groupNames: Readonly<Record<SettingGroup, string>> = texts.groups;

/** The settings of a group, in the order of the form; with a language, only the words in it. */
function keysOf(group: SettingGroup, language: string | undefined): SettingKey[] {
  const keys = Object.keys(SETTING_FIELDS) as SettingKey[];
  return keys.filter((key) => key.startsWith(`${group}.`) && languageOfMailWords(key) === language);
}

/**
 * The headings of a group's form, each with its settings. Most groups have only one, without a heading. A `language` that
 * isn't the site's first chooses the words of emails in it.
 */
export function sectionsOf(
  group: SettingGroup,
  language?: string,
): { title: string; keys: SettingKey[] }[] {
  const sections = new Map<string, SettingKey[]>();
  for (const key of keysOf(group, language)) {
    const { section = '' } = SETTING_FIELDS[key];
    sections.set(section, [...(sections.get(section) ?? []), key]);
  }
  return [...sections].map(([title, keys]) => ({ title, keys }));
}

/** A setting's label together with its heading, because some labels, such as 'Headline', are used twice. */
export function nameOfSetting(key: SettingKey): string {
  const { label, section } = SETTING_FIELDS[key];
  const name = section === undefined ? label : texts.titled({ label, section });
  const language = languageOfMailWords(key);
  return language === undefined ? name : `${name} (${findLanguage(language)?.name ?? language})`;
}
