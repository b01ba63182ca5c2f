/** Best-season options (spec §9). */
export const SEASONS = [
  'Spring (March - May)',
  'Summer (June - August)',
  'Fall (September - November)',
  'Winter (December - February)',
  'Year Round',
  'Dry Season',
  'Wet Season',
] as const;

/** Sort keys of My tourist spots (spec §9); cost sorts the highest first. */
export const MY_SPOT_SORTS = ['newest', 'oldest', 'name', 'country', 'cost'] as const;
export type MySpotSort = (typeof MY_SPOT_SORTS)[number];

/** How travelers' contributions go online: immediately, after approval, or not at all. */
export const CONTRIBUTION_POLICIES = ['open', 'review', 'closed'] as const;
export type ContributionPolicy = (typeof CONTRIBUTION_POLICIES)[number];
/** Maximum number of a person's new destinations that wait for approval at the same time. */
export const WAITING_CONTRIBUTIONS_MAX = 20;
/** States of a destination. Only published ones appear on public pages. */
export const SPOT_STATES = ['published', 'waiting', 'rejected', 'archived'] as const;
export type SpotState = (typeof SPOT_STATES)[number];
