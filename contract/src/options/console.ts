/** The states of a message to the agency: unassigned, assigned, answered, done, or spam. */
export const MESSAGE_STATES = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Rows per response in the console's lists. */
export const CONSOLE_PAGE = 50;

/** The number up to which rows of a state are counted. */
export const MOST_COUNTED = 1000;

export const CUSTOMER_SORTS = ['newest', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** The states of a subscription: not confirmed yet, subscribed, or unsubscribed. */
export const SUBSCRIBER_STATES = ['waiting', 'subscribed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** The steps of a new owner's setup, in the order of the screens. */
export const SETUP_STEPS = ['agency', 'cancellation', 'places', 'mail'] as const;
/** Setup steps of earlier versions, which may still be stored. */
export const FORMER_SETUP_STEPS = ['money'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The number of days for which an invitation to the team is valid. */
export const INVITATION_DAYS = 7;

/** The number of hours during which the erasure of a customer can be withdrawn. */
export const ERASURE_GRACE_HOURS = 24;
