export { stateNames, waitsNames, originNames } from './copy.texts.js';

/** The list of all destinations. */
export { listTexts } from './copy.texts.js';

/** Messages of the travelers' form (spec §5), as the editor says them. */
export { ownWords } from './copy.texts.js';
