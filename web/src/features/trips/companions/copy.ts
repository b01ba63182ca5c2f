/** Texts of the page behind a shared link. */
export { companionTexts } from './copy.texts.js';
