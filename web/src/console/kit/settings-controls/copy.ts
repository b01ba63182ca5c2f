/** Texts for the controls of settings. */
export { controlTexts } from './copy.texts.js';
