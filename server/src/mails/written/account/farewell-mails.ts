import { apart, INVITATION_DAYS } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import * as texts from './account.texts.js';

/** The farewell in fixed words. The email is deleted once sent. */
export const farewellMail = (publicUrl: string, to: string): Mail =>
  deletedMail(publicUrl, to, texts.farewell);

export const guestFarewellMail = (publicUrl: string, to: string): Mail =>
  deletedMail(publicUrl, to, texts.guestFarewell);

function deletedMail(
  publicUrl: string,
  to: string,
  { notYou, subject, text }: Record<'notYou' | 'subject' | 'text', string>,
): Mail {
  const mail = composeMail(to, {
    subject,
    paragraphs: [text, notYou],
    action: { label: texts.writeToUs, url: `${publicUrl}/contact` },
  });
  return { ...mail, brief: true };
}

/** The email is deleted once sent, because its link is secret. */
export function invitationMail({
  agency,
  link: url,
  to,
}: {
  agency: string;
  link: string;
  to: string;
}): Mail {
  const { action: label, note, once, subject, text } = texts.invitation;
  const mail = composeMail(to, {
    subject: subject(apart(agency)),
    paragraphs: [text(apart(agency)), once(INVITATION_DAYS)],
    action: { label, url },
    note,
  });
  return { ...mail, brief: true };
}
