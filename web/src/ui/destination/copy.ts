/** Texts about a trip's plan, inclusions and meeting point, before and after booking. */
export { planTexts } from './copy.texts.js';

/** Texts of the field for a destination's country. */
export { countryTexts } from './copy.texts.js';
