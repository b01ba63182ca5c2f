/** Texts of the suggestions. */
export { suggestionTexts } from './copy.texts.js';
