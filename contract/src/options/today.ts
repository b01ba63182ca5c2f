/** The number of days, weeks and months that the agency's Today page looks back and ahead. */
export const TODAY_SPANS = {
  /** Days ahead, starting with today. */
  ahead: 7,
  /** The number of days in the report of money, ending with today. */
  days: 31,
  /** The number of months in the report of money, ending with the current month. */
  months: 13,
  /** The number of weeks in the report of bookings, ending with the current week. */
  weeks: 8,
  /** The balance of a trip that began more than this many days ago is no longer counted as due. */
  overdueDays: 60,
  /** The balance of a trip that begins in more than this many days isn't counted as due yet. */
  laterDays: 1095,
} as const;

/** Groups of open balances by the start of the trip: already begun, in 0 to 3 days, in 4 to 14 days, later. */
export const OUTSTANDING_BUCKETS = ['overdue', 'soon', 'next', 'later'] as const;
export type OutstandingBucket = (typeof OUTSTANDING_BUCKETS)[number];

/** First and last day of each bucket, counted from today. */
export const BUCKET_DAYS: Readonly<Record<OutstandingBucket, { from: number; to: number }>> = {
  overdue: { from: -TODAY_SPANS.overdueDays, to: -1 },
  soon: { from: 0, to: 3 },
  next: { from: 4, to: 14 },
  later: { from: 15, to: TODAY_SPANS.laterDays },
};
