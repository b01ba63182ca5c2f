import type { MailPlaceholder, SettingKey, SettingValue } from '@wayfarer/contract';

/** Reads the agency's settings for emails, and the details and rules that emails mention. */
export type MailSettings = <K extends SettingKey>(key: K) => SettingValue<K>;

/** A label and its value; amounts are right-aligned. */
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

/** The parts of an email to the agency. */
export type AgencyNotice = Omit<MailParts, 'internal' | 'name'>;

/**
 * Kinds of notices that anyone can cause in large numbers, so all notices of a kind within a few minutes go into one
 * email.
 */
export const NOTICE_BUNDLES = ['bookings', 'contributions', 'withdrawals'] as const;
export type NoticeBundle = (typeof NOTICE_BUNDLES)[number];

/** The trip's data that the agency's own words in an email can mention, by placeholder. */
export type MailWords = Readonly<Record<Exclude<MailPlaceholder, 'agency' | 'name'>, string>>;

/** The parts of an email, in the order in which they appear, in plain text and in HTML. */
export interface MailParts {
  subject: string;
  /** A large title above everything else. */
  title?: string;
  /** The full name; the greeting is 'Hi Ada,', or just 'Hi,' if no name is known. */
  name?: string;
  paragraphs: readonly string[];
  /** The most important facts, shown in a box. */
  facts?: readonly MailLine[];
  /** Further facts, one per line. */
  lines?: readonly MailLine[];
  /** A person's own words, with their line breaks. */
  quote?: string;
  /** The only button. */
  action?: MailLink;
  /** An alternative link, less prominent than the button. */
  more?: MailLink;
  sections?: readonly MailSection[];
  /** The last paragraphs before the signature. */
  farewell?: readonly string[];
  /** Set in emails that can contain the agency's own words. */
  words?: MailWords;
  /** The small print at the end. */
  note?: string;
  /** Set in emails to the agency itself, which have only its name as the signature. */
  internal?: true;
}
