import type { MailPlaceholder } from '@wayfarer/contract';

/** A label and its value; amounts are aligned to the right. */
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

/** Notices that anyone can cause in large numbers, so those of a few minutes go into one email. */
export const NOTICE_BUNDLES = ['bookings', 'contributions', 'withdrawals'] as const;
export type NoticeBundle = (typeof NOTICE_BUNDLES)[number];

/** The trip that the agency's own words in an email may mention, by placeholder. */
export type MailWords = Readonly<Record<Exclude<MailPlaceholder, 'agency' | 'name'>, string>>;

/** The parts of an email, in the order in which they appear, in plain text and in HTML. */
export interface MailParts {
  subject: string;
  /** Shown large above everything else. */
  title?: string;
  /** The full name; the greeting is 'Hi Ada,', or just 'Hi,' if no name is known. */
  name?: string;
  paragraphs: readonly string[];
  /** The most important facts, in a box. */
  facts?: readonly MailLine[];
  /** Facts below, one per line. */
  lines?: readonly MailLine[];
  /** A person's own words, with their line breaks. */
  quote?: string;
  /** The only button. */
  action?: MailLink;
  /** An alternative link, less prominent than the button. */
  more?: MailLink;
  sections?: readonly MailSection[];
  /** Last paragraphs, before the signature. */
  farewell?: readonly string[];
  /** Present in emails of which the agency may write a part. */
  words?: MailWords;
  /** Small print at the end. */
  note?: string;
  /** For emails to the agency itself, which are signed with its name only. */
  internal?: true;
}
