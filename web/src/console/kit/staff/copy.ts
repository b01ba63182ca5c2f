export { roleNames, noMailTexts, signOutTexts } from './copy.texts.js';
