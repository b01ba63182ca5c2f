export { kindTexts, auditTexts } from './copy.texts.js';
