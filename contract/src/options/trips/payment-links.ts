/** The page behind a payment link; the code follows `#`. */
export const PAYMENT_LINK_PATH = '/pay';

/** A payment link asks for the first payment, for everything left after it, or for an amount that staff typed. */
export const LINK_ASKS = ['first', 'balance', 'amount'] as const;
export type LinkAsks = (typeof LINK_ASKS)[number];

/** The maximum number of links for a booking that can be paid at the same time. */
export const OPEN_PAYMENT_LINKS = 5;

/** Maximum length of staff's message to the person who pays. */
export const LINK_MESSAGE_LIMIT = 300;
