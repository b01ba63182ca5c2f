import {
  CATEGORIES,
  COST_FAULT_TEXT,
  currencyMarks,
  currencySymbol,
  isPictureUrl,
  type OwnSpot,
  parseCost,
  type SpotInput,
} from '@wayfarer/contract';
import { faultTexts as texts } from '../copy.ts';

/** What the add and edit forms hold while they are filled in. */
export interface SpotFields {
  spot: string;
  country: string;
  location: string;
  category: string;
  /** The average cost without its currency symbol. */
  cost: string;
  seasonality: string;
  travelTime: string;
  visitors: string;
  image: string;
  description: string;
}

export const EMPTY_FIELDS: SpotFields = {
  spot: '',
  country: '',
  location: '',
  category: '',
  cost: '',
  seasonality: '',
  travelTime: '',
  visitors: '',
  image: '',
  description: '',
};

/** The form of a spot that exists. Its cost keeps the decimals it was stored with until it is edited. */
export function fieldsOf(spot: OwnSpot): SpotFields {
  return {
    spot: spot.spot,
    country: spot.country,
    location: spot.location,
    category: spot.category ?? '',
    cost: spot.average_cost.replaceAll(/[^\d.]/g, ''),
    seasonality: spot.seasonality,
    travelTime: spot.travel_time,
    visitors: spot.totalVisitorsPerYear,
    image: spot.image,
    description: spot.description,
  };
}

/**
 * What stays of an entered cost: its digits (spec §5). A decimal part that arrives as a whole, by
 * pasting '$1,200.50', is dropped: its digits would make the cost a hundred times larger.
 */
export function digitsOf(text: string): string {
  return text.replace(/\.\d*\s*$/, '').replaceAll(/\D/g, '');
}

/** The cost text with the currency's symbol before it, which is added where it is missing (spec §5). */
export function costWithSymbol(cost: string, currency: string): string {
  const text = cost.trim();
  const marked = currencyMarks(currency).some((mark) => text.startsWith(mark));
  return text === '' || marked ? text : `${currencySymbol(currency)}${text}`;
}

export interface SpotFault {
  field: keyof SpotFields;
  message: string;
}

/** The first thing that keeps the form from being sent, in the order of spec §5; null for none. */
export function firstFault(fields: SpotFields, currency: string): SpotFault | null {
  for (const field of ['spot', 'country', 'cost', 'image'] as const) {
    if (fields[field].trim() === '') return { field, message: texts[field] };
  }
  const cost = parseCost(costWithSymbol(fields.cost, currency), currency);
  if (!cost.ok) return { field: 'cost', message: texts.costFault(COST_FAULT_TEXT[cost.reason]) };
  if (!isPictureUrl(fields.image.trim())) return { field: 'image', message: texts.imageAddress };
  return null;
}

/** The body that the form sends, texts trimmed (spec §5, §7); place and kind only where they are known. */
export function inputOf(fields: SpotFields, currency: string): SpotInput {
  const location = fields.location.trim();
  const category = CATEGORIES.find((known) => known === fields.category);
  return {
    spot: fields.spot.trim(),
    country: fields.country.trim(),
    average_cost: costWithSymbol(fields.cost, currency),
    seasonality: fields.seasonality.trim(),
    travel_time: fields.travelTime.trim(),
    totalVisitorsPerYear: fields.visitors.trim(),
    image: fields.image.trim(),
    description: fields.description.trim(),
    ...(location !== '' && { location }),
    ...(category && { category }),
  };
}
