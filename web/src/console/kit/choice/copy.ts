/** Texts of the field for choosing a destination. */
export { destinationTexts } from './copy.texts.js';
