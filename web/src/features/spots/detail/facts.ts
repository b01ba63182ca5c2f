import { DEFAULT_SPOT_RATING, type Spot } from '@wayfarer/contract';
import { categoryNames } from '../messages.ts';
import { factTexts as texts } from './messages.ts';

export interface Fact {
  label: string;
  value: string;
}

/** What a traveller asks first. What the contributor left out is left out, but for the defaults of spec §3. */
export function mainFacts(spot: Spot): Fact[] {
  const rating = (spot.rating || DEFAULT_SPOT_RATING).toFixed(1);
  return [
    { label: texts.season, value: spot.seasonality },
    { label: texts.stay, value: spot.travel_time },
    { label: texts.visitors, value: spot.totalVisitorsPerYear || texts.defaultVisitors },
    { label: texts.rating, value: texts.ratingValue(rating) },
  ].filter(({ value }) => value !== '');
}

/** Everything that is known, for the Details tab. */
export function allFacts(spot: Spot): Fact[] {
  return [
    { label: texts.location, value: spot.location },
    { label: texts.country, value: spot.country },
    { label: texts.category, value: spot.category ? categoryNames[spot.category] : '' },
    ...mainFacts(spot),
    { label: texts.cost, value: spot.average_cost },
  ].filter(({ value }) => value !== '');
}
