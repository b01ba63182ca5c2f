import type { SpotFacets } from '@wayfarer/contract';
import type { Catalogue } from './address.ts';

/**
 * The catalog's state including the filters that the server found in the search, such as July in 'beach in july'. A
 * link made from this state has each of the filters in its address.
 */
export function asRead(shown: Catalogue, facets: SpotFacets | undefined): Catalogue {
  const reading = facets?.reading;
  if (!reading) return shown;
  const { search, month, length, minCost, maxCost } = reading;
  return {
    ...shown,
    search,
    month: month ?? shown.month,
    length: length ?? shown.length,
    minCost: minCost ?? shown.minCost,
    maxCost: maxCost ?? shown.maxCost,
  };
}
