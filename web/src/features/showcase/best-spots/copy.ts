/** Texts of the popular spots page. */
export { popularTexts } from './copy.texts.js';
