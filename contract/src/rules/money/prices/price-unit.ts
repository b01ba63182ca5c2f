import { perAdult, perDay, perParty } from '../../../words/trips/prices.texts.js';
import type { PriceRules } from './trip-price.ts';

/** A destination, an offer or a booking. If it has no price rules, the usual ones apply. */
interface Priced {
  prices?: Pick<PriceRules, 'per'> | undefined;
}

/** The unit of a destination's price: 'per adult', or 'per party' if one price is for all travelers together. */
export const priceFor = ({ prices }: Priced): string =>
  prices?.per === 'booking' ? perParty : perAdult;

/** The unit shown after a price: 'per adult, per day'. The prices of children are shown with the party. */
export const priceUnit = (of: Priced): string => perDay(priceFor(of));

/** The word 'from' before the lowest price, for prices that depend on the day of travel. */
export { from as fromWord } from '../../../words/trips/prices.texts.js';
