export { importTexts, listTexts, siteTexts, spotTexts } from './copy.texts.js';
