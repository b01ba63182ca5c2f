/** Texts of the newsletter form in the footer. */
export { newsletterTexts } from './copy.texts.js';

/** Texts after a press on Subscribe. */
export { subscribeTexts } from './copy.texts.js';
