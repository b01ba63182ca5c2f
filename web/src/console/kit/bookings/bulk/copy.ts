/** Texts for actions on several bookings. */
export { bulkTexts, checkInTexts } from './copy.texts.js';

/** The button for a single party. */
export { oneCheckInTexts } from './copy.texts.js';
