import { z } from 'zod/mini';
import { CATEGORIES } from '../options/catalogue.ts';

/** The fields of a destination that everyone sees. */
export const PublicFacts = z.object({
  spot: z.string(),
  country: z.string(),
  location: z.string(),
  category: z.nullable(z.enum(CATEGORIES)),
  description: z.string(),
  image: z.string(),
  average_cost: z.string(),
  seasonality: z.string(),
  travel_time: z.string(),
  totalVisitorsPerYear: z.string(),
});

/** A destination's facts as its forms edit them. */
export const SpotFacts = z.extend(PublicFacts, {
  /** Questions with their answers, as typed: see `rules/spots/faq.ts`. */
  questions: z.string(),
  hostName: z.string(),
  hostWords: z.string(),
});
export type SpotFacts = z.output<typeof SpotFacts>;
