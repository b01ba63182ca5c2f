import { inclusionsOf, type Spot } from '@wayfarer/contract';
import { useSite } from '../api/public-config.ts';

/** The inclusions and exclusions of a trip to a destination that is booked now. */
export function useInclusions({ details }: Pick<Spot, 'details'>) {
  const { included: usual } = useSite();
  const said = details ?? { included: [], notIncluded: [], bring: [] };
  return inclusionsOf(said, usual);
}
