export { stateNames, waitsNames, originNames } from './copy.texts.js';

/** The list of all destinations. */
export { listTexts } from './copy.texts.js';

/** Messages of the travelers' form (spec §5), in the editor's words. */
export { ownWords } from './copy.texts.js';
