import type { Mail } from '../mail-ports.ts';
import type { claimDueMail } from './outbox-store.ts';

/** A mail that this process sends, and no other meanwhile. */
export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>;

export type MailWords = Pick<Mail, 'subject' | 'text' | 'html'>;

/** Says what became of what a mail is about: it is sent as it is, as it reads now, or not at all. */
export type MailRecheck = (mail: ClaimedMail) => Promise<'send' | 'drop' | MailWords>;
