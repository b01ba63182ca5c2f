/** A label and what it says; an amount stands at the right. */
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

/** What mails to the agency say. */
export type AgencyNotice = Omit<MailParts, 'internal' | 'name'>;

/** Notices of which anyone can cause many: those of some minutes go into one mail. */
export const NOTICE_BUNDLES = ['bookings', 'contributions', 'withdrawals'] as const;
export type NoticeBundle = (typeof NOTICE_BUNDLES)[number];

/** What a mail says, in the order in which it says it; text and HTML are made of it alike. */
export interface MailParts {
  subject: string;
  /** Stands large above everything. */
  title?: string;
  /** 'Hello Ada,' without the name where none is known. */
  name?: string;
  paragraphs: readonly string[];
  /** What is looked for first, in a box. */
  facts?: readonly MailLine[];
  /** Facts below, one per line. */
  lines?: readonly MailLine[];
  /** What a person wrote, with its own line breaks. */
  quote?: string;
  /** The one button. */
  action?: MailLink;
  /** Another way, less than the button. */
  more?: MailLink;
  sections?: readonly MailSection[];
  /** Small print below. */
  note?: string;
  /** To the agency itself: signed by its name alone. */
  internal?: true;
}
