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

/** The columns of a destination, published or not. */
const destination = () => ({
  id: text('id').primaryKey(),
  /** The name. */
  spot: text('spot').notNull(),
  country: text('country').notNull(),
  location: text('location').notNull(),
  category: text('category').$type<Category>(),
  description: text('description').notNull(),
  image: text('image').notNull(),
  imagePlaceholder: text('image_placeholder'),
  /** Cost per day in minor units of `currency`. */
  cost: integer('cost').notNull(),
  currency: text('currency').notNull(),
  seasonality: text('seasonality').notNull(),
  travelTime: text('travel_time').notNull(),
  visitorsPerYear: text('visitors_per_year').notNull(),
  /** Questions and answers as typed: see `readFaq` in the contract. */
  questions: text('questions').notNull().default(''),
  hostName: text('host_name').notNull().default(''),
  hostWords: text('host_words').notNull().default(''),
  rating: doublePrecision('rating').notNull(),
  /** True if the rating is the mean of reviews; false if it is the agency's own estimate. */
  rated: boolean('rated').notNull().default(false),
  visitors: bigint('visitors', { mode: 'number' }).notNull(),
  /** The number of likes that cards show (spec §1). */
  likes: integer('likes').notNull().default(0),
  nameKey: text('name_key').notNull(),
  countryKey: text('country_key').notNull(),
  searchText: text('search_text').notNull(),
  /** Null for content that came with the site, and once the owner's account is deleted. */
  ownerUid: text('owner_uid'),
  /** The owner's address at the time when the spot was added. */
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull(),
});

/**
 * Published destinations. Keys for searching and sorting are normalized in JavaScript, so that both engines order them
 * alike; their columns are `collate "C"`.
 */
export const spots = pgTable('spots', {
  ...destination(),
  /** True if a traveler added it, false for the agency's own. Stays the same if the owner's role changes. */
  contributed: boolean('contributed').notNull().default(false),
});

/**
 * The `spots` table with the columns that only searches read. The trigger `spots_searchable` makes the search vector
 * from them.
 */
export const searchableSpots = pgTable('spots', {
  ...destination(),
  contributed: boolean('contributed').notNull().default(false),
  searchWords: text('search_words').notNull().default(''),
  searchTags: text('search_tags').array().notNull().default([]),
  searchVersion: integer('search_version').notNull().default(0),
});

/** The columns of a traveler's submission for approval. */
const submission = () => ({
  state: text('state').$type<'waiting' | 'rejected'>().notNull(),
  /** Increases with every change, so that no one approves a version that they haven't read. */
  revision: integer('revision').notNull(),
  submittedAt: instant('submitted_at').notNull(),
  /** The reason why it was sent back, for its contributor. */
  reason: text('reason').notNull().default(''),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
});

/**
 * Contributions that aren't on the site: only their contributors and the agency's staff can see them. An approved one
 * moves to `spots` with the same id, so that queries of the catalog can't find it before.
 */
export const spotSubmissions = pgTable('spot_submissions', {
  ...destination(),
  ...submission(),
});

/** The columns that the forms of a destination set. */
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
 * A contributor's change of a published contribution that waits for approval or was sent back; at most one for each.
 */
export const spotEdits = pgTable('spot_edits', {
  spotId: text('spot_id').primaryKey(),
  fields: jsonb('fields').$type<SpotFields>().notNull(),
  ...submission(),
});

/** Contributions that are published without an approval, as the agency's settings allow. */
export const spotsUnapproved = pgTable('spots_unapproved', {
  spotId: text('spot_id').primaryKey(),
  /** The time of the contributor's latest change. */
  since: instant('since').notNull(),
  /** True if it was approved before that change; null if it never was. */
  approvedBefore: boolean('approved_before'),
});

/**
 * Destinations that the agency or the contributor withdrew from the site. The agency can restore a destination with its
 * original id.
 */
export const spotArchive = pgTable('spot_archive', {
  ...destination(),
  contributed: boolean('contributed').notNull(),
  archivedAt: instant('archived_at').notNull(),
  /** Null once the account of that person is deleted. */
  archivedBy: text('archived_by'),
  reason: text('reason').notNull(),
});

/** Rows of other tables that belong to a destination that isn't published. */
export const spotBelongings = pgTable(
  'spot_belongings',
  {
    spotId: text('spot_id').notNull(),
    /** The name of the table from which the row comes. */
    of: text('of').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spotId, table.of] })],
);

/** The price rules of destinations that don't have the usual ones. */
export const spotPrices = pgTable('spot_prices', {
  spotId: text('spot_id').primaryKey(),
  rules: jsonb('rules').$type<PriceRules>().notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The information for travelers about a destination, if the agency has entered any. */
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
  /** The maximum number of people on a departure; null: unknown. */
  groupSize: integer('group_size'),
  /** True if a departure is only for the people of one booking. */
  isPrivate: boolean('is_private').notNull(),
  /** Null: unknown. */
  effort: text('effort').$type<Effort>(),
  /** The number of days between booking and the first possible travel date. */
  leadDays: integer('lead_days').notNull(),
  meetingPoint: text('meeting_point').notNull(),
  /** Local time, HH:mm; null: unknown. */
  meetingTime: text('meeting_time'),
  directions: text('directions').notNull(),
  /** Where the trip ends on its last day. */
  endPoint: text('end_point').notNull(),
  /** Coordinates of the meeting point in degrees; both or neither are set. */
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  /** IANA time zone; null: the country's time zone. */
  timeZone: text('time_zone'),
  phone: text('phone').notNull(),
  itinerary: jsonb('itinerary').$type<ItineraryDay[]>().notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Empty once the author's account is deleted. */
  updatedBy: text('updated_by').notNull(),
});

/**
 * The number of spots by country and category, updated by triggers. `category` is empty for spots without a category.
 */
export const spotCounts = pgTable('spot_counts', {
  country: text('country').notNull(),
  category: text('category').notNull(),
  countryKey: text('country_key').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
});

/** All words of the search texts, added by triggers and never removed. */
export const spotWords = pgTable('spot_words', { word: text('word').primaryKey() });

/** All words of the descriptions, as stems in the index, added by triggers and never removed. */
export const spotStems = pgTable('spot_stems', { stem: text('stem').primaryKey() });
