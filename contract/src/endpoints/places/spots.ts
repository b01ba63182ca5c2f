import { z } from 'zod/mini';
import * as calls from '../../calls/places/spots.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CATEGORY_FILTERS, SORT_DIRECTIONS, SPOT_ORDERS } from '../../options/catalogue.ts';
import { MAX_CURSOR_LENGTH, SPOT_PAGE, TEXT_LIMITS } from '../../options/limits.ts';
import { TRIP_LENGTH_NAMES } from '../../rules/trips/dates/trip-length.ts';
import { ShownPicture } from '../../fields/pictures.ts';
import { PublicFacts } from '../../fields/spot-facts.ts';
import { CancellationTerms } from '../../fields/policies.ts';
import { PriceRules } from '../../fields/prices.ts';
import { ShownDetails } from '../../fields/spot-details.ts';
import { IdParams, text } from '../../fields/text.ts';
import { AskedLanguage, Originals } from '../../fields/texts.ts';

/** A tourist spot as the public sees it (spec §3). Public responses never include the owner's email. */
export const Spot = z.extend(PublicFacts, {
  _id: z.string(),
  /**
   * A tiny picture as a data URI, shown until the picture has loaded; only for uploaded pictures and the site's own
   * artwork.
   */
  imagePlaceholder: z.optional(z.string()),
  rating: z.number(),
  /** True if the rating is the mean of travelers' reviews; false if it is the agency's own estimate. */
  rated: z.boolean(),
  visitors: z.number(),
  /** The stored number of likes. It doesn't include visitors' favorites, which are never sent to the server. */
  likes: z.number(),
  /** True if a traveler contributed the spot, false if it is the agency's own. The traveler's name isn't public. */
  contributed: z.boolean(),
  /** The rules for the price of a party; absent if the usual ones apply. */
  prices: z.optional(PriceRules),
  /** The lowest cost per day; only if it depends on the season. */
  lowestCost: z.optional(z.string()),
  /** The cancellation terms for new bookings; absent if the usual terms apply. */
  policy: z.optional(
    z.object({ sentences: z.array(z.string()), terms: z.optional(CancellationTerms) }),
  ),
  /**
   * The IANA time zone, which decides when a trip here begins and which day is "today" for booking it. Absent in lists.
   */
  timeZone: z.optional(z.string()),
  /** True if the agency has limited days or places: see `getAvailability`. Absent otherwise, and in lists. */
  limited: z.optional(z.boolean()),
  /** True if bookings wait for the agency's answer. Absent otherwise, and in lists. */
  onRequest: z.optional(z.boolean()),
  /**
   * For a destination with fixed departures: the next and the last departure with free places, each null if there is
   * none. Absent for other destinations.
   */
  departures: z.optional(
    z.object({
      next: z.nullable(z.string()),
      last: z.nullable(z.string()),
      /** The start time of the next departure, `HH:mm` by the destination's clock; absent if it has none. */
      startTime: z.optional(z.string()),
    }),
  ),
  /** Uploaded pictures, cover first; absent if there are none, and in lists. */
  pictures: z.optional(z.array(ShownPicture)),
  /** The plan, inclusions and meeting point. Absent if the agency has entered none, and in lists. */
  details: z.optional(ShownDetails),
  /** Answered questions about the destination; absent if there are none, and in lists. */
  faq: z.optional(z.array(z.object({ question: z.string(), answer: z.string() }))),
  /** The person who meets travelers at the destination; absent if unknown, and in lists. */
  host: z.optional(z.object({ name: z.string(), words: z.string() })),
  /** The language of the texts; set only if the requested language isn't the site's first. */
  textLanguage: z.optional(z.string()),
  /** If only some texts are translated: the names of the other ones, such as `included.0`, and their language. */
  originals: z.optional(Originals),
  /** The country's name in the response's language, if it differs. */
  countryName: z.optional(z.string()),
  createdAt: z.string(),
});
export type Spot = z.output<typeof Spot>;

const cost = z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000));

/** Filters the catalog. All fields are optional; they are the parameters of the catalog page's URL. */
export const SpotFilter = z.object({
  search: z.optional(text(TEXT_LIMITS.search)),
  category: z.optional(z.enum(CATEGORY_FILTERS)),
  country: z.optional(text(TEXT_LIMITS.country)),
  /** Cost per day in major units. */
  minCost: z.optional(cost),
  maxCost: z.optional(cost),
  /**
   * A month (January is 1) in which the spot is in season. With fixed departures: a month in which a departure of the
   * coming year has free places.
   */
  month: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12))),
  length: z.optional(z.enum(TRIP_LENGTH_NAMES)),
});
export const SpotQuery = z.extend(SpotFilter, {
  /** The order; by default, relevance for a search and popularity otherwise. */
  sort: z.optional(z.enum(SPOT_ORDERS)),
  /** The direction; by default, names and prices ascend, ratings and popularity descend. */
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SPOT_PAGE.max))),
  /**
   * An opaque cursor, from the `Link: rel="next"` of the previous page. The page may have fewer than `limit` spots,
   * even none, if searching further would have taken too long.
   */
  cursor: z.optional(text(MAX_CURSOR_LENGTH)),
  language: AskedLanguage,
});
export type SpotQuery = z.input<typeof SpotQuery>;

/**
 * The number of matching spots in total, by category and by country. For a search or a price range, at most a thousand
 * matches are counted; if there are more, all numbers except `siteTotal` refer only to the counted ones.
 */
export const SpotFacets = z.object({
  total: z.number(),
  /** False if not all matches were counted (shown as '1,000+'). */
  totalIsExact: z.boolean(),
  categories: z.object({
    all: z.number(),
    beach: z.number(),
    mountain: z.number(),
    city: z.number(),
    historical: z.number(),
    nature: z.number(),
    adventure: z.number(),
  }),
  /** All spots on the site, regardless of the filter: the Y in 'Showing X of Y destinations'. */
  siteTotal: z.number(),
  /** The requested country's name in the response's language, if it differs. */
  countryName: z.optional(z.string()),
  countries: z.array(
    z.object({
      country: z.string(),
      /** The country's name in the response's language, if it differs. */
      name: z.optional(z.string()),
      count: z.number(),
    }),
  ),
  /**
   * The number of spots that would be left with each further filter; null if not requested, or if there are too many to
   * count.
   */
  narrower: z.nullable(
    z.object({
      /** The number of spots in season in each month, January first. */
      months: z.array(z.number()),
      lengths: z.object({ short: z.number(), medium: z.number(), long: z.number() }),
      /** Ranges of the cost per day in major units, each with about a third of the spots. */
      costs: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
    }),
  ),
  /** The corrected search that was run instead, if a word was taken for a typo. */
  correctedSearch: z.nullable(z.string()),
  /** The closest search that was run instead, if no spot matches all words. */
  relaxedSearch: z.nullable(z.string()),
  /**
   * How a sentence such as 'cheap beach in july' was read: the words that were searched for, and the filters that were
   * added. Null if every word was searched for.
   */
  reading: z.nullable(
    z.object({
      search: z.string(),
      month: z.optional(z.number()),
      length: z.optional(z.enum(TRIP_LENGTH_NAMES)),
      /** Cost per day in major units. */
      minCost: z.optional(z.number()),
      maxCost: z.optional(z.number()),
    }),
  ),
  /** If a town was searched for and nothing matches: the town's country, if that country has spots. Otherwise null. */
  nearbyCountry: z.nullable(z.string()),
  /** The nearby country's name in the response's language, if it differs. */
  nearbyCountryName: z.optional(z.string()),
});
export type SpotFacets = z.output<typeof SpotFacets>;

export const listSpots = endpoint(calls.listSpots, {
  summary: 'All spots, optionally filtered and sorted; Link: rel="next" if there are more',
  query: SpotQuery,
  response: z.array(Spot),
});

export const spotFacets = endpoint(calls.spotFacets, {
  summary: 'The number of matching spots, by category and country',
  query: z.extend(SpotFilter, {
    /** `only` leaves out `narrower`, for pages that don't offer further filters. */
    counts: z.optional(z.literal('only')),
    language: AskedLanguage,
  }),
  response: SpotFacets,
});

export const suggestSpots = endpoint(calls.suggestSpots, {
  summary: 'Up to eight spots and countries whose names match the text typed so far',
  query: z.object({ search: text(TEXT_LIMITS.search, 1), language: AskedLanguage }),
  response: z.array(
    z.object({
      kind: z.enum(['spot', 'country']),
      label: z.string(),
      detail: z.string(),
      spotId: z.optional(z.string()),
      /** Only for suggested countries: the name as destinations store it, and the number of destinations. */
      country: z.optional(z.string()),
      count: z.optional(z.number()),
    }),
  ),
});

export const getSpot = endpoint(calls.getSpot, {
  summary: 'One spot',
  params: IdParams,
  query: z.object({ language: AskedLanguage }),
  response: Spot,
  errors: ['not_found'],
});
