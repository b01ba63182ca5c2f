/** What a trip includes that was booked before the agency could say so itself, and nothing else was said of it. */
export const USUAL_INCLUDED = [
  'Round-trip flight',
  '4-star hotels',
  'Local transfers',
  'Travel insurance',
] as const;

/** How many entries the lists of a destination's details may have, and how many days an itinerary. */
export const DETAILS_LIMITS = { entries: 20, entryLength: 120, days: 30, dayText: 1000 } as const;

/** Links to a trip for companions that can be open at the same time. */
export const LIVE_SHARES = 10;

/** A link for companions ends by itself this many days after the trip. */
export const SHARE_DAYS_AFTER = 30;

/** Whether a party came; recorded by staff. */
export const ATTENDANCES = ['none', 'checked_in', 'no_show'] as const;
export type Attendance = (typeof ATTENDANCES)[number];
