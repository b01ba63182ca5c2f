import {
  type CancellationPromise,
  cancellationPromise,
  type CancellationTerms,
  ownParts,
  type PriceBreakdown,
  type PriceLine,
  termsOf,
} from '@wayfarer/contract';
import { useToday } from '../api/use-today.ts';

/**
 * The refund that a trip's terms promise; null if the refund doesn't follow from the terms alone, if the price isn't
 * known, or if nothing is due now.
 */
export function useCancellationPromise(
  of: {
    policy?: { terms?: CancellationTerms | undefined } | undefined;
    timeZone?: string | null | undefined;
    /** The lines of the price, some of which a cancellation may treat differently. */
    priceLines?: readonly PriceLine[] | undefined;
  },
  { travelDate, breakdown }: { travelDate: string; breakdown: PriceBreakdown | null | undefined },
): CancellationPromise | null {
  const today = useToday(of.timeZone, travelDate !== '');
  const terms = termsOf(of);
  if (terms === null || !breakdown || breakdown.dueNow === 0) return null;
  const { currency, dueNow: paid, total } = breakdown;
  const own = ownParts(of.priceLines ?? []);
  // the server's first rendering doesn't know today's date, but it has no chosen day either
  const chosen = travelDate === '' || today === '' ? null : travelDate;
  return cancellationPromise(terms, { travelDate: chosen, today, total, paid, currency, ...own });
}
