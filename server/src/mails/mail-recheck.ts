import type { Mail } from '../mail-ports.ts';
import type { claimDueMail } from './outbox-store.ts';

/** An email that only this process may send now. */
export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>;

/** True if an email waited until its link stopped working or its offer ended. */
export const hasExpired = ({ expiresAt }: Pick<ClaimedMail, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

export type MailWords = Pick<Mail, 'subject' | 'text' | 'html'>;

/** Decides, shortly before an email is sent, whether to send it, drop it, or send it with a new text. */
export type MailRecheck = (mail: ClaimedMail) => Promise<'send' | 'drop' | MailWords>;
