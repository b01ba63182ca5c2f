import type { PriceRules } from './trip-price.ts';

const WHOM = { person: 'per adult', booking: 'per party' } as const satisfies Record<
  PriceRules['per'],
  string
>;

/** A destination, an offer or a booking; without rules of its own, the usual ones apply. */
interface Priced {
  prices?: Pick<PriceRules, 'per'> | undefined;
}

/** Whom a destination's price is for: 'per adult', or 'per party' if it is for the whole party. */
export const priceFor = ({ prices }: Priced): string => WHOM[prices?.per ?? 'person'];

/** The words after every price: 'per adult, per day'. Prices of children are shown with the party. */
export const priceUnit = (of: Priced): string => `${priceFor(of)}, per day`;
