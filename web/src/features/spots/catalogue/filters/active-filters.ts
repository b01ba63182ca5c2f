import { formatMoney, fromMajorUnits, MONTH_NAMES } from '@wayfarer/contract';
import { lengthNames } from '../../copy.texts.js';
import { type Catalogue, EVERYTHING } from '../address.ts';
import { texts } from './copy.ts';

/** The catalog's filters, except search and category. */
export type Filters = Pick<Catalogue, 'country' | 'minCost' | 'maxCost' | 'month' | 'length'>;

export function filtersOf({ country, minCost, maxCost, month, length }: Filters): Filters {
  return { country, minCost, maxCost, month, length };
}

export const NO_FILTERS = filtersOf(EVERYTHING);

export interface ActiveFilter {
  label: string;
  /** The catalog's state without this filter. */
  off: Partial<Filters>;
}

/** Formats an amount in major units. */
function costLabel(major: number, currency: string): string {
  return formatMoney(fromMajorUnits(major, currency) ?? 0, currency);
}

/** A price range as a text; a null end is open. */
export function costRange(min: number | null, max: number | null, currency: string): string {
  if (max === null) return min === null ? texts.anyCost : texts.from(costLabel(min, currency));
  const to = costLabel(max, currency);
  return min === null ? texts.upTo(to) : texts.between({ from: costLabel(min, currency), to });
}

/** The active filters, each with the change that removes it. */
export function activeFilters(
  shown: Filters,
  { currency, countryName }: { currency: string; countryName?: string | undefined },
): ActiveFilter[] {
  const { country, minCost, maxCost, month, length } = shown;
  const active: ActiveFilter[] = [];
  if (country !== '') active.push({ label: countryName ?? country, off: { country: '' } });
  if (minCost !== null || maxCost !== null) {
    const label = texts.perDay(costRange(minCost, maxCost, currency));
    active.push({ label, off: { minCost: null, maxCost: null } });
  }
  if (month !== null) active.push({ label: MONTH_NAMES[month - 1] ?? '', off: { month: null } });
  if (length !== null) active.push({ label: lengthNames[length], off: { length: null } });
  return active;
}
