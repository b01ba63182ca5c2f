/** Texts of the card payment (spec §2, §4, §8). */
export { texts } from './copy.texts.js';

/** Texts while the outcome of a payment is unknown. */
export { checkingTexts } from './copy.texts.js';

/** Texts for a booking that is already paid. */
export { paidTexts } from './copy.texts.js';

/** Texts for a canceled booking. */
export { canceledTexts } from './copy.texts.js';

/** Texts for the amounts next to the card field. */
export { amountDueTexts, testTexts } from './copy.texts.js';

/** The provider's own documentation of its test cards (spec §2). */
export const TEST_CARDS_HREF = 'https://docs.stripe.com/testing';
