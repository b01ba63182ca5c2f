/** Texts of Home's first section. */
export { heroTexts } from './copy.texts.js';

/** The number of steps of the product's own tour. */
export const TOUR_LENGTH = 6;
