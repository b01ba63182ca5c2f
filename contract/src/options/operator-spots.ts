export * from './texts.ts';

/** Sort keys of the agency's list of destinations. */
export const OPERATOR_SPOT_ORDERS = ['name', 'newest', 'price'] as const;
export type OperatorSpotOrder = (typeof OPERATOR_SPOT_ORDERS)[number];

/** The origin of a destination: the agency's own, or contributed by a traveler. */
export const SPOT_ORIGINS = ['own', 'contributed'] as const;

/**
 * Kinds of submissions that wait for a decision: a destination that isn't online yet, a change to one that is,
 * or one that went online without approval.
 */
export const SUBMISSION_KINDS = ['new', 'edit', 'online'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** Rows per page in the agency's list of destinations. */
export const OPERATOR_SPOT_PAGE = { default: 50, max: 200 } as const;

/** The number of price changes shown in a destination's history. */
export const SPOT_PRICE_CHANGES = 50;
