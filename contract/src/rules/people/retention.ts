/** The days for which personal data is stored. The privacy page states the same periods. */
export const RETENTION = {
  contactMessageDays: 730,
  unsubscribedDays: 30,
  mailDays: 30,
  /** Bank transfers that belong to no booking. */
  unmatchedTransferDays: 365,
} as const;
