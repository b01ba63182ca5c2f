import type { ContactInput } from '@wayfarer/contract';
import { composeMail, type MailParts } from '../../mails/layout/mail-layout.ts';
import type { Mail } from '../../mail-ports.ts';

export type Message = ContactInput;

/** The email in which the agency gets a message; a reply to it goes to the sender. */
export function agencyParts(
  { name, email, subject, message }: Message,
  address: 'verified' | 'not verified',
): MailParts & { answers: Pick<Mail, 'autoSubmitted' | 'replyTo'> } {
  return {
    subject: `Message: ${subject}`,
    paragraphs: [
      'You have a new message from the contact page. Reply to this email to answer the writer.',
    ],
    lines: [
      ['Name', name],
      ['Email', `${email} (${address})`],
      ['Subject', subject],
    ],
    quote: message,
    answers: { replyTo: email, autoSubmitted: 'no' },
  };
}

/** Confirms receipt to an unverified mailbox; repeats nothing that was typed into the form. */
export function acknowledgement(to: string): Mail {
  const mail = composeMail(to, {
    subject: 'We have your message',
    paragraphs: [
      'Thank you for writing to us. We have your message and will reply to this address.',
    ],
    note: "If you didn't write to us, someone entered your address by mistake. You don't need to do anything.",
  });
  return { ...mail, autoSubmitted: 'auto-replied' };
}

/** A copy for the verified address of an account. */
export function copyMail({ name, email, subject, message }: Message): Mail {
  const mail = composeMail(email, {
    subject: `Your message: ${subject}`,
    name,
    paragraphs: [
      'Thank you for writing to us. We have your message, and will reply to this address.',
    ],
    quote: message,
  });
  return { ...mail, autoSubmitted: 'auto-replied' };
}

/** The agency's answer, one paragraph per line, followed by the original message. Replies to it go to the agency. */
export function answerMail(
  { email, message, name, subject }: Message,
  answer: string,
  replyTo: string | undefined,
): Mail {
  const lines = answer.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '');
  const mail = composeMail(email, {
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    name,
    paragraphs: [...lines, 'You wrote:'],
    quote: message,
  });
  return { ...mail, autoSubmitted: 'no', ...(replyTo !== undefined && { replyTo }) };
}
