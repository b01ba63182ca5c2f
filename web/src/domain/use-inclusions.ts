import { inclusionsOf, type Spot } from '@wayfarer/contract';
import { useSite } from '../api/public-config.ts';

/** The inclusions of a trip to a destination that is booked now, and its exclusions. */
export function useInclusions({ details }: Pick<Spot, 'details'>) {
  const { included: usual } = useSite();
  const said = details ?? { included: [], notIncluded: [], bring: [] };
  return inclusionsOf(said, usual);
}
