import type { CalendarDay } from '../../trips/dates/travel-dates.ts';
import { searchText } from '../../text/search-text.ts';

/** A code as it is compared: 'harbor 50' and 'HARBOR50' are the same. */
export const codeKeyOf = (code: string): string => searchText(code).replaceAll(' ', '');

export const PROMO_STATES = ['on', 'used_up', 'ended'] as const;
export type PromoState = (typeof PROMO_STATES)[number];

interface Usable {
  endedAt: unknown;
  maxUses: number | null;
  untilOn: CalendarDay | null;
  used: number;
}

/** The state of a promo code on the agency's day `today`. A code that isn't valid yet counts as `on`. */
export function promoState(
  { endedAt, maxUses, untilOn, used }: Usable,
  today: CalendarDay,
): PromoState {
  if (endedAt !== null || (untilOn !== null && untilOn < today)) return 'ended';
  return maxUses !== null && used >= maxUses ? 'used_up' : 'on';
}

/** Where and for what a promo code can be used. */
export interface PromoLimits {
  travelFrom: CalendarDay | null;
  travelTo: CalendarDay | null;
  /** Ids of destinations; null for all. */
  offers: readonly string[] | null;
  /** The minimum price of the trip itself, in minor units. */
  minTotal: number | null;
}

/** True if a code can be used for a trip; `price` is that of the trip itself, in minor units. */
export function isForTrip(
  { minTotal, offers, travelFrom, travelTo }: PromoLimits,
  trip: { offerId: string; price: number; travelDate: CalendarDay },
): boolean {
  const { offerId, price, travelDate } = trip;
  return (
    (travelFrom === null || travelFrom <= travelDate) &&
    (travelTo === null || travelDate <= travelTo) &&
    (offers === null || offers.includes(offerId)) &&
    (minTotal === null || price >= minTotal)
  );
}
