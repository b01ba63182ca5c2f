import type { Mail } from '../mail-ports.ts';
import type { claimDueMail } from './outbox-store.ts';

/** An email that this process is sending, so that no other process does. */
export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>;

export type MailWords = Pick<Mail, 'subject' | 'text' | 'html'>;

/** Decides what to do with an email shortly before it is sent: send it, drop it, or send it with updated text. */
export type MailRecheck = (mail: ClaimedMail) => Promise<'send' | 'drop' | MailWords>;
