/** The links to unsubscribe: a page of the web application, and a POST for mail programs. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** Marks tokens that end requests for reviews. Tokens without it end the newsletter. */
const REVIEW_MAILS = 'trips.';

export const reviewMailsToken = (bookingId: string, signature: string) =>
  `${REVIEW_MAILS}${bookingId}.${signature}`;

/** Parses a token that unsubscribes from requests for reviews; null for other tokens. */
export function parseReviewMailsToken(
  token: string,
): { bookingId: string; signature: string } | null {
  if (!token.startsWith(REVIEW_MAILS)) return null;
  const [bookingId = '', signature = ''] = token.slice(REVIEW_MAILS.length).split('.', 2);
  return { bookingId, signature };
}

export const CONFIRM_NEWSLETTER_PATH = '/newsletter/confirm';

export const receiptPath = (paymentId: string) =>
  `/payments/${encodeURIComponent(paymentId)}/receipt`;
