import type { Party, PriceRules, TripOffer } from '@wayfarer/contract';
import { usePublicConfig } from '../../../api/public-config.ts';

/** A cost per day for a party, and how this site charges it. */
export function useTripOffer(costPerDay: string, party: Party, prices: PriceRules): TripOffer {
  const { charge, currency } = usePublicConfig();
  return { costPerDay, charge, currency, party, prices };
}
