import { CONFIRM_NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { newsletter, subscription } from './account.texts.js';

/** The owner of the address has to confirm, because anyone may have typed it. */
export function confirmationMail(publicUrl: string, to: string, token: string): Mail {
  return composeMail(to, {
    subject: subscription.subject,
    paragraphs: [subscription.text],
    action: { label: subscription.action, url: link(publicUrl, CONFIRM_NEWSLETTER_PATH, token) },
    note: subscription.note,
  });
}

export function newsletterMail(publicUrl: string, to: string, token: string): Mail {
  const unsubscribeUrl = link(publicUrl, UNSUBSCRIBE_PATH, token);
  const mail = composeMail(to, {
    subject: newsletter.subject,
    paragraphs: [newsletter.text],
    action: { label: newsletter.action, url: unsubscribeUrl },
    note: newsletter.note,
  });
  return { ...mail, unsubscribeUrl };
}

function link(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
}
