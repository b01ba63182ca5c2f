import {
  knownRating,
  oneDecimal,
  priceFor,
  seasonText,
  type ShownDetails,
  type Spot,
  shownCost,
  stayText,
  visitorsText,
  commaList,
} from '@wayfarer/contract';
import type { PublicConfig } from '../../../api/public-config.ts';
import { countryOf } from '../../../lib/language.ts';
import { categoryNames } from '../copy.ts';
import { factTexts as texts } from './copy.texts.js';

type Site = Pick<PublicConfig, 'mode'>;

export interface Fact {
  label: string;
  value: string;
}

function groupText({ groupSize = null, isPrivate = false }: Partial<ShownDetails> = {}): string {
  if (isPrivate) return texts.private;
  return groupSize === null ? '' : texts.groupValue(groupSize);
}

const effortText = ({ effort = null }: Partial<ShownDetails> = {}) =>
  effort === null ? '' : texts.efforts[effort];

/**
 * The main facts for travelers, without facts that no one has entered. The default visitor numbers of spec §3 are shown
 * only in a demonstration, and only for places with a rating.
 */
export function mainFacts(spot: Spot, { mode }: Site): Fact[] {
  const rating = knownRating(spot);
  const visitors = mode === 'demo' && rating !== null ? texts.defaultVisitors : '';
  const { languages = [] } = spot.details ?? {};
  return [
    { label: texts.season, value: seasonText(spot.seasonality) },
    { label: texts.stay, value: stayText(spot.travel_time) },
    { label: texts.languages, value: commaList(languages) },
    { label: texts.group, value: groupText(spot.details) },
    { label: texts.effort, value: effortText(spot.details) },
    { label: texts.visitors, value: visitorsText(spot.totalVisitorsPerYear || visitors) },
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
    { label: texts.country, value: countryOf(spot) },
    { label: texts.category, value: spot.category ? categoryNames[spot.category] : '' },
    { label: texts.cost, value: `${shownCost(spot.average_cost)} ${priceFor(spot)}` },
  ].filter(({ value }) => value !== '');
}
