/** Texts of the trip page. */
export { pageTexts } from './copy.texts.js';

/** Texts of the trip's price and payments. */
export { moneyTexts } from './copy.texts.js';

/** Texts of files to keep or print. */
export { documentTexts } from './copy.texts.js';

/** Texts of the changes that are still possible. */
export { planTexts } from './copy.texts.js';

/** Texts of the form that changes the lead traveler's and companions' names. */
export { renameTexts } from './copy.texts.js';

/** Texts of a canceled or expired trip. */
export { endedTexts } from './copy.texts.js';

/** Texts of the booking's history, for the traveler. */
export { timelineTexts } from './copy.texts.js';
