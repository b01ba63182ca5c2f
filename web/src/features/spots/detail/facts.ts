import { knownRating, oneDecimal, priceFor, type Spot, shownCost } from '@wayfarer/contract';
import type { PublicConfig } from '../../../api/public-config.ts';
import { categoryNames } from '../copy.ts';
import { factTexts as texts } from './copy.ts';

type Site = Pick<PublicConfig, 'mode'>;

export interface Fact {
  label: string;
  value: string;
}

/**
 * The main facts for travelers, without those that no one has entered. Only a demonstration shows the default visitor
 * numbers of spec §3, and not for a place without a rating.
 */
export function mainFacts(spot: Spot, { mode }: Site): Fact[] {
  const rating = knownRating(spot);
  const visitors = mode === 'demo' && rating !== null ? texts.defaultVisitors : '';
  const { groupSize = null, languages = [] } = spot.details ?? {};
  return [
    { label: texts.season, value: spot.seasonality },
    { label: texts.stay, value: spot.travel_time },
    { label: texts.languages, value: languages.join(', ') },
    { label: texts.group, value: groupSize === null ? '' : texts.groupValue(groupSize) },
    { label: texts.visitors, value: spot.totalVisitorsPerYear || visitors },
    {
      label: texts.rating,
      value:
        rating === null ? '' : texts.ratingValue({ rating: oneDecimal(rating), rated: spot.rated }),
    },
  ].filter(({ value }) => value !== '');
}

/** The facts that the overview leaves out. */
export function moreFacts(spot: Spot): Fact[] {
  return [
    { label: texts.location, value: spot.location },
    { label: texts.country, value: spot.country },
    { label: texts.category, value: spot.category ? categoryNames[spot.category] : '' },
    { label: texts.cost, value: `${shownCost(spot.average_cost)} ${priceFor(spot)}` },
  ].filter(({ value }) => value !== '');
}
