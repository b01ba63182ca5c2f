/** How far what the agency sees each morning looks back and ahead. */
export const TODAY_SPANS = {
  /** Days, today first. */
  ahead: 7,
  /** Days of money, today last. */
  days: 31,
  /** Months of money, this one last. */
  months: 13,
  /** Weeks of bookings, this one last. */
  weeks: 8,
  /** A balance of a trip that began longer ago is no longer expected. */
  overdueDays: 60,
  /** Money is not yet expected for what begins after that. */
  laterDays: 1095,
} as const;

/** When a trip begins whose balance is open: it has begun, in 0 to 3 days, in 4 to 14, later. */
export const OUTSTANDING_BUCKETS = ['overdue', 'soon', 'next', 'later'] as const;
export type OutstandingBucket = (typeof OUTSTANDING_BUCKETS)[number];

/** The days of a bucket, counted from today. */
export const BUCKET_DAYS: Readonly<Record<OutstandingBucket, { from: number; to: number }>> = {
  overdue: { from: -TODAY_SPANS.overdueDays, to: -1 },
  soon: { from: 0, to: 3 },
  next: { from: 4, to: 14 },
  later: { from: 15, to: TODAY_SPANS.laterDays },
};
