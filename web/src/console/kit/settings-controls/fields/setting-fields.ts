import { findLanguage, languageOfMailWords, type SettingKey } from '@wayfarer/contract';
import * as texts from './labels.texts.js';
import { LEGAL_FIELDS } from './legal-fields.ts';
import { MAIL_FIELDS } from './mail-fields.ts';
import type { SettingField } from './setting-field.ts';
import { SITE_FIELDS } from './site-fields.ts';

export const SETTING_FIELDS: Readonly<Record<SettingKey, SettingField>> = {
  'agency.name': { ...texts.agency.name, kind: 'text' },
  'agency.legalName': { ...texts.agency.legalName, kind: 'text' },
  'agency.logoPicture': { ...texts.agency.logo, kind: 'picture', wide: true },
  'agency.address': { ...texts.agency.address, kind: 'long', wide: true },
  'agency.phone': { ...texts.agency.phone, kind: 'tel' },
  'agency.whatsapp': { ...texts.agency.whatsapp, kind: 'tel' },
  'agency.emergencyPhone': { ...texts.agency.emergencyPhone, kind: 'tel' },
  'agency.email': { ...texts.agency.email, kind: 'email' },
  'agency.openingHours': { ...texts.agency.openingHours, kind: 'text' },
  'agency.timeZone': { ...texts.agency.timeZone, kind: 'zone', wide: true },
  'agency.spreadsheets': {
    ...texts.agency.spreadsheets,
    kind: 'choice',
    options: texts.agency.spreadsheetOptions,
    wide: true,
  },
  /** This setting is changed on screens of its own (`console/screens/first-steps`). */
  'setup.steps': { label: texts.setup, kind: 'set' },
  ...SITE_FIELDS,
  'booking.included': { ...texts.booking.included, kind: 'lines', rows: 5, wide: true },
  'money.plan': { ...texts.plan, kind: 'plan', wide: true },
  'money.transfer': { ...texts.transfer, kind: 'transfer', wide: true },
  'money.books': { ...texts.books, kind: 'books', wide: true },
  'papers.tax': { ...texts.papers.tax, kind: 'tax', wide: true },
  'papers.invoices': { ...texts.papers.invoices, kind: 'papers', wide: true },
  'booking.confirmHours': { ...texts.booking.confirmHours, kind: 'days' },
  'booking.transferUntilDays': { ...texts.booking.transferUntilDays, kind: 'days' },
  'booking.payOnArrival': { ...texts.booking.payOnArrival, kind: 'switch' },
  'booking.holdMinutes': { ...texts.booking.holdMinutes, kind: 'days' },
  'booking.holdUnlimited': { ...texts.booking.holdUnlimited, kind: 'switch' },
  'booking.offerHours': { ...texts.booking.offerHours, kind: 'days' },
  'booking.phone': {
    ...texts.booking.phone,
    kind: 'choice',
    options: texts.booking.phoneOptions,
  },
  'cancellation.refundDaysPromise': { ...texts.cancellation.refundDays, kind: 'days' },
  'spots.contributions': {
    ...texts.spots.contributions,
    kind: 'choice',
    options: texts.spots.contributionOptions,
    wide: true,
  },
  'reviews.approveFirst': { ...texts.reviews.approveFirst, kind: 'switch' },
  ...MAIL_FIELDS,
  ...LEGAL_FIELDS,
};

export const SETTING_GROUPS = [
  'agency',
  'site',
  'legal',
  'booking',
  'money',
  'papers',
  'cancellation',
  'spots',
  'reviews',
  'mails',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

export const groupNames: Readonly<Record<SettingGroup, string>> = texts.groups;

/** The settings of a group, in the order of the form. With a language, only the words in that language. */
function keysOf(group: SettingGroup, language: string | undefined): SettingKey[] {
  const keys = Object.keys(SETTING_FIELDS) as SettingKey[];
  return keys.filter((key) => key.startsWith(`${group}.`) && languageOfMailWords(key) === language);
}

/**
 * The headings of a group's form, each with its settings. Most groups have only one, which has no text. With a
 * `language` other than the site's first, they contain only the words of emails in that language.
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

/** A setting's label together with its heading, because some labels, such as 'Headline', occur more than once. */
export function nameOfSetting(key: SettingKey): string {
  const { label, section } = SETTING_FIELDS[key];
  const name = section === undefined ? label : texts.titled({ label, section });
  const language = languageOfMailWords(key);
  return language === undefined ? name : `${name} (${findLanguage(language)?.name ?? language})`;
}
