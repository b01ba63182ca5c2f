import { z } from 'zod/mini';
import * as calls from '../../calls/places/showcase.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { AskedLanguage } from '../../fields/texts.ts';

/** A best spot (spec §3); `spotId` is the target of its Explore link. */
export const BestSpot = z.object({
  _id: z.string(),
  img: z.string(),
  imagePlaceholder: z.optional(z.string()),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  country: z.string(),
  spotId: z.nullable(z.string()),
  /** The destination's current facts; null if it was deleted. */
  spot: z.nullable(z.string()),
  average_cost: z.nullable(z.string()),
  /** Absent if the price is per adult. */
  prices: z.optional(z.object({ per: z.enum(['person', 'booking']) })),
  rating: z.nullable(z.number()),
  /** As in `Spot`. */
  rated: z.nullable(z.boolean()),
  /** The language of title and description; set only if the requested language isn't the site's first. */
  textLanguage: z.optional(z.string()),
  /** The name in the response's language, if it differs. */
  countryName: z.optional(z.string()),
});
export type BestSpot = z.output<typeof BestSpot>;

export const TeamMember = z.object({
  id: z.string(),
  img: z.string(),
  name: z.string(),
  post: z.string(),
  mail: z.string(),
  expertise: z.array(z.string()),
  quote: z.string(),
  /** Absent for the demo's samples. */
  own: z.optional(z.literal(true)),
  /** Set only if the requested language isn't the site's first. */
  textLanguage: z.optional(z.string()),
});
export type TeamMember = z.output<typeof TeamMember>;

export const Review = z.object({
  id: z.string(),
  name: z.string(),
  img: z.string(),
  message: z.string(),
  rating: z.number(),
  location: z.string(),
  date: z.string(),
  destination: z.string(),
  likes: z.number(),
  /** Set for travelers' reviews; absent for samples. */
  verified: z.optional(z.literal(true)),
});
export type Review = z.output<typeof Review>;

export const listBestSpots = endpoint(calls.listBestSpots, {
  summary: 'Best spots, in the order of the slideshow',
  query: z.object({ language: AskedLanguage }),
  response: z.array(BestSpot),
});

export const listTeam = endpoint(calls.listTeam, {
  summary: 'Team members',
  query: z.object({ language: AskedLanguage }),
  response: z.array(TeamMember),
});

export const listReviews = endpoint(calls.listReviews, {
  summary: 'Reviews',
  response: z.array(Review),
});
