/** Maximum number of characters for each text that people enter. */
export const TEXT_LIMITS = {
  spotName: 120,
  country: 60,
  location: 160,
  cost: 32,
  season: 60,
  travelTime: 60,
  visitorsPerYear: 40,
  imageUrl: 2048,
  description: 5000,
  personName: 100,
  search: 100,
  tripTitle: 200,
  transactionId: 255,
  message: 4000,
  subject: 160,
  mailSubject: 120,
  reference: 20,
  reason: 500,
  cancellationMessage: 1000,
  wishes: 500,
  policyName: 60,
  address: 300,
  phone: 40,
} as const;

/** Longer than most cursors, because a cursor can contain a name in any script. */
export const MAX_CURSOR_LENGTH = 2000;

/** Destinations in one response of `GET /allSpots`, and on one page of the catalog. */
export const SPOT_PAGE = { default: 1000, max: 1000, catalogue: 24 } as const;

/** Rows per response of a list. */
export const LIST_PAGE = 1000;
/** Entries of the audit log per response. */
export const AUDIT_PAGE = 100;
/** The number of values in a setting's history. */
export const SETTING_HISTORY_PAGE = 100;
export const CONTRIBUTIONS_PAGE = 100;
/** The number of emails that the outbox shows. */
export const OUTBOX_LIMIT = 50;

/**
 * The number of minutes after a sign-in during which `fresh` calls are allowed. A refreshed token doesn't extend it.
 */
export const FRESH_SIGN_IN_MINUTES = 15;
