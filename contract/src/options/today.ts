/** The spans of the agency's Today page. */
export const TODAY_SPANS = {
  /** Days ahead, starting with today. */
  ahead: 7,
  /** Days in the report of money, ending with today. */
  days: 31,
  /** Months in the report of money, ending with the current one. */
  months: 13,
  /** Weeks in the report of bookings, ending with the current one. */
  weeks: 8,
  /** A trip that began longer ago no longer counts as due. */
  overdueDays: 60,
  /** A trip that begins later doesn't count as due yet. */
  laterDays: 1095,
} as const;

/** Groups of open balances by the start of the trip. */
export const OUTSTANDING_BUCKETS = ['overdue', 'soon', 'next', 'later'] as const;
export type OutstandingBucket = (typeof OUTSTANDING_BUCKETS)[number];

/** First and last day of each group, counted from today. */
export const BUCKET_DAYS: Readonly<Record<OutstandingBucket, { from: number; to: number }>> = {
  overdue: { from: -TODAY_SPANS.overdueDays, to: -1 },
  soon: { from: 0, to: 3 },
  next: { from: 4, to: 14 },
  later: { from: 15, to: TODAY_SPANS.laterDays },
};
