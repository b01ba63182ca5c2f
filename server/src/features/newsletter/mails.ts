import { CONFIRM_NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import { composeMail } from '../../mails/layout/mail-layout.ts';
import type { Mail } from '../../mail-ports.ts';

/** Asks an address to confirm: anyone may have entered it. */
export function confirmationMail(publicUrl: string, to: string, token: string): Mail {
  return composeMail(to, {
    subject: 'Confirm your subscription',
    paragraphs: [
      'We received a request to send our newsletter to this address. If that was you, please confirm it. The link works once, for seven days.',
    ],
    action: { label: 'Confirm', url: link(publicUrl, CONFIRM_NEWSLETTER_PATH, token) },
    note: 'If that was not you, ignore this email: we only write to confirmed addresses.',
  });
}

/** Welcomes a subscriber and says how to unsubscribe. */
export function newsletterMail(publicUrl: string, to: string, token: string): Mail {
  const unsubscribeUrl = link(publicUrl, UNSUBSCRIBE_PATH, token);
  const mail = composeMail(to, {
    subject: 'You are on the list',
    paragraphs: [
      'Thank you for subscribing to our newsletter. Now and then we write about a place that is worth the journey.',
    ],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
    note: 'If you did not subscribe, use the link above to unsubscribe; it takes effect at once.',
  });
  return { ...mail, unsubscribeUrl };
}

function link(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
}
