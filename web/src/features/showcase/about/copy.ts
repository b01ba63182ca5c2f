/** Texts of the About page. */
export { aboutPageTexts } from './copy.texts.js';
