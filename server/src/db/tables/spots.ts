import type { Category, Effort, ItineraryDay, PriceRules } from '@wayfarer/contract';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const destination = () => ({
  id: text('id').primaryKey(),
  /** The destination's name. */
  spot: text('spot').notNull(),
  country: text('country').notNull(),
  location: text('location').notNull(),
  category: text('category').$type<Category>(),
  description: text('description').notNull(),
  image: text('image').notNull(),
  imagePlaceholder: text('image_placeholder'),
  /** Per day, in minor units of `currency`. */
  cost: integer('cost').notNull(),
  currency: text('currency').notNull(),
  seasonality: text('seasonality').notNull(),
  travelTime: text('travel_time').notNull(),
  visitorsPerYear: text('visitors_per_year').notNull(),
  /** As typed: see the contract's `readFaq`. */
  questions: text('questions').notNull().default(''),
  hostName: text('host_name').notNull().default(''),
  hostWords: text('host_words').notNull().default(''),
  rating: doublePrecision('rating').notNull(),
  /** True if the rating is the mean of reviews; false if it is an estimate or the default. */
  rated: boolean('rated').notNull().default(false),
  visitors: bigint('visitors', { mode: 'number' }).notNull(),
  /** The number that cards show (spec §1). It doesn't change when visitors save the place. */
  likes: integer('likes').notNull().default(0),
  nameKey: text('name_key').notNull(),
  countryKey: text('country_key').notNull(),
  searchText: text('search_text').notNull(),
  /** Null for content that came with the site, and once the owner's account is deleted. */
  ownerUid: text('owner_uid'),
  /** The owner's address when the spot was added. */
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull(),
});

/**
 * Published destinations. Keys for searching and sorting are normalized in JavaScript and `collate "C"`, so that both
 * engines order them alike.
 */
export const spots = pgTable('spots', {
  ...destination(),
  /** True for a traveler's contribution, even if the owner's role changes. */
  contributed: boolean('contributed').notNull().default(false),
});

/**
 * `spots` with the columns that only searches read. The trigger `spots_searchable` makes the search vector from them.
 */
export const searchableSpots = pgTable('spots', {
  ...destination(),
  contributed: boolean('contributed').notNull().default(false),
  searchWords: text('search_words').notNull().default(''),
  searchTags: text('search_tags').array().notNull().default([]),
  searchVersion: integer('search_version').notNull().default(0),
});

const submission = () => ({
  state: text('state').$type<'waiting' | 'rejected'>().notNull(),
  /** Increases with every change, so that no one approves a version that they haven't read. */
  revision: integer('revision').notNull(),
  submittedAt: instant('submitted_at').notNull(),
  /** Why it was sent back, for its contributor. */
  reason: text('reason').notNull().default(''),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
});

/**
 * Contributions that aren't on the site. An approved one moves to `spots` with the same id, so that queries of the
 * catalog can't find it before.
 */
export const spotSubmissions = pgTable('spot_submissions', {
  ...destination(),
  ...submission(),
});

/** The columns that a destination's forms set. */
export type SpotFields = Pick<
  typeof spots.$inferSelect,
  | 'spot'
  | 'country'
  | 'location'
  | 'category'
  | 'description'
  | 'image'
  | 'cost'
  | 'currency'
  | 'seasonality'
  | 'travelTime'
  | 'visitorsPerYear'
  | 'nameKey'
  | 'countryKey'
  | 'searchText'
> &
  // absent in changes that an older version wrote
  Partial<Pick<typeof spots.$inferSelect, 'questions' | 'hostName' | 'hostWords'>>;

/**
 * A contributor's change to a published contribution, which waits for approval or was sent back; at most one for each.
 */
export const spotEdits = pgTable('spot_edits', {
  spotId: text('spot_id').primaryKey(),
  fields: jsonb('fields').$type<SpotFields>().notNull(),
  ...submission(),
});

/** Contributions that were published without an approval. */
export const spotsUnapproved = pgTable('spots_unapproved', {
  spotId: text('spot_id').primaryKey(),
  /** The contributor's latest change. */
  since: instant('since').notNull(),
  /** True if it was approved before that change; null in rows of an older version. */
  approvedBefore: boolean('approved_before'),
});

/** Destinations that were withdrawn. The agency can restore them with their ids. */
export const spotArchive = pgTable('spot_archive', {
  ...destination(),
  contributed: boolean('contributed').notNull(),
  archivedAt: instant('archived_at').notNull(),
  /** Null once that account is deleted. */
  archivedBy: text('archived_by'),
  reason: text('reason').notNull(),
});

export const spotBelongings = pgTable(
  'spot_belongings',
  {
    spotId: text('spot_id').notNull(),
    /** The table that the saved row is from. */
    of: text('of').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spotId, table.of] })],
);

/** Prices of destinations that don't have the usual rules. */
export const spotPrices = pgTable('spot_prices', {
  spotId: text('spot_id').primaryKey(),
  rules: jsonb('rules').$type<PriceRules>().notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Details that the agency has entered; a destination without any has no row. */
export const spotDetails = pgTable('spot_details', {
  spotId: text('spot_id').primaryKey(),
  included: jsonb('included').$type<string[]>().notNull(),
  notIncluded: jsonb('not_included').$type<string[]>().notNull(),
  bring: jsonb('bring').$type<string[]>().notNull(),
  highlights: jsonb('highlights').$type<string[]>().notNull(),
  languages: jsonb('languages').$type<string[]>().notNull(),
  notSuitable: jsonb('not_suitable').$type<string[]>().notNull(),
  notAllowed: jsonb('not_allowed').$type<string[]>().notNull(),
  accessibility: jsonb('accessibility').$type<string[]>().notNull(),
  goodToKnow: jsonb('good_to_know').$type<string[]>().notNull(),
  /** Null if unknown. */
  groupSize: integer('group_size'),
  /** True if parties don't share a departure. */
  isPrivate: boolean('is_private').notNull(),
  /** Null if unknown. */
  effort: text('effort').$type<Effort>(),
  /** Days between booking and the first possible travel date. */
  leadDays: integer('lead_days').notNull(),
  meetingPoint: text('meeting_point').notNull(),
  /** Local, HH:mm; null if unknown. */
  meetingTime: text('meeting_time'),
  directions: text('directions').notNull(),
  /** Where the trip ends on its last day. */
  endPoint: text('end_point').notNull(),
  /** The meeting point in degrees; both or neither are set. */
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  /** IANA; null if the country's applies. */
  timeZone: text('time_zone'),
  phone: text('phone').notNull(),
  itinerary: jsonb('itinerary').$type<ItineraryDay[]>().notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Empty once the author's account is deleted. */
  updatedBy: text('updated_by').notNull(),
});

/** Numbers of destinations by country and category (empty for none), updated by triggers. */
export const spotCounts = pgTable('spot_counts', {
  country: text('country').notNull(),
  category: text('category').notNull(),
  countryKey: text('country_key').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
});

/** Words of search texts, added by triggers and never removed. */
export const spotWords = pgTable('spot_words', { word: text('word').primaryKey() });

/** Words of descriptions, as stems in the index, added by triggers and never removed. */
export const spotStems = pgTable('spot_stems', { stem: text('stem').primaryKey() });
