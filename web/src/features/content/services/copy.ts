/** Texts shared by all service pages. */
export { serviceTexts } from './copy.texts.js';
