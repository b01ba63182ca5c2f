import type { CalendarTrip, MailKind, TriplessMailKind, WAIT_ENDED } from '@wayfarer/contract';
import type { MailParts, MailSettings } from './mails/mail-parts.ts';

export interface MailAttachment {
  name: string;
  /** A media type with parameters. */
  type: string;
  content: string;
}

/** Identifies an email about a booking. */
export interface MailAbout {
  kind: MailKind;
  bookingId: string;
  /** Distinguishes the email from others of its kind; set only for emails that are written once. */
  key?: string;
  /** The staff member who sent it. Such emails are sent even if their kind is turned off. */
  byUserId?: string;
  /** True if the email reports something that the agency did. */
  byAgency?: boolean;
}

export interface Mail {
  /** By default a random id that no one can guess. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address for replies, if it isn't the sender's. */
  replyTo?: string;
  /** RFC 3834; `no` means that a person wrote the email. Default: `auto-generated`. */
  autoSubmitted?: 'auto-generated' | 'auto-replied' | 'no';
  /** An address that unsubscribes by a single POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** True to delete the email as soon as it is sent. */
  brief?: boolean;
  /** The time after which the email isn't sent anymore, because its link no longer works or its offer has ended. */
  expiresAt?: Date;
  /** The email's parts, from which the outbox composes it again with the agency's letterhead. */
  parts?: MailParts;
  language?: string;
  /** Composes the email again, in its language, with the agency's letterhead and words. */
  underLetterhead?(
    parts: MailParts,
    kind: string | undefined,
    settings: MailSettings,
  ): Pick<Mail, 'subject' | 'text' | 'html'>;
  about?: MailAbout;
  /** For the agency's words in an email that isn't about a booking. */
  kind?: TriplessMailKind | typeof WAIT_ENDED;
  /** The trip that is attached as a calendar file. */
  calendar?: Omit<CalendarTrip, 'product'>;
}

/** An email as it is sent. Id and date are the same in each attempt, so that mail programs recognize a second copy. */
export interface OutgoingMail extends Omit<
  Mail,
  'about' | 'brief' | 'calendar' | 'expiresAt' | 'language' | 'parts' | 'underLetterhead'
> {
  messageId: string;
  date: Date;
  attachments?: readonly MailAttachment[];
}

/** The message has codes but not the mail server's words, which repeat addresses. */
export class UndeliveredError extends Error {
  override readonly name = 'UndeliveredError';
  readonly code: string;
  /** True if no further attempt can succeed. */
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
