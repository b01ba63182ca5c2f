/** Categories of destinations (spec §9); `all` is the filter's first choice, not a category. */
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

/** The 36 countries of the country list (spec §9), in its order. */
export const COUNTRIES = [
  'Bangladesh',
  'India',
  'Pakistan',
  'Nepal',
  'Sri Lanka',
  'Maldives',
  'Thailand',
  'Malaysia',
  'Singapore',
  'Indonesia',
  'Philippines',
  'Vietnam',
  'Japan',
  'South Korea',
  'China',
  'Turkey',
  'UAE',
  'Egypt',
  'Morocco',
  'France',
  'Italy',
  'Spain',
  'Germany',
  'United Kingdom',
  'Greece',
  'United States',
  'Canada',
  'Mexico',
  'Brazil',
  'Argentina',
  'Chile',
  'Australia',
  'New Zealand',
  'South Africa',
  'Kenya',
  'Tanzania',
] as const;

/** Sort keys of the catalogue (spec §9). Name ascending, price ascending, rating and popularity descending. */
export const SPOT_SORTS = ['name', 'price', 'rating', 'popularity'] as const;
export type SpotSort = (typeof SPOT_SORTS)[number];

/** Sort keys of My bookings (spec §9): date newest first, cost highest first. */
export const BOOKING_SORTS = ['date', 'name', 'spot', 'cost'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Sort keys of My tourist spots (spec §9): cost highest first. */
export const MY_SPOT_SORTS = ['newest', 'oldest', 'name', 'country', 'cost'] as const;
export type MySpotSort = (typeof MY_SPOT_SORTS)[number];

/** Booking duration in days (spec §9). */
export const DURATION_DAYS = { min: 1, max: 30 } as const;
/** Default rating of a spot and of a review (spec §3, §9). */
export const DEFAULT_SPOT_RATING = 4.5;
export const DEFAULT_REVIEW_RATING = 5;
/** `GET /allSpots` answers at most this many spots at once and links to the rest. */
export const SPOT_PAGE = { default: 1000, max: 1000, catalogue: 24 } as const;
/** What becomes of a traveler's contribution: online at once, after an approval, or refused. */
export const CONTRIBUTION_POLICIES = ['open', 'review', 'closed'] as const;
export type ContributionPolicy = (typeof CONTRIBUTION_POLICIES)[number];
/** Where an own destination stands. */
export const SPOT_STATES = ['published', 'waiting', 'rejected'] as const;
export type SpotState = (typeof SPOT_STATES)[number];
/** Most characters of a page's cursor: it carries a name, however that is written. */
export const MAX_CURSOR_LENGTH = 2000;

/** Most characters of each text that people enter. */
export const TEXT_LIMITS = {
  spotName: 120,
  country: 60,
  location: 160,
  cost: 32,
  season: 60,
  travelTime: 60,
  visitorsPerYear: 40,
  imageUrl: 2048,
  description: 5000,
  personName: 100,
  search: 100,
  tripTitle: 200,
  transactionId: 255,
  message: 4000,
  subject: 160,
  reason: 500,
} as const;
