/** Progress of a canceled trip's card refund. */
export { progressTexts } from './canceled-copy.texts.js';

/** Labels of a canceled trip's amounts. */
export { canceledTexts } from './canceled-copy.texts.js';
