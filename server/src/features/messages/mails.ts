import { UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import { composeMail } from '../../mails/mail-layout.ts';
import type { Mail } from '../../ports.ts';

/** Welcomes a subscriber and says how to leave. */
export function newsletterMail(publicUrl: string, to: string, token: string): Mail {
  return composeMail(to, {
    subject: 'You are on the list',
    paragraphs: [
      'thank you for subscribing to our newsletter. Now and then we write about a place that is worth the way.',
    ],
    action: {
      label: 'Unsubscribe',
      url: `${publicUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`,
    },
    note: 'If you did not subscribe, unsubscribe with the link above; it takes effect at once.',
  });
}
