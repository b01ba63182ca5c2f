import { apart, type ContactInput } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { contact as texts } from './account.texts.js';

export type Message = ContactInput;

/** The parts that an answer repeats. */
type Answered = Pick<Message, 'email' | 'message' | 'name' | 'subject'>;

/** An acknowledgement for an unverified mailbox, so it repeats nothing that was typed into the form. */
export function acknowledgement(to: string): Mail {
  const mail = composeMail(to, {
    subject: texts.received,
    paragraphs: [texts.receivedText],
    note: texts.receivedNote,
  });
  return { ...mail, autoSubmitted: 'auto-replied' };
}

/** A copy of the message for the verified address of an account. */
export function copyMail({ name, email, subject, message }: Message): Mail {
  const mail = composeMail(email, {
    subject: texts.copy(apart(subject)),
    name,
    paragraphs: [texts.copyText],
    quote: message,
  });
  return { ...mail, autoSubmitted: 'auto-replied' };
}

/** The agency's answer, one paragraph per line, followed by the original message. Replies go to the agency. */
export function answerMail(
  { email, message, name, subject }: Answered,
  answer: string,
  replyTo: string | undefined,
): Mail {
  const lines = answer.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '');
  const mail = composeMail(email, {
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    name,
    paragraphs: [...lines, texts.youWrote],
    quote: message,
  });
  return { ...mail, autoSubmitted: 'no', ...(replyTo !== undefined && { replyTo }) };
}
