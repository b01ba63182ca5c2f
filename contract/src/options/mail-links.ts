/**
 * The unsubscribe links of the newsletter's mails: a page of the web application, and a POST for mail
 * programs.
 */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** The confirmation link of a newsletter subscription. */
export const CONFIRM_NEWSLETTER_PATH = '/newsletter/confirm';

/** A payment's receipt, which the mail about it leads to. */
export const receiptPath = (paymentId: string) =>
  `/payments/${encodeURIComponent(paymentId)}/receipt`;
