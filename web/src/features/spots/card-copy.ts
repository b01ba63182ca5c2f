/** Texts of a destination's card. */
export { cardTexts } from './card-copy.texts.js';
