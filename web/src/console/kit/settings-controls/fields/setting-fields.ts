import { findLanguage, languageOfMailWords, type SettingKey } from '@wayfarer/contract';
import { LEGAL_FIELDS } from './legal-fields.ts';
import { MAIL_FIELDS } from './mail-fields.ts';
import type { SettingField } from './setting-field.ts';
import { SITE_FIELDS } from './site-fields.ts';

/** Every setting, by its key. */
export const SETTING_FIELDS: Readonly<Record<SettingKey, SettingField>> = {
  'agency.name': {
    label: 'Name',
    hint: 'In the header, on vouchers and in every email.',
    kind: 'text',
  },
  'agency.legalName': {
    label: 'Legal name',
    hint: 'On receipts and in the footer, if it differs.',
    kind: 'text',
  },
  'agency.logoPicture': {
    label: 'Logo',
    hint: 'Replaces the name at the top of every page, and appears in the footer and on vouchers and receipts. Emails show the name only.',
    kind: 'picture',
    wide: true,
  },
  'agency.address': { label: 'Address', kind: 'long', wide: true },
  'agency.phone': { label: 'Phone', kind: 'tel' },
  'agency.whatsapp': {
    label: 'WhatsApp',
    hint: 'With the country code. On destinations, trips and the contact page. Leave empty to hide it.',
    kind: 'tel',
  },
  'agency.emergencyPhone': {
    label: 'Emergency phone',
    hint: 'Day and night. On the trip page and the voucher; destinations say that there is one.',
    kind: 'tel',
  },
  'agency.email': { label: 'Email', kind: 'email' },
  'agency.openingHours': { label: 'Opening hours', kind: 'text' },
  'agency.timeZone': {
    label: 'Time zone',
    hint: 'Sets what “today” means in the console. Trips use the destination’s time zone.',
    kind: 'zone',
    wide: true,
  },
  /** Has screens of its own (`console/first-steps`). */
  'setup.steps': { label: 'First steps', kind: 'set' },
  ...SITE_FIELDS,
  'booking.included': {
    label: 'Trips include',
    hint: 'For destinations without their own list. One item per line. Leave empty to show nothing. Booked trips keep their list.',
    kind: 'lines',
    rows: 5,
    wide: true,
  },
  'booking.confirmHours': {
    label: 'We confirm bookings within',
    hint: 'In hours; shown to travelers. 0 hides it.',
    kind: 'days',
  },
  'booking.transferUntilDays': {
    label: 'Trips can be transferred until',
    hint: 'In days before the trip.',
    kind: 'days',
  },
  'booking.payOnArrival': {
    label: 'Travelers may pay on arrival',
    hint: 'Vouchers are then shown before the first payment.',
    kind: 'switch',
  },
  'booking.phone': {
    label: 'Ask travelers for a phone number',
    hint: 'When they book. It is on the booking, the list of travelers, in search and in exports.',
    kind: 'choice',
    options: { off: 'No', optional: 'Yes, optional', required: 'Yes, required' },
  },
  'cancellation.refundDaysPromise': {
    label: 'Refunds arrive within',
    hint: 'In days; shown to travelers.',
    kind: 'days',
  },
  'spots.contributions': {
    label: 'Destinations that travelers add',
    hint: 'You take payment for them, so review them first.',
    kind: 'choice',
    options: {
      open: 'Are published at once',
      review: 'Wait for your approval',
      closed: 'Are not accepted: only you add destinations',
    },
    wide: true,
  },
  'reviews.approveFirst': {
    label: 'Read reviews before they appear',
    hint: 'Otherwise they appear at once, regardless of the rating.',
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

export const groupNames: Readonly<Record<SettingGroup, string>> = {
  agency: 'Agency',
  site: 'Site',
  legal: 'Legal pages',
  booking: 'Booking',
  cancellation: 'Cancellation',
  spots: 'Destinations',
  reviews: 'Reviews',
  mails: 'Emails',
};

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
  const name = section === undefined ? label : `${section}: ${label}`;
  const language = languageOfMailWords(key);
  return language === undefined ? name : `${name} (${findLanguage(language)?.name ?? language})`;
}
