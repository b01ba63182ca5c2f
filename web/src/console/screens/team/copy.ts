/** Texts about the people who work for the agency. */
export { teamTexts, addTexts, roleTexts } from './copy.texts.js';

/** Texts of invitations. */
export { invitationTexts } from './copy.texts.js';
