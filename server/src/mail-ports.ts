/** The product's interface to mail delivery. */
import type { CalendarTrip, MailKind, TriplessMailKind, WAIT_ENDED } from '@wayfarer/contract';
import type { MailParts, MailSettings } from './mails/mail-parts.ts';

/** A file attached to an email. */
export interface MailAttachment {
  name: string;
  /** The media type, with parameters. */
  type: string;
  content: string;
}

/** Identifies an email about a booking. */
export interface MailAbout {
  kind: MailKind;
  bookingId: string;
  /** Set for emails that are written only once, to distinguish this one from others of its kind. */
  key?: string;
  /** The staff member who sent it manually; such emails are sent even if their kind is turned off. */
  byUserId?: string;
  /** True if the email reports something that the agency did. */
  byAgency?: boolean;
}

export interface Mail {
  /** The id under which the email can be found again; by default a random one that no one can guess. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address for replies, if not the sender's. */
  replyTo?: string;
  /** The `Auto-Submitted` header (RFC 3834); `no` means that a person wrote the email. Default: `auto-generated`. */
  autoSubmitted?: 'auto-generated' | 'auto-replied' | 'no';
  /** An address that unsubscribes by a single POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** True to delete the email as soon as it is sent, not after thirty days. */
  brief?: boolean;
  /** The parts that the email is composed of, so that the outbox can compose it again with the agency's letterhead. */
  parts?: MailParts;
  /** The language of the email. */
  language?: string;
  /**
   * Composes the email again, in its language, with the agency's letterhead and the agency's words for emails of a
   * kind.
   */
  underLetterhead?(
    parts: MailParts,
    kind: string | undefined,
    settings: MailSettings,
  ): Pick<Mail, 'subject' | 'text' | 'html'>;
  about?: MailAbout;
  /** The kind of an email that isn't about a booking, for the agency's own words. */
  kind?: TriplessMailKind | typeof WAIT_ENDED;
  /** The trip that is attached as a calendar file. */
  calendar?: Omit<CalendarTrip, 'product'>;
}

/** An email as it is sent. Each attempt has the same id and date, so that mail programs recognize a second copy. */
export interface OutgoingMail extends Omit<
  Mail,
  'about' | 'brief' | 'calendar' | 'language' | 'parts' | 'underLetterhead'
> {
  messageId: string;
  date: Date;
  attachments?: readonly MailAttachment[];
}

/**
 * The email was not accepted. The error's message has codes but not the mail server's words, which repeat addresses.
 */
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
  /** Sends an email. Throws {@link UndeliveredError}. */
  deliver(mail: OutgoingMail): Promise<void>;
}
