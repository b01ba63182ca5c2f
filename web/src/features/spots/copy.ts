import { categoryNames as ofDestinations } from '../../domain/category-names.ts';

/** Texts of the destinations; those of spec §2 and §8 verbatim. */
export const catalogueTexts = {
  loading: 'Loading tourist spots...',
  failed: 'Failed to load tourist spots',
} as const;

export const searchTexts = {
  where: 'Where',
  wherePlaceholder: 'Search destinations',
  when: 'When',
  anyMonth: 'Any month',
  length: 'How long',
  anyLength: 'Any length',
  submit: 'Search',
} as const;

/** Names for the catalog's category filter. */
export const categoryNames = { all: 'All', ...ofDestinations } as const;

export const lengthNames = {
  short: '1–3 days',
  medium: '4–6 days',
  long: '7 days or more',
} as const;

/** Texts after a destination was published. */
export const publishedTexts = {
  text: 'Your destination is online.',
  see: (spot: string) => `See ${spot}`,
} as const;
