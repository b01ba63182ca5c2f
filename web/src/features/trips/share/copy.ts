/** Texts of links to a trip for companions. */
export { shareTexts } from './copy.texts.js';
