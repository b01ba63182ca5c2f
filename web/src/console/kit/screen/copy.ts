export { screenTexts } from './copy.texts.js';
