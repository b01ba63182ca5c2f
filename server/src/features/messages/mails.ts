import { CONFIRM_NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import { composeMail } from '../../mails/mail-layout.ts';
import type { Mail } from '../../ports.ts';

/** Asks an address whether it wants the newsletter: anybody may have typed it. */
export function confirmationMail(publicUrl: string, to: string, token: string): Mail {
  return composeMail(to, {
    subject: 'Confirm your subscription',
    paragraphs: [
      'somebody asked for our newsletter with this address. If that was you, please confirm it. The link works once, for seven days.',
    ],
    action: { label: 'Confirm', url: link(publicUrl, CONFIRM_NEWSLETTER_PATH, token) },
    note: 'If that was not you, ignore this mail: without a confirmation we never write.',
  });
}

/** Welcomes a subscriber and says how to leave. */
export function newsletterMail(publicUrl: string, to: string, token: string): Mail {
  const unsubscribeUrl = link(publicUrl, UNSUBSCRIBE_PATH, token);
  const mail = composeMail(to, {
    subject: 'You are on the list',
    paragraphs: [
      'thank you for subscribing to our newsletter. Now and then we write about a place that is worth the way.',
    ],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
    note: 'If you did not subscribe, unsubscribe with the link above; it takes effect at once.',
  });
  return { ...mail, unsubscribeUrl };
}

function link(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
}
