import type { Party, PriceRules, TripOffer } from '@wayfarer/contract';
import { usePublicConfig } from '../../../api/public-config.ts';

/** The offer for a party at a cost per day, with this site's way of charging. */
export function useTripOffer(costPerDay: string, party: Party, prices: PriceRules): TripOffer {
  const { charge, currency } = usePublicConfig();
  return { costPerDay, charge, currency, party, prices };
}
