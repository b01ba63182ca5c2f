export { stateTexts, newsletterTexts } from './copy.texts.js';
