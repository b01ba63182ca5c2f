/** The inclusions of trips that were booked before agencies could set their own. */
export const USUAL_INCLUDED = [
  'Round-trip flight',
  '4-star hotels',
  'Local transfers',
  'Travel insurance',
] as const;

/** Limits of a destination's details. `entryLength` and `dayText` are in characters. */
export const DETAILS_LIMITS = {
  entries: 20,
  entryLength: 120,
  days: 30,
  dayText: 1000,
  groupSize: 1000,
  leadDays: 365,
} as const;

export const EFFORTS = ['easy', 'moderate', 'demanding'] as const;
export type Effort = (typeof EFFORTS)[number];

/** Maximum numbers of characters. They aren't in `TEXT_LIMITS`, because every page loads that. */
export const TOLD_LIMITS = { questions: 8000, hostWords: 600, companionNames: 1000 } as const;

/** Maximum number of open links for companions per trip. */
export const LIVE_SHARES = 10;

/** The number of days after the trip for which links for companions, and for customers without an account, work. */
export const SHARE_DAYS_AFTER = 30;

/** The attendance of a party, as staff recorded it. */
export const ATTENDANCES = ['none', 'checked_in', 'no_show'] as const;
export type Attendance = (typeof ATTENDANCES)[number];
