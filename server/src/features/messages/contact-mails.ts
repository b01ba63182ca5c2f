import type { ContactInput } from '@wayfarer/contract';
import { composeMail, type MailParts } from '../../mails/mail-layout.ts';
import type { Mail } from '../../ports.ts';

export type Message = ContactInput;

/** A message as the agency gets it: to answer it is to answer the mail. */
export function agencyParts(
  { name, email, subject, message }: Message,
  address: 'verified' | 'not verified',
): MailParts & { answers: Pick<Mail, 'autoSubmitted' | 'replyTo'> } {
  return {
    subject: `Message: ${subject}`,
    paragraphs: ['somebody wrote to you on the contact page. An answer to this mail goes to them.'],
    lines: [
      ['Name', name],
      ['E-mail', `${email} (${address})`],
      ['Subject', subject],
    ],
    quote: message,
    answers: { replyTo: email, autoSubmitted: 'no' },
  };
}

/** For a mailbox that nobody has proved: holds nothing that was typed. */
export function acknowledgement(to: string): Mail {
  const mail = composeMail(to, {
    subject: 'We have your message',
    paragraphs: [
      'thank you for writing to us. A person reads your message and answers to this address.',
    ],
    note: 'If you did not write to us, somebody gave your address by mistake. You need not do anything.',
  });
  return { ...mail, autoSubmitted: 'auto-replied' };
}

/** For the mailbox of an account, which proved it. */
export function copyMail({ name, email, subject, message }: Message): Mail {
  const mail = composeMail(email, {
    subject: `Your message: ${subject}`,
    name,
    paragraphs: ['thank you for writing to us. A person reads it and answers to this address.'],
    quote: message,
  });
  return { ...mail, autoSubmitted: 'auto-replied' };
}
