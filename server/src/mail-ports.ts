/** What the product needs of who delivers its mails. */
import type { CalendarTrip, MailKind } from '@wayfarer/contract';
import type { MailParts } from './mails/layout/mail-parts.ts';

/** A file that comes with a mail. */
export interface MailAttachment {
  name: string;
  /** Its media type, with parameters. */
  type: string;
  content: string;
}

/** Which mail about a booking it is. */
export interface MailAbout {
  kind: MailKind;
  bookingId: string;
  /** Of those that are written once: what tells it from others of its kind. */
  key?: string;
  /** The member of staff who had it sent; even what is switched off. */
  byUserId?: string;
  /** It tells of something that the agency did. */
  byAgency?: boolean;
}

export interface Mail {
  /** Where it is to be found again; otherwise it gets an id that cannot be known. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** What made it (RFC 3834); `no`: a person wrote it. Without it: `auto-generated`. */
  autoSubmitted?: 'auto-generated' | 'auto-replied' | 'no';
  /** Leaves the list by a single POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** Forgotten once it is sent, not only after thirty days. */
  brief?: boolean;
  /** What it was composed of; it is composed again under the agency's letterhead when it is written. */
  parts?: MailParts;
  about?: MailAbout;
  /** The trip that it brings as a file for calendars. */
  calendar?: Omit<CalendarTrip, 'product'>;
}

/** A mail on its way: the same id and date at each try, so that a second copy is known as one. */
export interface OutgoingMail extends Omit<Mail, 'about' | 'brief' | 'calendar' | 'parts'> {
  messageId: string;
  date: Date;
  attachments?: readonly MailAttachment[];
}

/**
 * A mail was not taken. Its message holds codes and never the words of the mail server, which repeat
 * addresses.
 */
export class UndeliveredError extends Error {
  override readonly name = 'UndeliveredError';
  readonly code: string;
  /** This mail will never be taken, however often it is tried. */
  readonly permanent: boolean;
  constructor(code: string, message: string, permanent: boolean) {
    super(message);
    this.code = code;
    this.permanent = permanent;
  }
}

export interface Mailer {
  /** Throws {@link UndeliveredError}. */
  deliver(mail: OutgoingMail): Promise<void>;
}
