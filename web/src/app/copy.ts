/** Texts of the frame around the screens; those of spec §2 and §8 are verbatim. */
export { notFoundTexts, errorTexts } from './copy.texts.js';

/** Shown if a script of the page failed to load or can't be requested now; the rest of the page works. */
export { lateTexts } from './copy.texts.js';

/** For browsers without scripts. */
export { scriptlessText } from './copy.texts.js';

export { sessionTexts } from './copy.texts.js';
