/** Texts of the agency's settings. */
export { settingsTexts } from './copy.texts.js';
