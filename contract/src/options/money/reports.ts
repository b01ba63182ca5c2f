/** The groups of a report. */
export const REPORT_GROUPS = ['month', 'destination', 'source'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** The day on which a sale counts: that of the booking, in the agency's time zone, or the first day of the trip. */
export const REPORT_DAYS = ['booked', 'travel'] as const;
export type ReportDay = (typeof REPORT_DAYS)[number];

/**
 * How a booking came: a traveler made it on the site, a colleague entered it, for example after a phone call, the product
 * made it, or its history doesn't say.
 */
export const REPORT_SOURCES = ['website', 'staff', 'system', 'unknown'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** The maximum number of days of a report, and of groups in it; the export has all groups. */
export const REPORT_DAYS_MAX = 366;
export const REPORT_GROUPS_MAX = 100;
