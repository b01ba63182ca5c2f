/**
 * The unsubscribe links of the newsletter's mails: a page of the web application, and a POST for mail
 * programs.
 */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** How the tokens begin that end requests for reviews, and not the newsletter. */
const REVIEW_MAILS = 'trips.';

export const reviewMailsToken = (bookingId: string, signature: string) =>
  `${REVIEW_MAILS}${bookingId}.${signature}`;

/** What a token says that ends requests for reviews; null: it is not one of those. */
export function parseReviewMailsToken(
  token: string,
): { bookingId: string; signature: string } | null {
  if (!token.startsWith(REVIEW_MAILS)) return null;
  const [bookingId = '', signature = ''] = token.slice(REVIEW_MAILS.length).split('.', 2);
  return { bookingId, signature };
}

/** The confirmation link of a newsletter subscription. */
export const CONFIRM_NEWSLETTER_PATH = '/newsletter/confirm';

/** A payment's receipt, which the mail about it leads to. */
export const receiptPath = (paymentId: string) =>
  `/payments/${encodeURIComponent(paymentId)}/receipt`;
