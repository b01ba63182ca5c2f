/** Texts of the showcase sections; those of spec §1, §2, §3 and §8 verbatim. */
export { aboutTexts, bestSpotsTexts, teamTexts, reviewsTexts } from './copy.texts.js';
