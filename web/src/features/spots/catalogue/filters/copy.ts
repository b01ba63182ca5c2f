import { priceUnit } from '@wayfarer/contract';

/** Texts of the catalog's filters. */
export const texts = {
  filters: 'Filters',
  inUse: 'Active filters',
  inUseSuffix: 'active',
  remove: ' (remove filter)',
  clear: 'Clear filters',
  show: (total: string, isOne: boolean) =>
    `Show ${total} ${isOne ? 'destination' : 'destinations'}`,
  apply: 'Apply filters',
  cost: `Price ${priceUnit({})}`,
  anyCost: 'Any price',
  minCost: 'Minimum',
  maxCost: 'Maximum',
  noLimit: 'No limit',
  upTo: (cost: string) => `Up to ${cost}`,
  from: (cost: string) => `${cost} or more`,
  between: (from: string, to: string) => `${from}–${to}`,
  perDay: (range: string) => `${range} ${priceUnit({})}`,
  country: 'Country',
  anyCountry: 'Any country',
  month: 'When',
  anyMonth: 'Any month',
  monthHint: 'Destinations in season that month',
  length: 'How long',
  anyLength: 'Any length',
} as const;
