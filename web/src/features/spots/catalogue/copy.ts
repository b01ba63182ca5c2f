import * as catalog from './copy.texts.js';

/** Texts of the catalog in addition to `../copy.ts`; those of spec §1 and §2 are verbatim. */
export const texts = {
  ...catalog.texts,
  description: (total: number | undefined) =>
    total === undefined ? catalog.texts.descriptionOfAll : catalog.texts.description(total),
  closest: (search: string) =>
    search.includes(' ') ? catalog.texts.closestOfAll(search) : catalog.texts.closest(search),
} as const;
