import { knownRating, priceFor, type Spot } from '@wayfarer/contract';
import type { PublicConfig } from '../../../api/public-config.ts';
import { categoryNames } from '../copy.ts';
import { factTexts as texts } from './copy.ts';

type Site = Pick<PublicConfig, 'mode'>;

export interface Fact {
  label: string;
  value: string;
}

/**
 * The main facts for travelers. Facts that the contributor left out are skipped, except for the
 * defaults of spec §3; a production site shows no default visitor numbers, and a contribution that
 * nobody rated neither these nor a rating.
 */
export function mainFacts(spot: Spot, { mode }: Site): Fact[] {
  const visitors = mode === 'demo' && !spot.contributed ? texts.defaultVisitors : '';
  const rating = knownRating(spot);
  return [
    { label: texts.season, value: spot.seasonality },
    { label: texts.stay, value: spot.travel_time },
    { label: texts.visitors, value: spot.totalVisitorsPerYear || visitors },
    {
      label: texts.rating,
      value: rating === null ? '' : texts.ratingValue(rating.toFixed(1), spot.rated),
    },
  ].filter(({ value }) => value !== '');
}

/** The facts that the overview leaves out. */
export function moreFacts(spot: Spot): Fact[] {
  return [
    { label: texts.location, value: spot.location },
    { label: texts.country, value: spot.country },
    { label: texts.category, value: spot.category ? categoryNames[spot.category] : '' },
    { label: texts.cost, value: `${spot.average_cost} ${priceFor(spot)}` },
  ].filter(({ value }) => value !== '');
}
