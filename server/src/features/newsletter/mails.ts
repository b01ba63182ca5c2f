import { CONFIRM_NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import { composeMail } from '../../mails/layout/mail-layout.ts';
import type { Mail } from '../../mail-ports.ts';

/** Asks the owner of an address to confirm, because anyone may have typed it. */
export function confirmationMail(publicUrl: string, to: string, token: string): Mail {
  return composeMail(to, {
    subject: 'Confirm your subscription',
    paragraphs: [
      'We received a request to send our newsletter to this address. If that was you, please confirm your subscription. The link works once, within seven days.',
    ],
    action: { label: 'Confirm', url: link(publicUrl, CONFIRM_NEWSLETTER_PATH, token) },
    note: "If that wasn't you, ignore this email. We only write to confirmed addresses.",
  });
}

/** Welcomes a subscriber and says how to unsubscribe. */
export function newsletterMail(publicUrl: string, to: string, token: string): Mail {
  const unsubscribeUrl = link(publicUrl, UNSUBSCRIBE_PATH, token);
  const mail = composeMail(to, {
    subject: 'You are on the list',
    paragraphs: [
      "Thank you for subscribing to our newsletter. Now and then we'll write to you about a place that's worth the journey.",
    ],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
    note: "If you didn't subscribe, use the link above to unsubscribe. It takes effect immediately.",
  });
  return { ...mail, unsubscribeUrl };
}

function link(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
}
