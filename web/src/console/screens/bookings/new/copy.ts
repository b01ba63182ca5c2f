export { newTexts } from './copy.texts.js';
