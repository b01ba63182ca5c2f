/** Texts of the showcase sections; those of spec §1, §2, §3 and §8 verbatim. */
export { aboutTexts, bestSpotsTexts, teamTexts, reviewsTexts } from './copy.texts.js';

/** The kind of a slideshow, for assistive technology. */
export { carouselRole } from './copy.texts.js';
