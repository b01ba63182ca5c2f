import type { MailPlaceholder, SettingKey, SettingValue } from '@wayfarer/contract';

/** The agency's settings for emails, and the details and rules that emails mention. */
export type MailSettings = <K extends SettingKey>(key: K) => SettingValue<K>;

/** Amounts are right-aligned. */
export type MailLine = readonly [
  label: string,
  value: string,
  look?: 'amount' | 'total' | undefined,
];

interface MailLink {
  label: string;
  url: string;
}

interface MailSection {
  title: string;
  texts: readonly string[];
}

export type AgencyNotice = Omit<MailParts, 'internal' | 'name'>;

/** Anyone can cause these notices in large numbers, so all of a kind within a few minutes go into one email. */
export const NOTICE_BUNDLES = ['bookings', 'contributions', 'withdrawals'] as const;
export type NoticeBundle = (typeof NOTICE_BUNDLES)[number];

/** A trip's values for the placeholders in the agency's own words. */
export type MailWords = Readonly<Record<Exclude<MailPlaceholder, 'agency' | 'name'>, string>>;

/** The parts of an email, in their order. */
export interface MailParts {
  subject: string;
  /** Above everything else. */
  title?: string;
  /** The full name; without a name, the greeting is just 'Hi,'. */
  name?: string;
  paragraphs: readonly string[];
  /** The most important facts, in a box. */
  facts?: readonly MailLine[];
  /** One per line. */
  lines?: readonly MailLine[];
  /** A person's own words, with their line breaks. */
  quote?: string;
  /** The only button. */
  action?: MailLink;
  /** Less prominent than the button. */
  more?: MailLink;
  sections?: readonly MailSection[];
  /** Before the signature. */
  farewell?: readonly string[];
  /** Set in emails that can contain the agency's own words. */
  words?: MailWords;
  note?: string;
  /** Set in emails to the agency itself, which end with only its name. */
  internal?: true;
}
