import { inclusionsOf, type Spot } from '@wayfarer/contract';
import { useSite } from '../api/public-config.ts';
import { langOfText } from '../lib/language.ts';

/** The inclusions and exclusions of a trip to a destination if it is booked now. */
export function useInclusions(spot: Spot) {
  const site = useSite();
  const said = spot.details ?? { included: [], notIncluded: [], bring: [] };
  const isUsual = said.included.length + said.notIncluded.length === 0;
  return {
    ...inclusionsOf(said, site.included),
    /** The `lang` of an entry that isn't in the page's language. */
    langAt: (list: 'included' | 'notIncluded', at: number) =>
      langOfText(isUsual ? site : spot, `${list}.${at}`),
  };
}
