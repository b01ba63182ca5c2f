/** Texts for accepting an invitation to the team. */
export { joinTexts } from './copy.texts.js';
