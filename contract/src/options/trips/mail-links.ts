/**
 * The path of the newsletter's unsubscribe links: a page of the web application, and a POST for email clients.
 */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** Prefix of tokens that end requests for reviews, not the newsletter. */
const REVIEW_MAILS = 'trips.';

export const reviewMailsToken = (bookingId: string, signature: string) =>
  `${REVIEW_MAILS}${bookingId}.${signature}`;

/** Parses a token that ends requests for reviews; null for other tokens. */
export function parseReviewMailsToken(
  token: string,
): { bookingId: string; signature: string } | null {
  if (!token.startsWith(REVIEW_MAILS)) return null;
  const [bookingId = '', signature = ''] = token.slice(REVIEW_MAILS.length).split('.', 2);
  return { bookingId, signature };
}

/** The confirmation link of a newsletter subscription. */
export const CONFIRM_NEWSLETTER_PATH = '/newsletter/confirm';

/** A payment's receipt; the email about the payment links to it. */
export const receiptPath = (paymentId: string) =>
  `/payments/${encodeURIComponent(paymentId)}/receipt`;
