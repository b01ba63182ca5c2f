export { controlTexts } from './copy.texts.js';
