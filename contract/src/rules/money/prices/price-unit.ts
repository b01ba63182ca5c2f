import { perAdult, perDay, perParty } from '../../../words/trips/prices.texts.js';
import type { PriceRules } from './trip-price.ts';

/** A destination, an offer or a booking. Without price rules, the usual ones apply. */
interface Priced {
  prices?: Pick<PriceRules, 'per'> | undefined;
}

/** 'per adult', or 'per party' if one price is for all travelers together. */
export const priceFor = ({ prices }: Priced): string =>
  prices?.per === 'booking' ? perParty : perAdult;

/** 'per adult, per day'. The prices of children are shown with the party. */
export const priceUnit = (of: Priced): string => perDay(priceFor(of));

/** The word before a price that depends on the day of travel. */
export { from as fromWord } from '../../../words/trips/prices.texts.js';
