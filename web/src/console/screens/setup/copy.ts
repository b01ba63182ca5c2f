/** Texts for becoming the first owner. */
export { setupTexts } from './copy.texts.js';
