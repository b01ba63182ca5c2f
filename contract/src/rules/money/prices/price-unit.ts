import { perAdult, perDay, perParty } from '../../../words/trips/prices.texts.js';
import type { PriceRules } from './trip-price.ts';

/** A destination, an offer or a booking. Without rules of its own, the usual ones apply. */
interface Priced {
  prices?: Pick<PriceRules, 'per'> | undefined;
}

/** The unit of a destination's price: 'per adult', or 'per party' if one price covers all travelers. */
export const priceFor = ({ prices }: Priced): string =>
  prices?.per === 'booking' ? perParty : perAdult;

/** The words after every price: 'per adult, per day'. The party's prices show those of children. */
export const priceUnit = (of: Priced): string => perDay(priceFor(of));

/** The word before the lowest price, where it depends on the day of travel. */
export { from as fromWord } from '../../../words/trips/prices.texts.js';
