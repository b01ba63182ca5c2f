/** How far the agency's Today page looks back and ahead. */
export const TODAY_SPANS = {
  /** Days, today first. */
  ahead: 7,
  /** Days in the report of money, today last. */
  days: 31,
  /** Months in the report of money, this one last. */
  months: 13,
  /** Weeks in the report of bookings, this one last. */
  weeks: 8,
  /** The balance of a trip that began longer ago is no longer counted as due. */
  overdueDays: 60,
  /** The balance of a trip that begins later isn't counted as due yet. */
  laterDays: 1095,
} as const;

/** Open balances by the start of the trip: already begun, in 0 to 3 days, in 4 to 14 days, later. */
export const OUTSTANDING_BUCKETS = ['overdue', 'soon', 'next', 'later'] as const;
export type OutstandingBucket = (typeof OUTSTANDING_BUCKETS)[number];

/** First and last day of each bucket, counted from today. */
export const BUCKET_DAYS: Readonly<Record<OutstandingBucket, { from: number; to: number }>> = {
  overdue: { from: -TODAY_SPANS.overdueDays, to: -1 },
  soon: { from: 0, to: 3 },
  next: { from: 4, to: 14 },
  later: { from: 15, to: TODAY_SPANS.laterDays },
};
