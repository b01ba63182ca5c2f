/** My bookings; the texts of spec §2 and §8 verbatim. */
export { deleteTexts, listTexts, sortNames } from './copy.texts.js';
