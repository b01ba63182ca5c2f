export * from './texts.ts';

export const OPERATOR_SPOT_ORDERS = ['name', 'newest', 'price'] as const;
export type OperatorSpotOrder = (typeof OPERATOR_SPOT_ORDERS)[number];

/** `contributed`: by a traveler. */
export const SPOT_ORIGINS = ['own', 'contributed'] as const;

/**
 * Submissions that wait for a decision: a destination that isn't online yet, a change to one that is, or one that went
 * online without approval.
 */
export const SUBMISSION_KINDS = ['new', 'edit', 'online'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const OPERATOR_SPOT_PAGE = { default: 50, max: 200 } as const;

export const SPOT_PRICE_CHANGES = 50;
