export { viewNames, subjectNames } from './copy.texts.js';

/** States that need no attention have no text. */
export { avifNames, picturesTexts, removalTexts, externalTexts } from './copy.texts.js';
