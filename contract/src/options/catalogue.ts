/** Categories of destinations (spec §9). */
export const CATEGORIES = [
  'beach',
  'mountain',
  'city',
  'historical',
  'nature',
  'adventure',
] as const;
export type Category = (typeof CATEGORIES)[number];
export const CATEGORY_FILTERS = ['all', ...CATEGORIES] as const;
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number];

/** Sort keys of the catalog (spec §9). By default, name and price ascend, rating and popularity descend. */
export const SPOT_SORTS = ['name', 'price', 'rating', 'popularity'] as const;
export type SpotSort = (typeof SPOT_SORTS)[number];
export const SPOT_ORDERS = [...SPOT_SORTS, 'relevance'] as const;
export type SpotOrder = (typeof SPOT_ORDERS)[number];
export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** Default rating of a spot and of a review (spec §3, §9). */
export const DEFAULT_SPOT_RATING = 4.5;
export const DEFAULT_REVIEW_RATING = 5;
