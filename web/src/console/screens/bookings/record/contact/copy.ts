export { contactTexts, linkTexts } from './copy.texts.js';
