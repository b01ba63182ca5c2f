import {
  type ChosenOption,
  type Party,
  type PriceRules,
  pricesOf,
  type PromoTerms,
  type TripOffer,
} from '@wayfarer/contract';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { useToday } from '../../../../api/use-today.ts';

/**
 * The offer for a party at a cost per day, with this site's way of charging. A booking keeps its own payment plan, or
 * none if it has none, and its own taxes; other offers have the agency's.
 */
export function useTripOffer(
  costPerDay: string,
  party: Party,
  of: {
    prices?: PriceRules | undefined;
    /** The promo code that was agreed or tried. */
    promo?: PromoTerms | undefined;
    /** The options that the party chose. */
    options?: readonly ChosenOption[] | undefined;
    timeZone?: string | null | undefined;
    isBooked?: boolean;
  },
): TripOffer {
  const { charge, currency, plan, taxRates } = usePublicConfig();
  const today = useToday(of.timeZone);
  const ofSite = of.isBooked ? {} : { plan, taxRates };
  const prices = pricesOf(of);
  const { options, promo } = of;
  return { costPerDay, charge, currency, party, prices, promo, options, ...ofSite, today };
}
