/** Where a message to the agency stands: unassigned, assigned, answered, done, or not a real message. */
export const MESSAGE_STATES = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Messages, or customers, or subscribers in one response. */
export const CONSOLE_PAGE = 50;

/** Messages of a state are counted up to this many. */
export const MOST_COUNTED = 1000;

/** The newest first, or by name. */
export const CUSTOMER_SORTS = ['newest', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** The mailbox has not confirmed yet, takes the newsletter, or does not any more. */
export const SUBSCRIBER_STATES = ['waiting', 'subscribed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** What a new owner decides first, in the order of the screens. */
export const SETUP_STEPS = ['agency', 'money', 'cancellation', 'places', 'mail'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** For so long an invitation to the team can be accepted. */
export const INVITATION_DAYS = 7;
