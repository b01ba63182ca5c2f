/** The number of days after a trip during which its traveler can review it. */
export const REVIEW_WITHIN_DAYS = 180;
/** The number of days during which authors can change a review. */
export const REVIEW_EDIT_DAYS = 30;
/** The number of published reviews from which their mean is the destination's rating. */
export const RATED_FROM = 3;
/** The number of people who must report a review before the agency is asked to check it. */
export const REPORTS_TO_LOOK_AT = 3;
export const REVIEW_PAGE = 10;
export const REVIEW_LIMITS = { title: 120, minText: 20, text: 4000, name: 60, reply: 2000, detail: 500 } as const; // prettier-ignore

export const REVIEW_STATES = ['waiting', 'published', 'hidden', 'removed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The only reasons for which the agency may hide a review; a low rating isn't one of them. */
export const REVIEW_HIDE_REASONS = [
  'insult',
  'personal_data',
  'advertising',
  'not_about_trip',
  'not_independent',
  'illegal',
] as const;
export type ReviewHideReason = (typeof REVIEW_HIDE_REASONS)[number];

export const REVIEW_REPORT_REASONS = [...REVIEW_HIDE_REASONS, 'not_true'] as const;
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Views of the agency's list: reported often enough, waiting for approval, online, or hidden. */
export const REVIEW_VIEWS = ['reported', 'waiting', 'published', 'hidden'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];

/** The author's name after the account was deleted. */
export const NAMELESS_AUTHOR = 'A traveler';
