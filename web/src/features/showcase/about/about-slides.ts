import { slides } from './about-slides.texts.js';

const PICTURES = ['mountain-adventures', 'city-explorations', 'beach-getaways', 'cultural-journeys', 'nature-escapes', 'urban-discoveries'] as const; // prettier-ignore

/** The six fixed pictures of Home's About section (spec §2), in their order. */
export const aboutSlides = slides.map(({ title, text }, at) => ({
  title,
  text,
  picture: PICTURES[at] ?? '',
}));
