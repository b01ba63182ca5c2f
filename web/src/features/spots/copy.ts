import { categoryNames as ofDestinations } from '../../domain/category-names.ts';
import * as catalog from './copy.texts.js';

/** Texts of the destinations; those of spec §2 and §8 are verbatim. */
export { catalogueTexts, searchTexts } from './copy.texts.js';

/** Names for the catalog's category filter. */
export const categoryNames = { ...catalog.categoryNames, ...ofDestinations } as const;

export { lengthNames } from './copy.texts.js';

/** Texts after a destination was published. */
export { publishedTexts } from './copy.texts.js';
