import type { PriceRules } from './trip-price.ts';

/** A destination, an offer or a booking; without rules of its own, the usual ones apply. */
interface Priced {
  prices?: Pick<PriceRules, 'per'> | undefined;
}

/** Whom a destination's price is for: 'per adult', or 'per party' if it is for the whole party. */
export const priceFor = ({ prices }: Priced): string =>
  prices?.per === 'booking' ? 'per party' : 'per adult';

/** The words after every price: 'per adult, per day'. Prices of children are shown with the party. */
export const priceUnit = (of: Priced): string => `${priceFor(of)}, per day`;
